import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { checker } from '#contract/admin-lists/customers.ts';
import type { CheckerRequest } from '#contract/calls/admin.ts';
import { storeReasonTexts } from '#domain/site/store-outcome.ts';
import { siteName } from '#web/app-start/choose-project.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { adminListQuery, ListScreen } from '#web/components/admin-lists/list-screen.tsx';
import { Score } from '#web/components/audit/score.tsx';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction } from '#web/forms/call-api.server.ts';
import { adminListTexts } from '#web/i18n/admin/admin.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';

export const meta = appMeta;

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  answerOf(() => context.get(apiContext).listCheckerRequests({ query: adminListQuery(checker, url) }));

export const action = ({ request, context }: ActionFunctionArgs) =>
  runAction(request, { retry: (_, id) => context.get(apiContext).retryCheckerRequest({ params: { id } }) });

const tones: Record<CheckerRequest['state'], Tone> = { accepted: 'info', done: 'good', refused: 'warn', failed: 'bad' };

export default function AdminChecker() {
  const texts = useTexts(adminListTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const { act, isBusy } = useAction({ retry: texts.checkedAgain });
  return (
    <ListScreen
      screen="adminChecker"
      list={checker}
      page={useLoaderData<typeof loader>()}
      drawing="search"
      mainClass="max-md:pr-36"
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
      cells={{
        website: ({ website, email }) => (
          <span className="block text-left [overflow-wrap:anywhere]">
            {siteName(website)}
            <span className="block font-normal text-ink-faint text-xs">{email}</span>
          </span>
        ),
        state: ({ state, reason }) => (
          <>
            <Badge tone={tones[state]}>{checker.choice.values[state][language]}</Badge>
            {reason && <span className="mt-1 block text-xs">{storeReasonTexts[reason][language]}</span>}
          </>
        ),
        result: ({ projectSlug, score }) =>
          projectSlug && score !== null ? (
            <a href={pathTo('check', { projectSlug })} className="hover:underline">
              <Score score={score} />
            </a>
          ) : null,
        mail: ({ mailId }) =>
          mailId !== null && (
            <Link to={pathTo('adminMail', { mailId: String(mailId) })} className="text-link">
              {texts.seeMail}
            </Link>
          ),
        next: ({ nextSteps }) => nextSteps.join(', ') || '–',
      }}
    />
  );
}
