import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { Part } from '#web/components/part.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { FileDown } from '#web/components/ui/icons.tsx';
import { TextArea, TextField } from '#web/components/ui/text-field.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction, textOf } from '#web/forms/call-api.server.ts';
import { FormAlert, FormDone } from '#web/forms/form-alert.tsx';
import { useSubmitting } from '#web/forms/submitting.ts';
import { agreementTexts } from '#web/i18n/app/agreement.ts';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { useRootData } from '#web/root-data.ts';

export const meta = appMeta;

export const loader = ({ context }: LoaderFunctionArgs) => answerOf(() => context.get(apiContext).getAgreement());

export const action = ({ request, context }: ActionFunctionArgs) =>
  runAction(request, {
    accept: (form) => {
      const [company, address, person] = ['company', 'address', 'person'].map((name) => textOf(form, name));
      const body = { company: company ?? '', address: address ?? '', person: person ?? '' };
      return context.get(apiContext).acceptAgreement({ body });
    },
  });

export default function Agreement() {
  const { document, accepted } = useLoaderData<typeof loader>();
  const texts = useTexts(agreementTexts);
  const isCurrent = accepted.some((one) => one.isCurrent);
  const isReady = !document.passages.some(({ isMissing }) => isMissing);
  return (
    <Screen heading={useTexts(appScreenTexts.agreement).heading} lead={texts.lead}>
      <div className="grid divide-y divide-line border-line border-t">
        {accepted.length > 0 && <AcceptedPart accepted={accepted} isCurrent={isCurrent} />}
        {!isCurrent && (
          <Part title={texts.accept} text={texts.acceptText}>
            {isReady ? <AcceptForm /> : <p className="rounded-md bg-warn-soft p-4 text-sm">{texts.notReady}</p>}
          </Part>
        )}
        <Part title={texts.text} text={texts.textText}>
          <dl className="grid gap-6 text-sm">
            {document.passages.map(({ title, text, isMissing }) => (
              <div key={title}>
                <dt className="font-[550]">{title}</dt>
                <dd className={`mt-1 whitespace-pre-line ${isMissing ? 'text-warn' : 'text-ink-soft'}`}>{text}</dd>
              </div>
            ))}
          </dl>
        </Part>
      </div>
    </Screen>
  );
}

type Accepted = Awaited<ReturnType<typeof loader>>['accepted'];

function AcceptedPart({ accepted, isCurrent }: { accepted: Accepted; isCurrent: boolean }) {
  const texts = useTexts(agreementTexts);
  const apiUrl = useRootData()?.apiUrl ?? '/api';
  return (
    <Part title={texts.accepted} text={texts.acceptedText}>
      {!isCurrent && <p className="mb-5 rounded-md bg-warn-soft p-4 text-sm">{texts.changedText}</p>}
      <ul className="divide-y divide-line border-line border-y">
        {accepted.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
            <span className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
              {texts.by(one.company, one.person)}
              <span className="block text-ink-faint text-xs">
                <Timestamp iso={one.createdAt} isFull />
              </span>
            </span>
            <Badge tone={one.isCurrent ? 'good' : 'neutral'}>{one.isCurrent ? texts.current : texts.changed}</Badge>
            <ButtonLink
              href={`${apiUrl}/user/agreement/${one.id}`}
              download
              size="sm"
              variant="outline"
              icon={<FileDown aria-hidden className="size-4" />}
            >
              {texts.download}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function AcceptForm() {
  const texts = useTexts(agreementTexts);
  const answer = useActionData<typeof action>();
  const errors = answer?.refusal?.errors ?? {};
  return (
    <Form method="post" className="grid gap-5" noValidate>
      <input type="hidden" name="intent" value="accept" />
      <FormAlert refusal={answer?.refusal ?? null} />
      {answer && !answer.refusal && <FormDone message={texts.done} />}
      <TextField
        name="company"
        autoComplete="organization"
        maxLength={200}
        label={texts.company}
        errors={errors.company}
      />
      <TextArea name="address" rows={3} maxLength={500} label={texts.address} errors={errors.address} />
      <TextField name="person" autoComplete="name" maxLength={200} label={texts.person} errors={errors.person} />
      <div>
        <Button type="submit" variant="signal" state={useSubmitting('accept')}>
          {texts.button}
        </Button>
      </div>
    </Form>
  );
}
