import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { wishes } from '#contract/admin-lists/customers.ts';
import type { Wish } from '#contract/plan.ts';
import { runAction } from '#web/components/actions/run-action.server.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Moment } from '#web/components/ui/timestamp.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, textOf } from '#web/forms/call-api.server.ts';
import { adminTableTexts } from '#web/i18n/admin/admin.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';
import { adminListQuery } from './list-query.ts';
import { ListScreen } from './list-screen.tsx';
import { keyOf, nameWish, priceOfWish } from './plan-requests/name-wish.ts';
import { useDecision } from './plan-requests/use-decision.tsx';

export const meta = appMeta;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const query = adminListQuery(wishes, url);
  return { isOpen: !query.state, page: await answerOf(() => context.get(apiContext).listWishes({ query })) };
}

/** The id of a button is `plan-7` or `credits-7`: both kinds have separate ids. */
export function action({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const paramsOf = (key: string) => {
    const [kind, id = ''] = key.split('-');
    return { kind: kind === 'credits' ? ('credits' as const) : ('plan' as const), id };
  };
  return runAction(request, {
    activate: (_, id) => api.decideWish({ params: paramsOf(id), body: { decision: 'activate' } }),
    refuse: (form, id) =>
      api.decideWish({ params: paramsOf(id), body: { decision: 'refuse', reason: textOf(form, 'reason') } }),
  });
}

export default function AdminWishes() {
  const { isOpen, page } = useLoaderData<typeof loader>();
  const texts = useTexts(adminTableTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const { activate, refuse, isBusy, windows } = useDecision();
  const buttons = (wish: Wish) => (
    <>
      <Button size="sm" variant="quiet" label={`${texts.refuse}: ${wish.site}`} onClick={() => refuse(wish)}>
        {texts.refuse}
      </Button>
      <Button
        size="sm"
        variant="outline"
        label={`${texts.activate}: ${wish.site}`}
        state={isBusy('activate', keyOf(wish)) ? 'loading' : 'idle'}
        onClick={() => activate(wish)}
      >
        {texts.activate}
      </Button>
    </>
  );
  return (
    <ListScreen
      screen="adminWishes"
      list={wishes}
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
        wish: (wish) => nameWish(wish, language),
        price: (wish) => priceOfWish(wish, language),
        email: ({ email }) => <span className="[overflow-wrap:anywhere]">{email}</span>,
        decision: ({ decision }) => decision && <Decision {...decision} />,
      }}
    >
      {windows}
    </ListScreen>
  );
}

function Decision({ isActive, at, by, reason }: NonNullable<Wish['decision']>) {
  const texts = useTexts(adminTableTexts);
  return (
    <span className="block [overflow-wrap:anywhere] md:text-left">
      <Badge tone={isActive ? 'good' : 'bad'}>{isActive ? texts.wishActivated : texts.wishRefused}</Badge>
      <span className="mt-1 block text-ink-faint text-xs">
        <Moment iso={at} />
        {by && ` · ${by}`}
      </span>
      {reason && <span className="block text-xs">{reason}</span>}
    </span>
  );
}
