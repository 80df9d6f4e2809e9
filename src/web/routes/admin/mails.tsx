import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { runAction } from '../../components/actions/run-action.server.ts';
import { useAction } from '../../components/actions/use-action.ts';
import { listQuery, sortQuery } from '../../components/listing/list-query.ts';
import { Button } from '../../components/ui/button.tsx';
import { Moment } from '../../components/ui/timestamp.tsx';
import { apiContext } from '../../context.ts';
import { answerOf } from '../../forms/call-api.server.ts';
import { adminListTexts, adminTexts } from '../../i18n/admin/admin.ts';
import { appScreenTexts } from '../../i18n/app/screens.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { usePathTo } from '../../paths.ts';
import { ListTools } from './list-tools.tsx';
import { MailState } from './mail-state.tsx';
import { PagedTable } from './paged-table.tsx';
import * as orders from './sort-orders.ts';

export const meta = appMeta;

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  answerOf(() => context.get(apiContext).listMails({ query: { ...listQuery(url), ...sortQuery(url, orders.mails) } }));

export const action = ({ request, context }: ActionFunctionArgs) =>
  runAction(request, { resend: (_, id) => context.get(apiContext).resendMail({ params: { id } }) });

export default function AdminMails() {
  const list = useLoaderData<typeof loader>();
  const texts = useTexts(adminTexts);
  const own = useTexts(appScreenTexts.adminMails);
  const pathTo = usePathTo();
  const { act, isBusy } = useAction({ resend: texts.resent });
  return (
    <Screen heading={own.heading}>
      <div className="grid gap-6">
        <ListTools list="mails" searchFor={useTexts(adminListTexts).searchMails} />
        <PagedTable
          list={list}
          keyOf={(mail) => String(mail.id)}
          texts={own}
          drawing="mail"
          actions={({ id, subject, recipient }) => (
            <Button
              size="sm"
              variant="quiet"
              label={texts.resendThis(subject, recipient)}
              state={isBusy('resend', String(id)) ? 'loading' : 'idle'}
              onClick={() => act('resend', { id: String(id) })}
            >
              {texts.resend}
            </Button>
          )}
          columns={[
            {
              key: 'subject',
              header: texts.subject,
              main: true,
              sortable: true,
              className: 'max-md:pr-32',
              cell: (mail) => (
                <Link
                  to={pathTo('adminMail', { mailId: String(mail.id) })}
                  className="flex min-h-6 items-center text-link text-left"
                >
                  {mail.subject}
                </Link>
              ),
            },
            { key: 'recipient', header: texts.recipient, sortable: true, cell: (mail) => mail.recipient },
            { key: 'state', header: texts.state, sortable: true, cell: (mail) => <MailState state={mail.state} /> },
            {
              key: 'date',
              header: texts.date,
              sortable: true,
              align: 'end',
              cell: (mail) => <Moment iso={mail.createdAt} isFull />,
            },
          ]}
        />
      </div>
    </Screen>
  );
}
