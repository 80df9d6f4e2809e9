import type { TagEdit } from '#domain/audit/edit/edit-tags.ts';
import { applyEdits, type TagFields } from '#domain/audit/edit/tag-fields.ts';

/** The changes so far. */
export interface Draft {
  fields: TagFields;
  /** Changes from suggestions that no field shows. */
  others: TagEdit[];
}

export interface Drafting {
  first: Draft;
  draft: Draft;
  /** To go back to, newest last. Typing in one field is one step. */
  past: Draft[];
  typingIn: keyof TagFields | null;
}

export type DraftStep =
  | { do: 'set'; field: keyof TagFields; value: string | boolean }
  | { do: 'apply'; edits: readonly TagEdit[] }
  | { do: 'undo' }
  | { do: 'reset' };

/** Nobody goes back further. */
const MAX_STEPS = 50;

export const startDraft = (fields: TagFields): Drafting => {
  const first = { fields, others: [] };
  return { first, draft: first, past: [], typingIn: null };
};

export function takeStep(state: Drafting, step: DraftStep): Drafting {
  const { first, draft, past } = state;
  const to = (next: Draft, typingIn: Drafting['typingIn'] = null): Drafting => {
    const isSameStep = typingIn !== null && typingIn === state.typingIn;
    return { first, draft: next, past: isSameStep ? past : [...past, draft].slice(-MAX_STEPS), typingIn };
  };
  switch (step.do) {
    case 'set':
      return to({ ...draft, fields: { ...draft.fields, [step.field]: step.value } }, step.field);
    case 'apply': {
      const { fields, others } = applyEdits(draft.fields, step.edits);
      const keys = new Set(others.map(({ key }) => key));
      return to({ fields, others: [...draft.others.filter(({ key }) => !keys.has(key)), ...others] });
    }
    case 'undo':
      return { first, draft: past.at(-1) ?? draft, past: past.slice(0, -1), typingIn: null };
    case 'reset':
      return draft === first ? state : to(first);
  }
}
