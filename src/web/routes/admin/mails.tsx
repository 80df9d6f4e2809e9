import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Moment } from '../../components/moment/moment.tsx';
import { pageOfQuery, usePaging } from '../../components/paging/use-paging.ts';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Table } from '../../components/ui/table.tsx';
import { apiContext } from '../../context.ts';
import { answerOf } from '../../forms/attempt.server.ts';
import { adminTexts } from '../../i18n/admin.ts';
import { appScreenTexts } from '../../i18n/app-screens.ts';
import { commonTexts } from '../../i18n/common.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { usePathTo } from '../../paths.ts';
import { MailState } from './mail-state.tsx';

export const meta = appMeta;

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  answerOf(() => context.get(apiContext).listMails({ query: { page: pageOfQuery(url) } }));

export default function AdminMails() {
  const list = useLoaderData<typeof loader>();
  const texts = useTexts(adminTexts);
  const own = useTexts(appScreenTexts.adminMails);
  const common = useTexts(commonTexts);
  const pathTo = usePathTo();
  return (
    <Screen heading={own.heading}>
      <Table
        rows={list.items}
        keyOf={(mail) => String(mail.id)}
        paging={usePaging(list)}
        texts={{ ...common, caption: own.heading }}
        empty={<EmptyState drawing="mail" title={own.emptyTitle} description={own.emptyText} level={2} />}
        columns={[
          {
            key: 'subject',
            header: texts.subject,
            main: true,
            cell: (mail) => (
              <Link to={pathTo('adminMail', { mailId: String(mail.id) })} className="text-link">
                {mail.subject}
              </Link>
            ),
          },
          { key: 'recipient', header: texts.recipient, cell: (mail) => mail.recipient },
          { key: 'state', header: texts.state, cell: (mail) => <MailState state={mail.state} /> },
          { key: 'date', header: texts.date, align: 'end', cell: (mail) => <Moment iso={mail.createdAt} /> },
        ]}
      />
    </Screen>
  );
}
