import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { planRequests } from '#contract/admin-lists/customers.ts';
import type { PlanRequest } from '#contract/calls/plan.ts';
import { adminListQuery, ListScreen } from '#web/components/admin-lists/list-screen.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction, textOf } from '#web/forms/call-api.server.ts';
import { adminTableTexts } from '#web/i18n/admin/admin.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';
import { keyOf, namePlanRequest, priceOfPlanRequest, useDecision } from './plan-requests/use-decision.tsx';

export const meta = appMeta;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const query = adminListQuery(planRequests, url);
  return { isOpen: !query.state, page: await answerOf(() => context.get(apiContext).listPlanRequests({ query })) };
}

/** The id of a button is `plan-7` or `credits-7`: both kinds have separate ids. */
export function action({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const paramsOf = (key: string) => {
    const [kind, id = ''] = key.split('-');
    return { kind: kind === 'credits' ? ('credits' as const) : ('plan' as const), id };
  };
  return runAction(request, {
    activate: (_, id) => api.decidePlanRequest({ params: paramsOf(id), body: { decision: 'activate' } }),
    refuse: (form, id) =>
      api.decidePlanRequest({ params: paramsOf(id), body: { decision: 'refuse', reason: textOf(form, 'reason') } }),
  });
}

export default function AdminPlanRequests() {
  const { isOpen, page } = useLoaderData<typeof loader>();
  const texts = useTexts(adminTableTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const { activate, refuse, isBusy, windows } = useDecision();
  const buttons = (planRequest: PlanRequest) => (
    <>
      <Button
        size="sm"
        variant="quiet"
        label={`${texts.refuse}: ${planRequest.site}`}
        onClick={() => refuse(planRequest)}
      >
        {texts.refuse}
      </Button>
      <Button
        size="sm"
        variant="outline"
        label={`${texts.activate}: ${planRequest.site}`}
        state={isBusy('activate', keyOf(planRequest)) ? 'loading' : 'idle'}
        onClick={() => activate(planRequest)}
      >
        {texts.activate}
      </Button>
    </>
  );
  return (
    <ListScreen
      screen="adminPlanRequests"
      list={planRequests}
      page={page}
      keyOf={keyOf}
      drawing="people"
      {...(isOpen
        ? { without: 'decision', mainClass: 'max-md:pr-56', actions: buttons }
        : { emptyTexts: { emptyTitle: texts.nothingDecided, emptyText: texts.nothingDecidedText } })}
      cells={{
        site: ({ site, projectSlug }) => (
          <Link to={pathTo('projectAdmin', { projectSlug })} className="text-link [overflow-wrap:anywhere]">
            {site}
          </Link>
        ),
        planRequest: (planRequest) => namePlanRequest(planRequest, language),
        price: (planRequest) => priceOfPlanRequest(planRequest, language),
        email: ({ email }) => <span className="[overflow-wrap:anywhere]">{email}</span>,
        decision: ({ decision }) => decision && <Decision {...decision} />,
      }}
    >
      {windows}
    </ListScreen>
  );
}

function Decision({ isActive, at, by, reason }: NonNullable<PlanRequest['decision']>) {
  const texts = useTexts(adminTableTexts);
  return (
    <span className="block [overflow-wrap:anywhere] md:text-left">
      <Badge tone={isActive ? 'good' : 'bad'}>{isActive ? texts.requestActivated : texts.requestRefused}</Badge>
      <span className="mt-1 block text-ink-faint text-xs">
        <Timestamp iso={at} />
        {by && ` · ${by}`}
      </span>
      {reason && <span className="block text-xs">{reason}</span>}
    </span>
  );
}
