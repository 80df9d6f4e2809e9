import { useCallback, useEffect, useRef, useState } from 'react';
import { CallFailed } from '#contract/client.ts';
import type { RouteTemplate } from '#contract/entities/template.ts';
import type { LimitOffer } from '#contract/errors.ts';
import { api } from '#web/browser-client.ts';
import { designFrom, type StudioDesign, sameDesign } from './design.ts';
import { isUnreachable, useReconnected } from './use-reconnected.ts';

type State = RouteTemplate['state'];
export type Saving =
  | { kind: 'saved' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** Somebody else was faster; no input is lost. */
  | { kind: 'conflict' }
  | { kind: 'failed'; message: string; isOffline: boolean };

/** `overLimit`: the plan has no room for another live template; the caller says what to do. */
export type Saved = 'stored' | 'refused' | { overLimit: LimitOffer | undefined };

export type Save = ReturnType<typeof useSaving>['save'];

const DRAFT_MS = 400;

/** Explicit saving: a live template is what platforms fetch, so nothing half-typed reaches them. */
export function useSaving(
  template: RouteTemplate,
  design: StudioDesign,
  offline: string,
  /** A tool's edits of every template it opens do not count as changes. */
  prepare: (design: StudioDesign) => StudioDesign,
) {
  const [saved, setSaved] = useState(() => ({
    design: prepare(designFrom(template)),
    version: template.version,
    state: template.state,
  }));
  const [trouble, setProblem] = useState<Saving | null>(null);
  const [busy, setBusy] = useState(false);
  const isDirty = !sameDesign(design, saved.design);
  const latest = useRef({ design, saved });
  useEffect(() => {
    latest.current = { design, saved };
  });

  useEffect(() => {
    // A rejected design may be valid now; a conflict stays until it is decided.
    setProblem((now) => (now?.kind === 'failed' ? null : now));
    const draft = isDirty ? { version: saved.version, design } : null;
    const timer = setTimeout(() => storeDraft(template.uuid, draft), isDirty ? DRAFT_MS : 0);
    return () => clearTimeout(timer);
  }, [design, isDirty, saved.version, template.uuid]);

  /** `over` stores it although somebody else has changed the template meanwhile. */
  const save = useCallback(
    async (more: { state?: 'live' | 'inactive'; others?: 'inactive'; over?: boolean } = {}): Promise<Saved> => {
      const now = latest.current;
      setBusy(true);
      try {
        const answer = await api.updateTemplate({
          params: { id: template.uuid },
          body: {
            ...now.design,
            ...(more.state ? { state: more.state, others: more.others ?? 'keep' } : {}),
            redraw: (more.state ?? now.saved.state) === 'live',
            ...(more.over ? {} : { version: now.saved.version }),
          },
        });
        setSaved({ design: now.design, version: answer.version, state: answer.state });
        setProblem(null);
        storeDraft(template.uuid, null);
        return 'stored';
      } catch (error) {
        if (error instanceof CallFailed && error.status === 402) return { overLimit: error.offer };
        const isConflict = error instanceof CallFailed && error.code === 'CONFLICT';
        setProblem(isConflict ? { kind: 'conflict' } : failure(error, offline));
        return 'refused';
      } finally {
        setBusy(false);
      }
    },
    [template.uuid, offline],
  );

  // The person may decide anew; only the warning is no longer true.
  useReconnected(trouble?.kind === 'failed' && trouble.isOffline, () => setProblem(null));

  /** Their version, instead of one's own. */
  const takeTheirs = useCallback(async (): Promise<StudioDesign | null> => {
    try {
      const answer = await api.getTemplate({ params: { id: template.uuid } });
      const theirs = prepare(designFrom(answer));
      setSaved({ design: theirs, version: answer.version, state: answer.state });
      setProblem(null);
      return theirs;
    } catch (error) {
      setProblem(failure(error, offline));
      return null;
    }
  }, [template.uuid, offline, prepare]);

  const saving: Saving = busy ? { kind: 'saving' } : (trouble ?? { kind: isDirty ? 'unsaved' : 'saved' });
  return { saving, isDirty, state: saved.state as State, save, takeTheirs };
}

function failure(error: unknown, offline: string): Saving {
  if (!(error instanceof CallFailed) || isUnreachable(error))
    return { kind: 'failed', message: offline, isOffline: true };
  const message = [error.message, ...Object.values(error.errors).flat()].join(' ');
  return { kind: 'failed', message, isOffline: false };
}

// Unsaved work stays in this browser until it is saved or discarded: a closed tab loses nothing.

export interface Draft {
  /** Of the template it was based on. */
  version: number;
  design: StudioDesign;
}

const keyOf = (uuid: string) => `linkbild-draft-${uuid}`;

export function readDraft(uuid: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(uuid)) ?? 'null');
    // Drafts of earlier versions have no type.
    return isDraft(draft) ? { ...draft, design: { ...draft.design, type: draft.design.type ?? 'html' } } : null;
  } catch {
    return null;
  }
}

export function storeDraft(uuid: string, draft: Draft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(uuid), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(uuid));
  } catch {
    // Full or forbidden: the warning before leaving still applies.
  }
}

const isDraft = (value: unknown): value is Draft => {
  if (typeof value !== 'object' || value === null || !('design' in value) || !('version' in value)) return false;
  const { design } = value;
  return typeof design === 'object' && design !== null && 'html' in design && typeof design.html === 'string';
};
