import type { ShownFetch } from '#contract/entities/described-audit.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import { fileSize, writeNumber } from '#domain/format/numbers.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { fetchOutcomeTexts, fetchRobotsTexts, previewTexts } from '#web/i18n/public/preview.ts';
import { PreviewAccordion } from './preview-accordion.tsx';

/** Every request for the page: where it went, what came back, how much and how fast. */
export function FetchTable({ fetches }: { fetches: readonly ShownFetch[] }) {
  const texts = useTexts(previewTexts);
  return (
    <PreviewAccordion title={texts.fetches} lead={texts.fetchesLead(fetches.length)}>
      <div className="pb-8">
        <table className="w-full text-sm max-md:block">
          <thead className="text-left text-ink-faint max-md:hidden">
            <tr>
              <th className="w-[34%] py-2 pr-6 font-[550]">{texts.fetchedAs}</th>
              <th className="py-2 pr-6 font-[550]">{texts.fetchAnswer}</th>
              <th className="w-28 py-2 pr-6 text-right font-[550]">{texts.fetchSize}</th>
              <th className="w-24 py-2 text-right font-[550]">{texts.fetchTime}</th>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {fetches.map((fetch) => (
              <FetchRow key={`${fetch.userAgent} ${fetch.platforms.join()}`} fetch={fetch} />
            ))}
          </tbody>
        </table>
      </div>
    </PreviewAccordion>
  );
}

const cell = 'py-3 pr-6 max-md:block max-md:py-0.5 max-md:pr-0';

function FetchRow({ fetch }: { fetch: ShownFetch }) {
  const texts = useTexts(previewTexts);
  const outcomes = useTexts(fetchOutcomeTexts);
  const robots = useTexts(fetchRobotsTexts);
  const language = useLanguage();
  const { outcome, redirects, headers, bytes, ms } = fetch;
  const name = fetch.platforms.map((id) => platformNames[id]).join(', ') || texts.ownName;
  const isFine = outcome === 'same';
  const words =
    outcome === 'same' || outcome === 'other' || outcome === 'not-asked'
      ? outcomes[outcome]
      : pageFailureTexts[outcome][language];
  return (
    <tr className="border-line border-t align-top max-md:block max-md:py-3">
      <td className={cell}>
        <span className="font-[550]">{name}</span>
        <code className="mt-0.5 block font-mono text-[0.75rem] text-ink-soft [overflow-wrap:anywhere]">
          {fetch.userAgent}
        </code>
        {fetch.platforms.length > 0 && <span className="text-ink-faint text-xs">{robots[fetch.robots]}</span>}
      </td>
      <td className={cell}>
        <span className={isFine ? undefined : 'text-warn'}>
          {fetch.status !== null && <span className="figures">{fetch.status} · </span>}
          {words}
        </span>
        {redirects.length > 0 && (
          <ol className="mt-1 text-ink-soft text-xs [overflow-wrap:anywhere]">
            {redirects.map(({ url, status }) => (
              <li key={url}>
                {status} {url}
              </li>
            ))}
            <li>→ {fetch.finalUrl}</li>
          </ol>
        )}
        {Object.keys(headers).length > 0 && (
          <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 font-mono text-[0.75rem] text-ink-soft">
            {Object.entries(headers).map(([header, value]) => (
              <div key={header} className="contents">
                <dt className="text-ink-faint">{header}</dt>
                <dd className="[overflow-wrap:anywhere]">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </td>
      <td className={`${cell} figures md:text-right`}>
        {bytes !== null && fileSize(bytes, language)}
        {fetch.isCut && <span className="block text-ink-faint text-xs">{texts.fetchGoesOn}</span>}
      </td>
      <td className="figures py-3 max-md:block max-md:py-0.5 md:text-right">
        {ms !== null && `${writeNumber(ms, language)} ms`}
      </td>
    </tr>
  );
}
