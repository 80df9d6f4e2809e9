import type { TagEdit } from '#domain/audit/edit/edit-tags.ts';
import { allTags, changedTags, removedKeys } from '#domain/audit/edit/tag-block.ts';
import type { MetaTag } from '#domain/meta/meta-tag-data.ts';
import { Fold } from '../../../../components/audit/accordion.tsx';
import { CodeBlock } from '../../../../components/ui/code-block.tsx';
import { useTexts } from '../../../../i18n/language.tsx';
import { editorTexts } from '../../../../i18n/public/preview-tools.ts';

/** What goes into the page: only the changes, or everything that is about sharing. */
export function TagBlocks({ edits, tags }: { edits: readonly TagEdit[]; tags: readonly MetaTag[] }) {
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
      <Fold className="border-line border-y" summaryClass="py-2.5 text-sm" summary={<span>{texts.allTags}</span>}>
        <div className="pb-4">
          <CodeBlock code={allTags(tags)} title={texts.wholeBlock} bounded texts={copy} />
        </div>
      </Fold>
    </div>
  );
}
