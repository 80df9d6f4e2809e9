import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { mails } from '#contract/admin-lists/operation.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { adminListQuery, ListScreen } from '#web/components/admin-lists/list-screen.tsx';
import { MailState } from '#web/components/admin-lists/mail-state.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction } from '#web/forms/call-api.server.ts';
import { adminTexts } from '#web/i18n/admin/admin.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';

export const meta = appMeta;

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  answerOf(() => context.get(apiContext).listMails({ query: adminListQuery(mails, url) }));

export const action = ({ request, context }: ActionFunctionArgs) =>
  runAction(request, { resend: (_, id) => context.get(apiContext).resendMail({ params: { id } }) });

export default function AdminMails() {
  const texts = useTexts(adminTexts);
  const pathTo = usePathTo();
  const { act, isBusy } = useAction({ resend: texts.resent });
  return (
    <ListScreen
      screen="adminMails"
      list={mails}
      page={useLoaderData<typeof loader>()}
      drawing="mail"
      mainClass="max-md:pr-32"
      cells={{
        subject: ({ id, subject }) => (
          <Link
            to={pathTo('adminMail', { mailId: String(id) })}
            className="flex min-h-6 items-center text-link text-left"
          >
            {subject}
          </Link>
        ),
        state: ({ state }) => <MailState state={state} />,
      }}
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
    />
  );
}
