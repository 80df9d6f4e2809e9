import { useDeferredValue, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { PagePreview } from '#contract/entities/described-audit.ts';
import { editTags, type TagEdit } from '#domain/audit/edit/edit-tags.ts';
import { editsOf, fieldsOf } from '#domain/audit/edit/tag-fields.ts';
import type { ImageProbe } from '#domain/audit/emulation/image-probe.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { changedPlatforms, judgePage, probeImages, withProbes } from '#web/components/page-audit/judge-page.ts';
import { useLanguage } from '#web/i18n/language.tsx';
import { type Draft, startDraft, takeStep } from './draft.ts';

/** The edited page, shown in place of the page as it is. */
export interface EditedPage {
  view: PagePreview;
  changed: PlatformId[];
}

interface TagEditorOptions {
  evidence: PageEvidence;
  /** A suggestion to try; a new object is tried again. */
  suggestion: { edits: readonly TagEdit[] } | null;
  onView: (edited: EditedPage | null) => void;
}

/** After so long without a key, images are measured and fixes tried. */
const PAUSE_MS = 500;

export function useTagEditor({ evidence: first, suggestion, onView }: TagEditorOptions) {
  const language = useLanguage();
  const [evidence, setEvidence] = useState(first);
  const [state, step] = useReducer(takeStep, first, (page) => startDraft(fieldsOf(page)));
  const [side, setSide] = useState<'after' | 'before'>('after');
  const { draft } = state;

  const edits = useMemo(() => allEdits(first, state.first, draft), [first, state.first, draft]);
  // Half an address is no image: two dozen cards would ask for it.
  const image = useSettled(draft.fields.image);
  const shownEdits = useMemo(
    () => allEdits(first, state.first, { ...draft, fields: { ...draft.fields, image } }),
    [first, state.first, draft, image],
  );
  // Typing comes first: cards follow as fast as the machine draws them.
  const lateEdits = useDeferredValue(shownEdits);
  const page = useMemo(() => editTags(evidence, lateEdits), [evidence, lateEdits]);
  const original = useMemo(() => judgePage(evidence, language, 'thorough'), [evidence, language]);
  const [thorough, setThorough] = useState({ page: evidence, view: original });
  const view = useMemo(() => {
    if (lateEdits.length === 0) return original;
    if (thorough.page === page) return thorough.view;
    // What to fix follows after a pause; until then it says what it said.
    return { ...judgePage(page, language, 'fast'), issues: thorough.view.issues };
  }, [page, lateEdits, original, thorough, language]);

  useEffect(() => {
    const timer = setTimeout(() => setThorough({ page, view: judgePage(page, language, 'thorough') }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [page, language]);

  useImageProbes(page, (probes) => setEvidence((was) => withProbes(was, probes)));

  useEffect(() => {
    if (suggestion) step({ do: 'apply', edits: suggestion.edits });
  }, [suggestion]);

  const changed = useMemo(() => changedPlatforms(original, view), [original, view]);
  const latestOnView = useRef(onView);
  latestOnView.current = onView;
  useEffect(
    () => latestOnView.current(side === 'before' ? { view: original, changed } : { view, changed }),
    [side, view, original, changed],
  );
  useEffect(() => () => latestOnView.current(null), []);
  return { state, step, edits, page, scores: { before: original.score, after: view.score }, changed, side, setSide };
}

const allEdits = (page: PageEvidence, first: Draft, draft: Draft): TagEdit[] => [
  ...editsOf(page, first.fields, draft.fields),
  ...draft.others,
];

/** The value after a pause in changing it. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, PAUSE_MS, value);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Each address is requested once, after a pause in typing it. */
function useImageProbes(page: PageEvidence, onProbes: (probes: ImageProbe[]) => void) {
  const requested = useRef(new Set<string>());
  const latestOnProbes = useRef(onProbes);
  latestOnProbes.current = onProbes;
  useEffect(() => {
    const timer = setTimeout(async () => {
      const probes = await probeImages(page, (url) => requested.current.has(url) || !requested.current.add(url));
      if (probes.length > 0) latestOnProbes.current(probes);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [page]);
}
