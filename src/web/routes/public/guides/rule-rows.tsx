import { explainRule } from '#domain/audit/guides/explain-rule.ts';
import { isOrdered, readingOrder } from '#domain/audit/guides/reading-order.ts';
import type { Platform, RuleName } from '#domain/audit/platform-rules.ts';
import { evidenceKindOf } from '#domain/audit/platforms/evidence.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { ruleTexts } from '../../../i18n/public/guides.ts';
import { EvidenceBadge } from './evidence-badge.tsx';
import { LayoutTable } from './layout-table.tsx';

/** Rules of a platform one by one, each with how sure it is and the numbers of its sources. */
export function RuleRows({ platform, rules }: { platform: Platform; rules: readonly RuleName[] }) {
  return (
    <dl className="divide-y divide-line border-line border-y">
      {rules.map((rule) => (
        <RuleRow key={rule} platform={platform} rule={rule} />
      ))}
    </dl>
  );
}

function RuleRow({ platform, rule }: { platform: Platform; rule: RuleName }) {
  const titles = useTexts(ruleTexts);
  const language = useLanguage();
  const sourceIds = platform.evidence[rule] ?? [];
  return (
    <div className="grid gap-x-8 gap-y-2 py-5 md:grid-cols-[13rem_1fr_auto]">
      <dt className="font-[550]">{titles[rule]}</dt>
      <dd className="grid min-w-0 gap-2 text-ink-soft [overflow-wrap:anywhere]">
        {isOrdered(rule) && <Order steps={readingOrder(platform, rule)} />}
        {rule === 'layout' && <LayoutTable platform={platform} />}
        {explainRule(platform, rule).map((text) => (
          <p key={text.en}>{text[language]}</p>
        ))}
      </dd>
      <dd className="flex flex-wrap items-start gap-2 md:justify-end">
        <EvidenceBadge kind={evidenceKindOf(platform, rule)} />
        {sourceIds.map((id) => (
          <a key={id} href={`#source-${id}`} className="inline-flex min-h-6 items-center text-link text-xs">
            {id}
          </a>
        ))}
      </dd>
    </div>
  );
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
