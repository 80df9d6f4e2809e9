import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { waitlist } from '#contract/admin-lists/customers.ts';
import { siteName } from '#web/app-start/choose-project.ts';
import { DeleteButton } from '#web/components/actions/action-buttons.tsx';
import { useAction } from '#web/components/actions/use-action.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { adminListQuery, ListScreen } from '#web/components/admin-lists/list-screen.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction } from '#web/forms/call-api.server.ts';
import { adminTableTexts, adminTexts } from '#web/i18n/admin/admin.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { appMeta } from '#web/meta/app-meta.ts';

export const meta = appMeta;

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  answerOf(() => context.get(apiContext).listWaitlist({ query: adminListQuery(waitlist, url) }));

export function action({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  return runAction(request, {
    resend: (_, id) => api.resendWaitlistMail({ params: { id } }),
    delete: (_, id) => api.deleteWaitlistEntry({ params: { id } }),
  });
}

export default function AdminWaitlist() {
  const texts = useTexts(adminTableTexts);
  const { resend } = useTexts(adminTexts);
  const language = useLanguage();
  const { act, isBusy } = useAction({ resend: texts.confirmationSent, delete: texts.deleted });
  const { ask, modal: question } = useConfirmation();
  return (
    <ListScreen
      screen="adminWaitlist"
      list={waitlist}
      page={useLoaderData<typeof loader>()}
      drawing="people"
      mainClass="max-md:pr-40"
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
              {resend}
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
      cells={{
        email: ({ email }) => <span className="[overflow-wrap:anywhere]">{email}</span>,
        website: ({ website, shopifyUrl }) => {
          const sites = [website, shopifyUrl].filter((site) => site !== null).map(siteName);
          return <span className="[overflow-wrap:anywhere]">{[...new Set(sites)].join(', ')}</span>;
        },
        language: (entry) => entry.language.toUpperCase(),
        confirmedAt: ({ confirmedAt }) =>
          confirmedAt ? (
            <Timestamp iso={confirmedAt} />
          ) : (
            <Badge tone="warn">{waitlist.choice.values.waiting[language]}</Badge>
          ),
      }}
    >
      {question}
    </ListScreen>
  );
}
