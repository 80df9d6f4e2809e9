import { dayDate } from '#domain/format/dates.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { Article } from '#web/components/public/article.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { remainingRisks, securityAreas, securityTexts } from '#web/i18n/public/security.ts';
import { publicMeta } from '#web/meta/public-meta.ts';
import { useRootData } from '#web/root-data.ts';
import testRun from './security/test-counts.json';

export const meta = publicMeta;

/** Figures come from a test run (scripts/test/counts.mjs), never typed by hand. */
const counts = new Map(Object.entries<number>(testRun.areas));

export default function Security() {
  const texts = useTexts(securityTexts);
  const language = useLanguage();
  const format = (count: number) => writeNumber(count, language);
  const hasApp = useRootData()?.hasShopifyApp ?? false;
  const areas = Object.entries(securityAreas).filter(([id]) => id !== 'shops' || hasApp);
  const total = areas.reduce((sum, [id]) => sum + (counts.get(id) ?? 0), 0);
  return (
    <Article heading={texts.heading} lead={texts.lead}>
      <p className="figures mt-6 max-w-text text-ink-faint text-sm">
        {testRun.at
          ? texts.lastRun(format(total), dayDate(new Date(testRun.at), 'UTC', language), versionOf(testRun))
          : texts.noRun}
      </p>
      <div className="mt-14 grid max-w-[60rem] gap-10">
        {areas.map(([id, area]) => (
          <AreaSection
            key={id}
            {...area[language]}
            count={counts.has(id) ? texts.tests(format(counts.get(id) ?? 0)) : null}
          />
        ))}
      </div>
      <section className="mt-20 max-w-[60rem] border-line border-t pt-8">
        <h2 className="text-3xl">{texts.left}</h2>
        <p className="mt-4 max-w-text text-ink-soft text-lg">{texts.leftLead}</p>
        <ul className="mt-6 grid max-w-text list-disc gap-3 pl-5 text-ink-soft">
          {remainingRisks.map((risk) => (
            <li key={risk.en}>{risk[language]}</li>
          ))}
        </ul>
      </section>
      <div className="mt-16 grid max-w-[60rem] gap-x-16 gap-y-12 border-line border-t pt-8 md:grid-cols-2">
        <section>
          <h2 className="text-xl">{texts.report}</h2>
          <p className="mt-3 text-ink-soft">{texts.reportText}</p>
          <p className="mt-4">
            <a href="/.well-known/security.txt" className="text-link">
              security.txt
            </a>
          </p>
        </section>
        <section>
          <h2 className="text-xl">{texts.verify}</h2>
          <ul className="mt-3 grid gap-4 text-ink-soft">
            <li>
              <a href="/sbom.json" className="text-link">
                sbom.json
              </a>
              <p className="mt-1 text-sm">{texts.sbom}</p>
            </li>
            <li>
              <a href="/api/docs" className="text-link">
                /api/docs
              </a>
              <p className="mt-1 text-sm">{texts.apiDocs}</p>
            </li>
          </ul>
        </section>
      </div>
    </Article>
  );
}

interface AreaProps {
  title: string;
  risk: string;
  defence: string;
  count: string | null;
}

function AreaSection({ title, risk, defence, count }: AreaProps) {
  const texts = useTexts(securityTexts);
  return (
    <section className="grid gap-x-10 gap-y-3 border-line border-t pt-6 md:grid-cols-[15rem_1fr]">
      <div>
        <h2 className="hyphens-auto text-xl [overflow-wrap:anywhere]">{title}</h2>
        {count && <p className="figures mt-2 text-sm text-ink-faint">{count}</p>}
      </div>
      <dl className="grid gap-3 text-ink-soft">
        <div>
          <dt className="text-ink-faint text-sm">{texts.risk}</dt>
          <dd>{risk}</dd>
        </div>
        <div>
          <dt className="text-ink-faint text-sm">{texts.defence}</dt>
          <dd>{defence}</dd>
        </div>
      </dl>
    </section>
  );
}

const versionOf = ({ version, commit }: { version: string; commit: string | null }) =>
  commit ? `${version} (${commit})` : version;
