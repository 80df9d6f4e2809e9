import type { PlanOverview } from '#contract/calls/plan.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { Part } from '#web/components/part.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ArrowDown, ArrowUp } from '#web/components/ui/icons.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { websitesTexts } from '#web/i18n/project/websites.ts';
import type { Acting } from './acting.ts';

type Website = PlanOverview['coverage']['websites'][number];

interface WebsitesProps extends Pick<Acting, 'overview' | 'act' | 'isBusy'> {
  projectId: number;
}

/** The websites that share a plan with what each uses, in the order in which they get pages. */
export function Websites({ overview: { coverage }, projectId, act, isBusy }: WebsitesProps) {
  const texts = useTexts(websitesTexts);
  const language = useLanguage();
  const { websites, others, isCovered, pageLimit } = coverage;
  if (websites.length === 0 && others === 0) return null;
  const sorted = websites.filter((one) => !one.hasOwnPlan);
  const move = (from: number, to: number) => {
    const ids = sorted.map(({ id }) => id);
    const [moved] = ids.splice(from, 1);
    if (moved !== undefined) ids.splice(to, 0, moved);
    return act('order-websites', { projectIds: ids.join(',') });
  };
  const left = texts.left(writeNumber(pageLimit, language));
  return (
    <Part title={texts.title} text={websites.length === 1 ? texts.one : texts.text}>
      {!isCovered && (
        <p role="status" className="mb-6 rounded-md bg-warn-soft p-4 text-sm">
          {texts.notCovered}
        </p>
      )}
      {websites.length === 0 ? (
        <p className="text-sm">
          {texts.shared(others)} {left}
        </p>
      ) : (
        <ol className="divide-y divide-line border-line border-y">
          {websites.map((website) => {
            const at = sorted.indexOf(website);
            const isOrdered = sorted.length > 1 && at >= 0;
            return (
              <li key={website.id} className="flex items-start justify-between gap-4 py-4">
                <WebsiteUse website={website} isHere={website.id === projectId} />
                {isOrdered && (
                  <span className="flex shrink-0 gap-1">
                    <Button
                      size="sm"
                      variant="quiet"
                      label={texts.up(website.address)}
                      disabled={at === 0 || isBusy('order-websites')}
                      onClick={() => move(at, at - 1)}
                    >
                      <ArrowUp aria-hidden className="size-4" />
                    </Button>
                    <Button
                      size="sm"
                      variant="quiet"
                      label={texts.down(website.address)}
                      disabled={at === sorted.length - 1 || isBusy('order-websites')}
                      onClick={() => move(at, at + 1)}
                    >
                      <ArrowDown aria-hidden className="size-4" />
                    </Button>
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {sorted.length > 1 && (
        <p className="mt-4 text-ink-faint text-sm">
          {texts.order} {isCovered && left}
        </p>
      )}
    </Part>
  );
}

function WebsiteUse({ website, isHere }: { website: Website; isHere: boolean }) {
  const texts = useTexts(websitesTexts);
  const language = useLanguage();
  const write = (figure: number) => writeNumber(figure, language);
  const { pages, pagesFound } = website;
  const figures = [
    [texts.pages, pagesFound && pagesFound > pages ? texts.ofFound(write(pages), write(pagesFound)) : write(pages)],
    [texts.people, write(website.people)],
    [texts.audited, write(website.auditPages)],
    [texts.events, write(website.looks)],
  ] as const;
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="wrap-anywhere font-[550]">{website.address}</span>
        {isHere && <Badge>{texts.here}</Badge>}
        {website.hasOwnPlan && <Badge tone="info">{texts.ownPlan}</Badge>}
        {!website.hasOwnPlan && !website.isCovered && <Badge tone="warn">{texts.onFree}</Badge>}
      </p>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {figures.map(([name, figure]) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-ink-faint">{name}</dt>
            <dd className="figures">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
