import { useEffect, useRef, useState } from 'react';
import type { TagEdit } from '#domain/audit/edit/edit-tags.ts';
import { allTags, changedTags, removedKeys } from '#domain/audit/edit/tag-fields.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import type { MetaTag } from '#domain/meta/meta-tag-data.ts';
import { api } from '#web/browser-client.ts';
import { Accordion } from '#web/components/audit/accordion.tsx';
import { buttonClass, IconButton } from '#web/components/ui/button.tsx';
import { CodeBlock } from '#web/components/ui/code-block.tsx';
import { RotateCcw, Undo2, X } from '#web/components/ui/icons.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { editorTexts } from '#web/i18n/public/preview-tools.ts';
import { EditorFields } from './editor-fields.tsx';
import { type EditedPage, useTagEditor } from './use-tag-editor.ts';

export interface TagEditorProps {
  address: string;
  /** Known if the page was pasted; otherwise it is requested from the server. */
  evidence: PageEvidence | null;
  suggestion: { edits: readonly TagEdit[] } | null;
  onView: (edited: EditedPage | null) => void;
  onClose: () => void;
}

/** A form for title, description, image and kind; every card shows the change. */
export default function TagEditor({ address, evidence: given, ...rest }: TagEditorProps) {
  const texts = useTexts(editorTexts);
  const [evidence, setEvidence] = useState(given);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    if (given) return;
    api
      .getPageEvidence({ query: { url: address } })
      .then(setEvidence, (failed: Error) => setError(failed.message || texts.notLoaded));
  }, [address, given, texts]);
  return (
    <section aria-labelledby="preview-editor" className="rounded-lg border border-line bg-surface p-5">
      <header className="mb-4 flex items-start justify-between gap-4">
        <div>
          <h3 id="preview-editor" className="scroll-mt-24 text-xl">
            {texts.heading}
          </h3>
          <p className="mt-0.5 text-ink-soft text-sm">{texts.lead}</p>
        </div>
        <IconButton size="sm" label={texts.close} onClick={rest.onClose}>
          <X aria-hidden className="size-4" />
        </IconButton>
      </header>
      {error && (
        <p role="alert" className="text-bad text-sm">
          {error}
        </p>
      )}
      {evidence ? <EditorBody evidence={evidence} {...rest} /> : !error && <Skeleton height="20rem" shape="block" />}
    </section>
  );
}

function EditorBody({
  evidence,
  suggestion,
  onView,
}: Omit<TagEditorProps, 'address' | 'evidence'> & { evidence: PageEvidence }) {
  const texts = useTexts(editorTexts);
  const editor = useTagEditor({ evidence, suggestion, onView });
  const { state, step, edits, page, scores, changed, side, setSide } = editor;
  const fields = useRef<HTMLDivElement>(null);
  // Suggestions are further down the page: trying one scrolls back to its result.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every suggestion
  useEffect(() => {
    // In braces: newer browsers return a promise, which is no way to clean up.
    document.getElementById('preview-editor')?.scrollIntoView({ block: 'nearest' });
  }, [suggestion]);
  // Focuses the first field for typing.
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={fields} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="figures text-sm">
          {texts.scores(scores.before, scores.after)} · {texts.changedCards(changed.length)}
        </p>
        <div className="-mr-2 flex items-center">
          <a href="#preview-platforms" className="mr-3 text-link text-sm lg:hidden">
            {texts.toCards}
          </a>
          <IconButton
            size="sm"
            label={texts.undo}
            disabled={state.past.length === 0}
            onClick={() => step({ do: 'undo' })}
          >
            <Undo2 aria-hidden className="size-4" />
          </IconButton>
          <IconButton
            size="sm"
            label={texts.reset}
            disabled={state.draft === state.first}
            onClick={() => step({ do: 'reset' })}
          >
            <RotateCcw aria-hidden className="size-4" />
          </IconButton>
        </div>
      </div>
      <fieldset aria-label={texts.sides} className="grid grid-cols-2 rounded-md border border-line-strong/60 p-0.5">
        {(['before', 'after'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={side === one}
            onClick={() => setSide(one)}
            className={buttonClass(side === one ? 'chosen' : 'quiet', 'sm')}
          >
            {texts[one]}
          </button>
        ))}
      </fieldset>
      <EditorFields state={state} step={step} page={page} />
      <TagBlocks edits={edits} tags={page.meta.tags} />
    </div>
  );
}

/** HTML to copy into the page: the changed tags, or all tags for sharing. */
function TagBlocks({ edits, tags }: { edits: readonly TagEdit[]; tags: readonly MetaTag[] }) {
  const texts = useTexts(editorTexts);
  const copy = { copy: texts.copy, copied: texts.copied };
  const changed = changedTags(edits);
  const removed = removedKeys(edits);
  return (
    <div className="grid gap-3">
      {changed !== '' && <CodeBlock code={changed} title={texts.changedTags} bounded texts={copy} />}
      {removed.length > 0 && (
        <p className="text-sm">
          {texts.remove} <code className="font-mono text-[0.8125rem]">{removed.join(', ')}</code>
        </p>
      )}
      <Accordion className="border-line border-y" summaryClass="py-2.5 text-sm" summary={<span>{texts.allTags}</span>}>
        <div className="pb-4">
          <CodeBlock code={allTags(tags)} title={texts.wholeBlock} bounded texts={copy} />
        </div>
      </Accordion>
    </div>
  );
}
