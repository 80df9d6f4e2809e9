import { memo } from 'react';
import { platformIds, platformNames, standingOf } from '#domain/audit/platforms/platform-id.ts';
import { refreshes, refreshToolFor } from '#domain/audit/refresh.ts';
import { ArrowUpRight } from '#web/components/ui/icons.tsx';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { previewTexts } from '../../../i18n/public/preview.ts';
import { PreviewAccordion } from './preview-fold.tsx';

const openPlatforms = platformIds.filter((id) => standingOf(id) !== 'closed');

/** How to make each platform read the page again, with what no tool can change. */
export const RefreshList = memo(function RefreshList({ url }: { url: string }) {
  const texts = useTexts(previewTexts);
  const language = useLanguage();
  return (
    <PreviewAccordion title={texts.refresh} lead={texts.refreshLead}>
      <dl className="grid gap-x-12 pb-8 md:grid-cols-2">
        {openPlatforms.map((platform) => {
          const { cache, how, limit, tool } = refreshes[platform];
          const toolUrl = refreshToolFor(platform, url);
          return (
            <div key={platform} className="border-line border-t py-4 text-sm">
              <dt className="flex flex-wrap items-baseline justify-between gap-x-4 font-[550]">
                {platformNames[platform]}
                {tool && toolUrl && (
                  <a href={toolUrl} target="_blank" rel="noopener noreferrer" className="inline-flex gap-1 text-link">
                    {tool.name}
                    <ArrowUpRight aria-hidden className="size-3.5 self-center" />
                  </a>
                )}
              </dt>
              <dd className="mt-1">{how[language]}</dd>
              <dd className="mt-1 text-ink-soft">{limit[language]}</dd>
              <dd className="mt-1 text-ink-faint">{cache[language]}</dd>
            </div>
          );
        })}
      </dl>
    </PreviewAccordion>
  );
});
