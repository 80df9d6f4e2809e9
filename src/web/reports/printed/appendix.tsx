import { writeNumber } from '#domain/format/numbers.ts';
import { shopAppCategories, shopAppCategoryNames } from '#domain/shop-apps/shop-app.ts';
import { AgencyFoot } from '#web/components/agency-look/agency-look.tsx';
import { imageTypeOfRow, imageTypeTexts, publicReportTexts, reportTexts } from '#web/i18n/audit/reports.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { printedTexts } from '#web/i18n/print.ts';
import { usePathTo } from '#web/paths.ts';
import { useRootData } from '#web/root-data.ts';
import { type NumberedFix, numbersOf } from './page-fixes.tsx';
import type { Done } from './printed-audit.tsx';

/** Every page with its fixes, how the score came about, the apps, and where the rest is. */
export function Appendix({ audit, look, fixes }: Pick<Done, 'audit' | 'look'> & { fixes: readonly NumberedFix[] }) {
  const texts = useTexts(printedTexts);
  const pathTo = usePathTo();
  const siteUrl = useRootData()?.siteUrl ?? '';
  const online = siteUrl + pathTo('audit', { projectSlug: audit.project.reportName });
  return (
    <section>
      <p className="eyebrow">{texts.appendix}</p>
      <h2 className="text-3xl">{texts.pages}</h2>
      <p className="mt-1 mb-4 text-ink-soft text-sm">{texts.pagesText}</p>
      <PageTable audit={audit} fixes={fixes} />
      <ScoreLine audit={audit} />
      <Apps apps={audit.detectedApps} />
      <div className="mt-8 break-inside-avoid border-line border-t pt-4 text-sm">
        <p>
          {texts.online}{' '}
          <a href={online} className="text-link [overflow-wrap:anywhere]">
            {online.replace(/^https?:\/\//, '')}
          </a>
        </p>
        {look && <AgencyFoot look={look} className="mt-4" />}
      </div>
    </section>
  );
}

function PageTable({ audit, fixes }: { audit: Done['audit']; fixes: readonly NumberedFix[] }) {
  const texts = useTexts(printedTexts);
  const types = useTexts(imageTypeTexts);
  const language = useLanguage();
  const weights = new Map(audit.scoreParts.map(({ url, weight }) => [url, weight]));
  const sorted = [...audit.pages].sort((a, b) => (a.score ?? 101) - (b.score ?? 101) || a.priority - b.priority);
  return (
    <table className="paper-table">
      <thead>
        <tr>
          <th>{texts.pageColumn}</th>
          <th>{texts.imageColumn}</th>
          <th className="number">{texts.scoreColumn}</th>
          <th className="number">{texts.weightColumn}</th>
          <th>{texts.fixesColumn}</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((page) => (
          <tr key={page.uuid}>
            <td className="paper-path">{page.path}</td>
            <td className="whitespace-nowrap">
              {page.score === null ? texts.notRead : types[imageTypeOfRow(page.type, page.imageUrl)]}
            </td>
            <td className="number">{page.score ?? 0}</td>
            <td className="number">
              {writeNumber(weights.get(page.url) ?? 0, language, { maximumFractionDigits: 2 })}
            </td>
            <td className="figures">{numbersOf(page, fixes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ScoreLine({ audit }: { audit: Done['audit'] }) {
  const texts = useTexts(reportTexts);
  const language = useLanguage();
  const write = (figure: number) => writeNumber(figure, language, { maximumFractionDigits: 2 });
  const weights = audit.scoreParts.reduce((sum, { weight }) => sum + weight, 0);
  const points = audit.scoreParts.reduce((sum, { score, weight }) => sum + score * weight, 0);
  return (
    <div className="mt-8 break-inside-avoid">
      <h2 className="text-xl">{texts.scoreMade}</h2>
      <p className="mt-1 text-ink-soft text-sm">{texts.scoreMadeText}</p>
      <p className="figures mt-1 text-sm">
        {texts.scoreSum(write(points), write(weights))} = <strong className="font-[640]">{audit.score}</strong>
      </p>
    </div>
  );
}

function Apps({ apps }: { apps: Done['audit']['detectedApps'] }) {
  const texts = useTexts(publicReportTexts);
  const language = useLanguage();
  if (apps.length === 0) return null;
  return (
    <div className="mt-8 break-inside-avoid">
      <h2 className="text-xl">{texts.apps}</h2>
      <p className="mt-1 text-ink-soft text-sm">{texts.appsText}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-0.5 text-sm">
        {shopAppCategories
          .filter((category) => apps.some((app) => app.category === category))
          .map((category) => (
            <div key={category} className="contents">
              <dt className="text-ink-faint">{shopAppCategoryNames[category][language]}</dt>
              <dd>
                {apps
                  .filter((app) => app.category === category)
                  .map(({ label }) => label)
                  .join(', ')}
              </dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
