import clsx from 'clsx';
import type { PageTag } from '#contract/entities/described-audit.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { previewTexts } from '#web/i18n/public/preview.ts';
import { PreviewAccordion } from './preview-accordion.tsx';

/** The tags as they are written, in page order, with the size of what is between them: what a late tag is behind. */
export function SourceView({ tags }: { tags: readonly PageTag[] }) {
  const texts = useTexts(previewTexts);
  const language = useLanguage();
  if (tags.length === 0) return null;
  return (
    <PreviewAccordion title={texts.source} lead={texts.sourceLead}>
      <ol className="pb-8 font-mono text-[0.8125rem]">
        {sourceLines(tags).map(({ tag, skipped, isAfterHead }) => (
          <li key={tag.byte}>
            {skipped > 0 && (
              <span className="block py-1 pl-20 text-ink-faint text-xs">
                {texts.otherCode(writeNumber(skipped, language))}
              </span>
            )}
            {isAfterHead && (
              <span className="my-1 block border-line border-t pt-1 pl-20 text-ink-faint text-xs">
                {texts.endOfHead}
              </span>
            )}
            <span className="grid grid-cols-[4rem_minmax(0,1fr)] gap-4 py-1">
              <span className="figures text-right text-ink-faint">{writeNumber(tag.byte, language)}</span>
              <code className={clsx('[overflow-wrap:anywhere]', tag.missedBy.length > 0 && 'text-warn')}>
                {tag.raw}
                {tag.missedBy.length > 0 && (
                  <span className="block font-sans text-xs">
                    {texts.missedBy} {tag.missedBy.map((id) => platformNames[id]).join(', ')}
                  </span>
                )}
              </code>
            </span>
          </li>
        ))}
      </ol>
    </PreviewAccordion>
  );
}

interface SourceLine {
  tag: PageTag;
  /** Bytes of other code before it; a line break is none. */
  skipped: number;
  /** The first one behind the head. */
  isAfterHead: boolean;
}

const LINE_BREAK_BYTES = 16;

/** One line for each element: a tag with two keys is written once. */
export function sourceLines(tags: readonly PageTag[]): SourceLine[] {
  const lines: SourceLine[] = [];
  let end = 0;
  let isInBody = false;
  for (const tag of tags) {
    if (tag.raw === '' || tag.byte < end) continue;
    const skipped = tag.byte - end;
    const isAfterHead: boolean = !isInBody && tag.place === 'body';
    isInBody ||= isAfterHead;
    lines.push({ tag, skipped: skipped > LINE_BREAK_BYTES ? skipped : 0, isAfterHead });
    end = tag.endByte;
  }
  return lines;
}
