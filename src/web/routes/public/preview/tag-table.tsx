import type { PageTag } from '#contract/entities/described-audit.ts';
import { type PlatformId, platformIds, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { previewTexts } from '#web/i18n/public/preview.ts';
import { PreviewAccordion } from './preview-accordion.tsx';

const namesOf = (ids: readonly PlatformId[]) => ids.map((id) => platformNames[id]).join(', ');

/** Every tag a platform could use: its position, its author, its readers. */
export function TagTable({ tags }: { tags: readonly PageTag[] }) {
  const texts = useTexts(previewTexts);
  return (
    <PreviewAccordion title={texts.tags} lead={tags.length ? texts.tagsLead(tags.length) : texts.noTags}>
      {tags.length > 0 && (
        <div className="pb-8">
          <table className="w-full text-sm max-md:block">
            <thead className="text-left text-ink-faint max-md:hidden">
              <tr>
                <th className="w-[46%] py-2 pr-6 font-[550]">{texts.tag}</th>
                <th className="py-2 pr-6 text-right font-[550]">{texts.position}</th>
                <th className="py-2 pr-6 font-[550]">{texts.writtenBy}</th>
                <th className="w-[26%] py-2 font-[550]">{texts.readBy}</th>
              </tr>
            </thead>
            <tbody className="max-md:block">
              {tags.map((tag) => (
                <TagRow key={`${tag.byte} ${tag.key}`} tag={tag} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </PreviewAccordion>
  );
}

const cell = 'py-3 pr-6 max-md:block max-md:py-0.5 max-md:pr-0';

function TagRow({ tag }: { tag: PageTag }) {
  const texts = useTexts(previewTexts);
  const language = useLanguage();
  const readers = useReaders(tag.readBy);
  return (
    <tr className="border-line border-t align-top max-md:block max-md:py-3">
      <td className={cell}>
        <span className="flex flex-wrap items-baseline gap-2">
          <code className="font-mono text-[0.8125rem]">{tag.key}</code>
          {tag.isDuplicate && <Badge tone="warn">{texts.duplicate}</Badge>}
          {tag.place === 'body' && <Badge>{texts.inBody}</Badge>}
        </span>
        <span className="mt-0.5 block text-ink-soft [overflow-wrap:anywhere]">{tag.value}</span>
      </td>
      <td className={`${cell} figures md:text-right`}>
        <Label>{texts.position}</Label>
        {writeNumber(tag.byte, language)}
      </td>
      <td className={cell}>
        <Label>{texts.writtenBy}</Label>
        {tag.writtenBy ?? texts.unknownWriter}
      </td>
      <td className="py-3 max-md:block max-md:py-0.5">
        <Label>{texts.readBy}</Label>
        {readers}
        {tag.missedBy.length > 0 && (
          <span className="mt-1 block text-warn">
            {texts.missedBy} {namesOf(tag.missedBy)}
          </span>
        )}
      </td>
    </tr>
  );
}

/** On a phone the head of the table is gone, and each cell has its own label. */
const Label = ({ children }: { children: string }) => <span className="mr-2 text-ink-faint md:hidden">{children}</span>;

/** If nearly all platforms are meant, the few exceptions are named. */
const FEW = 4;

function useReaders(readBy: readonly PlatformId[]): string {
  const texts = useTexts(previewTexts);
  const others = platformIds.filter((id) => !readBy.includes(id));
  if (readBy.length === 0) return texts.nobody;
  if (others.length === 0) return texts.everybody;
  return others.length <= FEW ? texts.allBut(namesOf(others)) : namesOf(readBy);
}
