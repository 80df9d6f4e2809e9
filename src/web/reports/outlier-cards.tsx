import type { Audit, AuditPage } from '#contract/entities/audit.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { reasonText } from '#domain/audit/texts/reason-text.ts';
import type { Language } from '#domain/language.ts';
import { Score } from '#web/components/audit/score.tsx';
import { platformSpreadTexts } from '#web/i18n/audit/reports.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { PlatformPreview } from '#web/previews/platform-preview.tsx';
import type { OutlierCard } from './report.server.ts';

interface OutlierCardsProps {
  outliers: readonly OutlierCard[];
  issues: Audit['issues'];
  hrefOf: (page: AuditPage) => string;
}

/** The platforms that differ from the rest: their cards, by how much, and why. */
export function OutlierCards({ outliers, issues, hrefOf }: OutlierCardsProps) {
  const texts = useTexts(platformSpreadTexts);
  const language = useLanguage();
  const differs = outliers.some(({ difference }) => difference !== 0);
  return (
    <ul className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
      {outliers.map(({ platform, score, difference, page }) => {
        const card = page.result?.platforms.find((judged) => judged.platform === platform)?.card;
        if (!card) return null;
        return (
          <li key={platform} className="flex min-w-0 flex-col">
            <h3 className="flex items-baseline justify-between gap-4 font-[550] font-sans text-base tracking-normal">
              {platformNames[platform]}
              <Score score={score} />
            </h3>
            <p className="mb-3 min-h-5 text-ink-soft text-sm">
              {difference !== 0 ? texts.difference(difference) : differs && texts.comparison}
            </p>
            <div className="pv-cell flex-1">
              <PlatformPreview card={card} language={language} />
            </div>
            <p className="mt-3 text-sm">{whyItDiffers({ platform, difference, page }, issues, language)}</p>
            <p className="mt-1 truncate text-ink-faint text-sm">
              {texts.onPage}{' '}
              <a href={hrefOf(page)} className="text-link">
                {page.title ?? page.path}
              </a>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** On so few platforms an issue is a matter of these platforms. */
const FEW_PLATFORMS = 5;

/** The page's issue that only few platforms have; else why the platform makes the card as it does. */
export function whyItDiffers(
  { platform, difference, page }: Pick<OutlierCard, 'platform' | 'difference' | 'page'>,
  issues: Audit['issues'],
  language: Language,
): string | null {
  if (difference === 0) return null;
  const own =
    difference < 0 &&
    issues.find(
      (issue) =>
        page.issues.includes(issue.id) &&
        issue.platforms.includes(platform) &&
        issue.platforms.length <= FEW_PLATFORMS &&
        issue.level !== 'info',
    );
  if (own) return own.text[language];
  const reason = page.result?.platforms.find((judged) => judged.platform === platform)?.card.reasons[0];
  return reason ? reasonText(reason, language) : null;
}
