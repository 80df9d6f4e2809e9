import { explainRule, isOrdered, readingOrder } from '#domain/audit/guides/explain-rule.ts';
import { layoutsOf } from '#domain/audit/guides/guide-page.ts';
import { shortSourceName, sourceOf, yearsOld } from '#domain/audit/guides/rule-evidence.ts';
import type { Platform, RuleName } from '#domain/audit/platform-rules.ts';
import { evidenceKindOf } from '#domain/audit/platforms/evidence.ts';
import type { EvidenceKind, SourceId } from '#domain/audit/platforms/sources.ts';
import type { Text } from '#domain/language.ts';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { evidenceTexts, guideTexts, layoutTexts, ruleTexts } from '#web/i18n/public/guides.ts';

/** Rules of a platform one by one, each with how sure it is and the names of its sources. */
export function RuleRows({ platform, rules, now }: { platform: Platform; rules: readonly RuleName[]; now: number }) {
  return (
    <dl className="divide-y divide-line border-line border-y">
      {rules.map((rule) => (
        <RuleRow key={rule} platform={platform} rule={rule} now={now} />
      ))}
    </dl>
  );
}

function RuleRow({ platform, rule, now }: { platform: Platform; rule: RuleName; now: number }) {
  const titles = useTexts(ruleTexts);
  const language = useLanguage();
  const texts = useTexts(guideTexts);
  return (
    <div className="grid gap-x-8 gap-y-2 py-5 md:grid-cols-[13rem_1fr_16rem]">
      <dt className="font-[550]">{titles[rule]}</dt>
      <dd className="grid min-w-0 gap-2 text-ink-soft [overflow-wrap:anywhere]">
        {isOrdered(rule) && <Order steps={readingOrder(platform, rule)} />}
        {rule === 'layout' && <LayoutTable platform={platform} />}
        {explainRule(platform, rule).map((text) => (
          <p key={text.en}>{text[language]}</p>
        ))}
      </dd>
      <dd className="flex flex-wrap content-start items-start gap-x-3 gap-y-1 md:justify-end">
        <EvidenceBadge kind={evidenceKindOf(platform, rule)} />
        <SourceLinks ids={platform.evidence[rule] ?? []} now={now} />
        {platform.contradictedBy[rule] && (
          <>
            <span className="inline-flex min-h-6 items-center text-warn text-xs">{texts.against}</span>
            <SourceLinks ids={platform.contradictedBy[rule]} now={now} />
          </>
        )}
      </dd>
    </div>
  );
}

/** Other clients of the platform, or other places in it: what differs there, and who says so. */
export function VariantRows({ platform, now }: { platform: Platform; now: number }) {
  const language = useLanguage();
  return (
    <dl className="divide-y divide-line border-line border-y">
      {platform.variants.map(({ client, why, source }) => (
        <div key={client.en} className="grid gap-x-8 gap-y-2 py-5 md:grid-cols-[13rem_1fr_16rem]">
          <dt className="font-[550]">{client[language]}</dt>
          <dd className="min-w-0 text-ink-soft">{why[language]}</dd>
          <dd className="flex flex-wrap content-start items-start gap-x-3 gap-y-1 md:justify-end">
            <EvidenceBadge kind={sourceOf(source).kind} />
            <SourceLinks ids={[source]} now={now} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function SourceLinks({ ids, now }: { ids: readonly SourceId[]; now: number }) {
  const texts = useTexts(guideTexts);
  const language = useLanguage();
  return ids.map((id) => {
    const source = sourceOf(id);
    const age = yearsOld(source, now);
    return (
      <span key={id} className="inline-flex min-h-6 flex-wrap items-center gap-x-1.5 text-xs">
        <a href={`#source-${id}`} className="inline-flex min-h-6 items-center text-link">
          {shortSourceName(source, language)}
        </a>
        {age !== null && <span className="text-warn">{texts.years(age)}</span>}
      </span>
    );
  });
}

/** A step with several tags takes whichever comes first in the page. */
function Order({ steps }: { steps: readonly string[][] }) {
  return (
    <ol className="flex flex-wrap gap-x-4 gap-y-2">
      {steps.map((keys, at) => (
        <li key={keys.join()} className="flex items-baseline gap-2">
          <span className="figures text-ink-faint text-sm">{at + 1}.</span>
          {keys.map((key) => (
            <code key={key} className="rounded-sm bg-sunken px-1.5 py-0.5 text-ink text-sm">
              {key}
            </code>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** Which card an image of each size gets, and why. */
function LayoutTable({ platform }: { platform: Platform }) {
  const texts = useTexts(guideTexts);
  const layouts = useTexts(layoutTexts);
  const language = useLanguage();
  return (
    <table className="w-full text-left text-sm">
      <thead className="text-ink-faint">
        <tr className="border-line border-b">
          <th scope="col" className="py-2 pr-4 font-normal">
            {texts.imageOf}
          </th>
          <th scope="col" className="py-2 pr-4 font-normal">
            {texts.cardOf}
          </th>
          <th scope="col" className="py-2 font-normal max-sm:hidden">
            {texts.why}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {layoutsOf(platform).map(({ width, height, layout, why }) => (
          <tr key={`${width}x${height}`} className="align-baseline">
            <th scope="row" className="figures whitespace-nowrap py-2 pr-4 font-normal">
              {[width, height].join(by[language])}
            </th>
            <td className="py-2 pr-4 text-ink">{layouts[layout]}</td>
            <td className="py-2 max-sm:hidden">{why[language]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const by: Text = { en: '×', de: ' × ' };

const tones: Record<EvidenceKind, Tone> = { documented: 'good', code: 'good', observed: 'info', assumed: 'neutral' };

/** How sure a rule is. */
export function EvidenceBadge({ kind }: { kind: EvidenceKind }) {
  return <Badge tone={tones[kind]}>{useTexts(evidenceTexts)[kind]}</Badge>;
}
