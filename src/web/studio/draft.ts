import type { StudioDesign } from './design.ts';

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
