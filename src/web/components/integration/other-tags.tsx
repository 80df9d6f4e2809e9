import { shortAddress } from '#web/components/audit/short-address.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { otherTagsTexts } from '#web/i18n/project/other-tags.ts';

export interface OtherTag {
  url: string;
  image: string | null;
  writtenBy: string | null;
}

/** Where our tag was looked for and what stood there instead: page by page, with who wrote it where that can be told. */
export function OtherTags({ pages }: { pages: readonly OtherTag[] }) {
  const texts = useTexts(otherTagsTexts);
  if (pages.length === 0) return null;
  return (
    <div className="mt-3">
      <p className="font-[550]">{texts.foundInstead}</p>
      <ul className="mt-1.5 grid gap-2">
        {pages.map(({ url, image, writtenBy }) => (
          <li key={url} className="[overflow-wrap:anywhere]">
            <a href={url} target="_blank" rel="noopener noreferrer" className="text-link">
              {shortAddress(url)}
            </a>
            <br />
            {image === null ? (
              texts.noOgImage
            ) : (
              <>
                <code className="font-mono text-xs">{image}</code>
                {writtenBy && <span className="text-ink-faint"> · {texts.writtenBy(writtenBy)}</span>}
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
