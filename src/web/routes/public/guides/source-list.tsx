import { sourceLink, sourceOf, sourcesOf } from '#domain/audit/guides/rule-evidence.ts';
import type { Platform } from '#domain/audit/platform-rules.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { guideTexts } from '../../../i18n/public/guides.ts';
import { EvidenceBadge } from './evidence-badge.tsx';

/** Where the platform's rules come from, with the date of the document if it has one. */
export function SourceList({ platform }: { platform: Platform }) {
  const texts = useTexts(guideTexts);
  const ids = sourcesOf(platform);
  if (ids.length === 0) return <p className="text-ink-soft">{texts.noSources}</p>;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {ids.map((id) => {
        const source = sourceOf(id);
        const link = sourceLink(source);
        return (
          <li
            key={id}
            id={`source-${id}`}
            className="grid scroll-mt-24 gap-x-8 gap-y-1 py-4 target:bg-signal-soft sm:grid-cols-[12rem_1fr_auto]"
          >
            <span className="text-sm">{id}</span>
            <span className="min-w-0 text-ink-soft text-sm [overflow-wrap:anywhere]">
              {link ? (
                <a href={link} rel="noreferrer" className="text-link">
                  {source.where}
                </a>
              ) : (
                source.where
              )}
              {source.date && <span className="text-ink-faint"> · {source.date}</span>}
            </span>
            <span>
              <EvidenceBadge kind={source.kind} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
