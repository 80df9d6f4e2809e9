import type { ReactNode } from 'react';
import { shortAddress } from '#web/components/audit/short-address.ts';
import { CircleAlert, CircleCheck } from '#web/components/ui/icons.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { otherTagsTexts } from '#web/i18n/project/settings.ts';

interface CheckOutcomeProps {
  isGood: boolean;
  title: string;
  children?: ReactNode;
}

/** The result of a check of the live site. */
export function CheckOutcome({ isGood, title, children }: CheckOutcomeProps) {
  const Icon = isGood ? CircleCheck : CircleAlert;
  return (
    <div
      role={isGood ? 'status' : 'alert'}
      className={`flex gap-3 rounded-md px-4 py-3.5 text-sm ${isGood ? 'bg-good-soft' : 'bg-bad-soft'}`}
    >
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${isGood ? 'text-good' : 'text-bad'}`} />
      <div className="min-w-0">
        <p className={`font-[550] ${isGood ? 'text-good' : 'text-bad'}`}>{title}</p>
        {children}
      </div>
    </div>
  );
}

export interface OtherTag {
  url: string;
  image: string | null;
  writtenBy: string | null;
}

/** Where our tag was looked for and what stood there instead: page by page, with who wrote it where that is known. */
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
