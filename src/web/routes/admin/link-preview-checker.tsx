import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { storeReasonTexts } from '#domain/site/store-outcome.ts';
import { shortAddress } from '../../app-start/choose-project.ts';
import { runAction } from '../../components/actions/run-action.server.ts';
import { useAction } from '../../components/actions/use-action.ts';
import { Score } from '../../components/audit/score.tsx';
import { listQuery, sortQuery } from '../../components/listing/list-query.ts';
import { Badge, type Tone } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Moment } from '../../components/ui/timestamp.tsx';
import { apiContext } from '../../context.ts';
import { answerOf } from '../../forms/call-api.server.ts';
import { adminListTexts, adminTexts } from '../../i18n/admin/admin.ts';
import { appScreenTexts } from '../../i18n/app/screens.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { usePathTo } from '../../paths.ts';
import { ListTools } from './list-tools.tsx';
import { PagedTable } from './paged-table.tsx';
import * as orders from './sort-orders.ts';

export const meta = appMeta;

const states = orders.checkerStates;
const tones: Record<(typeof states)[number], Tone> = { accepted: 'info', done: 'good', refused: 'warn', failed: 'bad' };

export function loader({ url, context }: LoaderFunctionArgs) {
  const state = states.find((one) => one === url.searchParams.get('state'));
  const query = { ...listQuery(url), ...sortQuery(url, orders.checker), ...(state && { state }) };
  return answerOf(() => context.get(apiContext).listCheckerRequests({ query }));
}

export const action = ({ request, context }: ActionFunctionArgs) =>
  runAction(request, { retry: (_, id) => context.get(apiContext).retryCheckerRequest({ params: { id } }) });

export default function AdminChecker() {
  const list = useLoaderData<typeof loader>();
  const texts = useTexts(adminListTexts);
  const { state: stateWord, failed } = useTexts(adminTexts);
  const own = useTexts(appScreenTexts.adminChecker);
  const language = useLanguage();
  const pathTo = usePathTo();
  const { act, isBusy } = useAction({ retry: texts.checkedAgain });
  const names = { accepted: texts.accepted, done: texts.done, refused: texts.refused, failed };
  return (
    <Screen heading={own.heading}>
      <div className="grid gap-6">
        <ListTools
          list="link-preview-checker"
          searchFor={texts.searchRequests}
          choice={{
            name: 'state',
            label: stateWord,
            options: [
              { value: 'all', label: texts.allStates },
              ...states.map((state) => ({ value: state, label: names[state] })),
            ],
          }}
        />
        <PagedTable
          list={list}
          keyOf={({ id }) => String(id)}
          texts={own}
          drawing="search"
          actions={({ id }) => (
            <Button
              size="sm"
              variant="outline"
              state={isBusy('retry', String(id)) ? 'loading' : 'idle'}
              onClick={() => act('retry', { id: String(id) })}
            >
              {texts.checkAgain}
            </Button>
          )}
          columns={[
            {
              key: 'website',
              header: texts.website,
              main: true,
              sortable: true,
              className: 'max-md:pr-36',
              cell: ({ website, email }) => (
                <span className="block text-left [overflow-wrap:anywhere]">
                  {shortAddress(website)}
                  <span className="block font-normal text-ink-faint text-xs">{email}</span>
                </span>
              ),
            },
            {
              key: 'state',
              header: stateWord,
              sortable: true,
              cell: ({ state, reason }) => (
                <>
                  <Badge tone={tones[state]}>{names[state]}</Badge>
                  {reason && <span className="mt-1 block text-xs">{storeReasonTexts[reason][language]}</span>}
                </>
              ),
            },
            {
              key: 'result',
              header: texts.result,
              cell: ({ projectSlug, score }) =>
                projectSlug && score !== null ? (
                  <a href={pathTo('check', { projectSlug })} className="hover:underline">
                    <Score score={score} />
                  </a>
                ) : null,
            },
            {
              key: 'mail',
              header: texts.mail,
              cell: ({ mailId }) =>
                mailId !== null && (
                  <Link to={pathTo('adminMail', { mailId: String(mailId) })} className="text-link">
                    {texts.seeMail}
                  </Link>
                ),
            },
            { key: 'next', header: texts.nextSteps, cell: ({ nextSteps }) => nextSteps.join(', ') },
            {
              key: 'asked',
              header: texts.asked,
              align: 'end',
              sortable: true,
              cell: ({ createdAt }) => <Moment iso={createdAt} />,
            },
          ]}
        />
      </div>
    </Screen>
  );
}
