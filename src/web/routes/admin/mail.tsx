import { useCallback, useState } from 'react';
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FormModal } from '#web/components/actions/form-modal.tsx';
import { useAction } from '#web/components/actions/use-action.ts';
import { MailState } from '#web/components/admin-lists/mail-state.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction, textOf } from '#web/forms/call-api.server.ts';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { adminTexts } from '#web/i18n/admin/admin.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';

export const meta = appMeta;

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  answerOf(() => context.get(apiContext).getMail({ params: { id: params.mailId ?? '' } }));

export const action = ({ request, params, context }: ActionFunctionArgs) =>
  runAction(request, {
    bounce: (form) =>
      context
        .get(apiContext)
        .markMailBounced({ params: { id: params.mailId ?? '' }, body: { reason: textOf(form, 'reason') } }),
    resend: () => context.get(apiContext).resendMail({ params: { id: params.mailId ?? '' } }),
  });

/** The mail is in a sandboxed frame: no scripts, no forms, no navigation. */
export default function AdminMail() {
  const mail = useLoaderData<typeof loader>();
  const texts = useTexts(adminTexts);
  const pathTo = usePathTo();
  const [isBounceOpen, setBounceOpen] = useState(false);
  // The same function every time: the form closes its modal in an effect that depends on it.
  const closeBounce = useCallback(() => setBounceOpen(false), []);
  const { act, isBusy } = useAction({ resend: texts.resent });
  return (
    <Screen
      heading={mail.subject}
      lead={
        <>
          {texts.recipient} {mail.recipient} · <Timestamp iso={mail.createdAt} isFull />
        </>
      }
      actions={
        <span className="flex flex-wrap items-center gap-3">
          <MailState state={mail.state} />
          {mail.state === 'sent' && (
            <Button variant="outline" onClick={() => setBounceOpen(true)}>
              {texts.bounce}
            </Button>
          )}
          <Button variant="outline" state={isBusy('resend') ? 'loading' : 'idle'} onClick={() => act('resend')}>
            {texts.resend}
          </Button>
        </span>
      }
    >
      <FormModal
        open={isBounceOpen}
        onClose={closeBounce}
        intent="bounce"
        title={texts.bounceTitle}
        description={texts.bounceText}
        submit={() => texts.bounce}
        submitting={texts.bounceSaving}
        done={texts.bounceSaved}
        fields={(refusal) => (
          <>
            <FormAlert refusal={refusal} />
            <TextField
              name="reason"
              maxLength={500}
              autoComplete="off"
              label={texts.bounceReason}
              errors={refusal?.errors.reason}
            />
          </>
        )}
      />
      {mail.error && (
        <p className="mb-6 rounded-md bg-bad-soft px-4 py-3 text-sm [overflow-wrap:anywhere]">{mail.error}</p>
      )}
      <iframe
        title={mail.subject}
        sandbox=""
        srcDoc={mail.html}
        className="scheme-light h-[70vh] w-full rounded-lg border border-line bg-white"
      />
      <details className="mt-6">
        <summary className="py-0.5 text-sm">{texts.asText}</summary>
        <pre className="mt-3 whitespace-pre-wrap break-words rounded-lg bg-sunken p-5 font-mono text-sm">
          {mail.text}
        </pre>
      </details>
      <p className="mt-8 text-sm">
        <Link to={pathTo('adminMails')} className="text-link">
          {texts.allMails}
        </Link>
      </p>
    </Screen>
  );
}
