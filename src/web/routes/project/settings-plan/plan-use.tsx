import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { PlanOverview } from '#contract/calls/plan.ts';
import { type LimitUse, limitUse } from '#domain/billing/limits.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { Part } from '#web/components/part.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { planTexts } from '#web/i18n/project/plan.ts';

export function PlanUse({ overview: { plan, usage } }: { overview: Pick<PlanOverview, 'plan' | 'usage'> }) {
  const texts = useTexts(planTexts);
  const language = useLanguage();
  const write = (figure: number) => writeNumber(figure, language);
  // Pages that are not read for another reason than the limit are not left out by the plan.
  const isFull = usage.subPages >= plan.subPagesIncluded;
  const leftOut = isFull ? Math.max(0, (usage.subPagesFound ?? 0) - usage.subPages) : 0;
  const startsAgain = (
    <span className="whitespace-nowrap">
      {texts.startsAgain} <Timestamp iso={usage.monthEndsAt} isDay />.
    </span>
  );
  return (
    <Part title={texts.use} text={texts.useText}>
      <ul className="grid gap-7">
        <Row name={texts.subPages} used={usage.subPages} all={plan.subPagesIncluded} write={write}>
          {texts.subPagesAt} {leftOut > 0 && texts.leftOut(write(leftOut))}
          {usage.overLimitAt && (
            <span className="mt-1 block text-warn">
              {texts.overLimit} <Timestamp iso={usage.overLimitAt} isDay />
            </span>
          )}
        </Row>
        <Row name={texts.domains} used={usage.domains} all={usage.domainsAllowed} write={write}>
          {texts.domainsAt}
        </Row>
        <Row name={texts.users} used={usage.users} all={plan.users} write={write}>
          {texts.usersAt}
        </Row>
        <Row name={texts.templates} used={usage.templatesPerRoute} all={plan.templatesPerRoute} write={write}>
          {texts.templatesAt}
        </Row>
        <li>
          <Fact name={texts.refresh} value={texts.everyHours(plan.refreshHours)}>
            {texts.refreshAt}{' '}
            {usage.refreshedAt && (
              <>
                {texts.lastRead}: <Timestamp iso={usage.refreshedAt} isFull />
              </>
            )}
          </Fact>
        </li>
        {plan.basePlan !== 'free' && (
          <Row name={texts.events} used={usage.looksThisMonth} all={plan.monitoringEvents} write={write}>
            {texts.eventsAt} {startsAgain}
          </Row>
        )}
        <Row
          name={plan.basePlan === 'free' ? texts.audits : texts.auditPages}
          used={usage.monitoringThisMonth}
          all={plan.monitoringEvents}
          write={write}
        >
          {plan.basePlan === 'free' ? texts.auditsAt : texts.auditPagesAt} {startsAgain}
        </Row>
      </ul>
    </Part>
  );
}

interface RowProps {
  name: string;
  used: number;
  /** Null: unlimited. */
  all: number | null;
  write: (figure: number) => string;
  children: ReactNode;
}

function Row({ name, used, all, write, children }: RowProps) {
  const texts = useTexts(planTexts);
  const use = limitUse(used, all);
  const words: Record<LimitUse, string | null> = {
    low: null,
    near: texts.limitNear,
    full: texts.limitReached,
    over: texts.limitPassed,
  };
  return (
    <li>
      <Fact
        name={name}
        value={all === null ? texts.unlimited(write(used)) : texts.of(write(used), write(all))}
        mark={words[use] && <Badge tone="warn">{words[use]}</Badge>}
      />
      {all !== null && all > 1 && (
        <div aria-hidden className="mt-2 h-1.5 overflow-hidden rounded-full bg-line">
          <div
            className={clsx('h-full rounded-full', use === 'low' ? 'bg-ink-faint' : 'bg-warn')}
            style={{ width: `${Math.min(100, (used / all) * 100)}%` }}
          />
        </div>
      )}
      {/* Nothing larger to advise where nothing is limited. */}
      {all !== null && <p className="mt-2 text-ink-faint text-sm">{children}</p>}
    </li>
  );
}

function Fact({
  name,
  value,
  mark,
  children,
}: {
  name: string;
  value: string;
  mark?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
        <p className="font-[550]">{name}</p>
        <p className="figures flex items-center gap-2">
          {mark}
          {value}
        </p>
      </div>
      {children && <p className="mt-2 text-ink-faint text-sm">{children}</p>}
    </div>
  );
}
