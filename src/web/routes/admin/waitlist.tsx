import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { shortAddress } from '../../app-start/choose-project.ts';
import { DeleteButton } from '../../components/actions/delete-button.tsx';
import { runAction } from '../../components/actions/run-action.server.ts';
import { useAction } from '../../components/actions/use-action.ts';
import { useConfirmation } from '../../components/actions/use-confirmation.tsx';
import { listQuery, sortQuery } from '../../components/listing/list-query.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Moment } from '../../components/ui/timestamp.tsx';
import { apiContext } from '../../context.ts';
import { answerOf } from '../../forms/call-api.server.ts';
import { adminListTexts, adminTableTexts, adminTexts } from '../../i18n/admin/admin.ts';
import { appScreenTexts } from '../../i18n/app/screens.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { ListTools } from './list-tools.tsx';
import { PagedTable } from './paged-table.tsx';
import * as orders from './sort-orders.ts';

export const meta = appMeta;

export function loader({ url, context }: LoaderFunctionArgs) {
  const state = orders.waitlistStates.find((one) => one === url.searchParams.get('state'));
  const query = { ...listQuery(url), ...sortQuery(url, orders.waitlist), ...(state && { state }) };
  return answerOf(() => context.get(apiContext).listWaitlist({ query }));
}

export function action({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  return runAction(request, {
    resend: (_, id) => api.resendWaitlistMail({ params: { id } }),
    delete: (_, id) => api.deleteWaitlistEntry({ params: { id } }),
  });
}

export default function AdminWaitlist() {
  const list = useLoaderData<typeof loader>();
  const lists = useTexts(adminListTexts);
  const texts = useTexts(adminTableTexts);
  const own = useTexts(appScreenTexts.adminWaitlist);
  const mails = useTexts(adminTexts);
  const { act, isBusy } = useAction({ resend: texts.askedAgain, delete: texts.deleted });
  const { ask, window: question } = useConfirmation();
  return (
    <Screen heading={own.heading}>
      <div className="grid gap-6">
        <ListTools
          list="waitlist"
          searchFor={lists.searchWaitlist}
          choice={{
            name: 'state',
            label: mails.state,
            options: [
              { value: 'all', label: texts.all },
              { value: 'confirmed', label: texts.confirmed },
              { value: 'waiting', label: texts.waitingForConfirmation },
            ],
          }}
        />
        <PagedTable
          list={list}
          keyOf={({ id }) => String(id)}
          texts={own}
          drawing="people"
          actions={({ id, email, confirmedAt }) => (
            <>
              {!confirmedAt && (
                <Button
                  size="sm"
                  variant="quiet"
                  label={texts.askAgain(email)}
                  state={isBusy('resend', String(id)) ? 'loading' : 'idle'}
                  onClick={() => act('resend', { id: String(id) })}
                >
                  {mails.resend}
                </Button>
              )}
              <DeleteButton
                label={texts.deleteThis(email)}
                onClick={() =>
                  ask({
                    title: texts.deleteQuestion(email),
                    description: texts.noUndo,
                    confirm: texts.delete,
                    onConfirm: () => act('delete', { id: String(id) }),
                  })
                }
              />
            </>
          )}
          columns={[
            {
              key: 'email',
              header: lists.email,
              main: true,
              sortable: true,
              className: 'max-md:pr-40',
              cell: ({ email }) => <span className="[overflow-wrap:anywhere]">{email}</span>,
            },
            {
              key: 'website',
              header: lists.website,
              cell: ({ website, shopifyUrl }) => {
                const sites = [website, shopifyUrl].filter((site) => site !== null).map(shortAddress);
                return <span className="[overflow-wrap:anywhere]">{[...new Set(sites)].join(', ')}</span>;
              },
            },
            { key: 'language', header: texts.language, cell: ({ language }) => language.toUpperCase() },
            {
              key: 'createdAt',
              header: texts.joined,
              align: 'end',
              sortable: true,
              cell: ({ createdAt }) => <Moment iso={createdAt} />,
            },
            {
              key: 'confirmedAt',
              header: texts.confirmed,
              align: 'end',
              sortable: true,
              cell: ({ confirmedAt }) =>
                confirmedAt ? <Moment iso={confirmedAt} /> : <Badge tone="warn">{texts.waitingForConfirmation}</Badge>,
            },
          ]}
        />
      </div>
      {question}
    </Screen>
  );
}
