import { useEffect, useState } from 'react';
import { type StudioDesign, sameDesign } from './design.ts';
import { readDraft, storeDraft } from './draft.ts';

/** Unsaved work that this browser kept, if it differs from what is open. */
export function useDraft(templateId: string, design: StudioDesign) {
  const [found, setFound] = useState<StudioDesign | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the page opens
  useEffect(() => {
    const draft = readDraft(templateId);
    if (draft && !sameDesign(draft.design, design)) setFound(draft.design);
  }, []);
  const forget = () => setFound(null);
  const drop = () => {
    storeDraft(templateId, null);
    forget();
  };
  return { found, forget, drop };
}
