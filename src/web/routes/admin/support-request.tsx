import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { customerActions } from '#web/components/customer/customer-actions.server.ts';
import { MailsPart, NotesPart } from '#web/components/customer/customer-parts.tsx';
import { PlansPart } from '#web/components/customer/plans-part.tsx';
import { Part } from '#web/components/part.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { TextArea } from '#web/components/ui/text-field.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction, textOf } from '#web/forms/call-api.server.ts';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { useSubmitting } from '#web/forms/submitting.ts';
import { customerTexts } from '#web/i18n/admin/customers.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';

export const meta = appMeta;

const MAILS_SHOWN = 5;

export async function loader({ params: { requestId = '' }, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const message = await answerOf(() => api.getSupportRequest({ params: { id: requestId } }));
  if (message.userId === null) return { message, customer: null };
  const params = { id: String(message.userId) };
  const [user, { plans, mails, notes }] = await Promise.all([
    answerOf(() => api.getUserAsAdmin({ params })),
    answerOf(() => api.getCustomer({ params })),
  ]);
  return { message, customer: { user, plans, mails: mails.slice(0, MAILS_SHOWN), notes } };
}

export async function action({ request, params: { requestId = '' }, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const params = { id: requestId };
  const { userId } = await answerOf(() => api.getSupportRequest({ params }));
  return runAction(request, {
    ...(userId === null ? {} : customerActions(api, { id: String(userId) })),
    answer: (form) => api.answerSupportRequest({ params, body: { answer: textOf(form, 'answer') } }),
  });
}

/** One message with the customer below it, answered by mail. */
export default function AdminSupportRequest() {
  const { message, customer } = useLoaderData<typeof loader>();
  const { name, email, userId, text, answer, answeredAt, createdAt } = message;
  const texts = useTexts(customerTexts);
  const pathTo = usePathTo();
  const done = useActionData<typeof action>();
  const refusal = done?.intent === 'answer' ? done.refusal : null;
  const sending = useSubmitting('answer');
  return (
    <Screen
      heading={name}
      lead={
        <>
          {email} · <Timestamp iso={createdAt} isFull />
        </>
      }
      links={
        <>
          <Link to={pathTo('adminSupport')} className="text-link">
            {texts.allMessages}
          </Link>
          {userId !== null && (
            <Link to={pathTo('adminUser', { userId: String(userId) })} className="text-link">
              {texts.toCustomer}
            </Link>
          )}
        </>
      }
    >
      <div className="grid divide-y divide-line border-line border-t">
        <Part title={texts.message} text={userId === null ? texts.notLoggedIn : email}>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
        </Part>
        <Part title={texts.answer} text={texts.answerText}>
          {answer ? (
            <>
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{answer}</p>
              {answeredAt && (
                <p className="mt-3 text-ink-faint text-sm">
                  {texts.answeredAt} <Timestamp iso={answeredAt} isFull />
                </p>
              )}
            </>
          ) : (
            <Form method="post" className="grid gap-4" noValidate>
              <input type="hidden" name="intent" value="answer" />
              <FormAlert refusal={refusal} />
              <TextArea name="answer" rows={8} maxLength={4000} label={texts.answer} errors={refusal?.errors.answer} />
              <Button type="submit" variant="signal" className="justify-self-start" state={sending}>
                {texts.sendAnswer}
              </Button>
            </Form>
          )}
        </Part>
        {customer && (
          <>
            <PlansPart plans={customer.plans} user={customer.user} />
            <MailsPart mails={customer.mails} />
            <NotesPart notes={customer.notes} />
          </>
        )}
      </div>
    </Screen>
  );
}
