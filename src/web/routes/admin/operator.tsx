import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import {
  audiences,
  fieldOf,
  fieldsOf,
  labelOf,
  type OperatorFieldName,
  type OperatorPart,
  operatorFieldNames,
  sellsToLabel,
} from '#domain/operator/operator.ts';
import { Part } from '#web/components/part.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { RadioGroup } from '#web/components/ui/radio-group.tsx';
import { TextArea, TextField } from '#web/components/ui/text-field.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction, textOf } from '#web/forms/call-api.server.ts';
import { FormAlert, FormDone } from '#web/forms/form-alert.tsx';
import { useSubmitting } from '#web/forms/submitting.ts';
import { operatorTexts } from '#web/i18n/admin/operator.ts';
import { adminScreenTexts } from '#web/i18n/app/screens/admin.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { appMeta } from '#web/meta/app-meta.ts';

export const meta = appMeta;

export const loader = ({ context }: LoaderFunctionArgs) => answerOf(() => context.get(apiContext).getOperator());

export const action = ({ request, context }: ActionFunctionArgs) =>
  runAction(request, {
    save: (form) => {
      const fields = Object.fromEntries(
        operatorFieldNames.map((name) => [name, textOf(form, name).replaceAll('\r\n', '\n')]),
      ) as Record<OperatorFieldName, string>;
      const sellsTo = audiences.find((one) => one === textOf(form, 'sellsTo')) ?? null;
      return context.get(apiContext).saveOperator({ body: { ...fields, sellsTo } });
    },
  });

export default function AdminOperator() {
  const { operator, missing, fixed } = useLoaderData<typeof loader>();
  const texts = useTexts(operatorTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const answer = useActionData<typeof action>();
  const isMissing = missing.length > 0;
  return (
    <Screen heading={useTexts(adminScreenTexts.adminOperator).heading} lead={texts.lead}>
      <div
        role="status"
        className={`mb-6 max-w-[52rem] rounded-md p-4 text-sm ${isMissing ? 'bg-warn-soft' : 'bg-good-soft'}`}
      >
        <p>{isMissing ? texts.missing : texts.complete}</p>
        {isMissing && (
          // Labels have commas of their own, so they do not stand in a sentence.
          <ul className="mt-2 grid list-disc gap-x-8 pl-5 sm:grid-cols-2">
            {missing.map((name) => (
              <li key={name}>{labelOf(name)[language]}</li>
            ))}
          </ul>
        )}
      </div>
      <Form method="post" noValidate className="grid divide-y divide-line border-line border-t">
        <input type="hidden" name="intent" value="save" />
        <Part title={texts.company} text={texts.companyText}>
          <Fields part="company" />
        </Part>
        <Part title={texts.selling} text={texts.sellingText}>
          <RadioGroup
            name="sellsTo"
            legend={sellsToLabel[language]}
            {...(operator.sellsTo ? { defaultValue: operator.sellsTo } : {})}
            hint={fixed.includes('sellsTo') ? texts.fixed : undefined}
            options={[
              { value: 'businesses', label: texts.businesses, hint: texts.businessesHint },
              { value: 'consumers', label: texts.consumers, hint: texts.consumersHint },
            ]}
          />
          <div className="mt-6">
            <Fields part="selling" />
          </div>
        </Part>
        <Part title={texts.privacy} text={texts.privacyText}>
          <Fields part="privacy" />
        </Part>
        <Part title={texts.law} text={texts.lawText}>
          <Fields part="law" />
          <div className="mt-8 grid gap-4">
            <FormAlert refusal={answer?.refusal ?? null} />
            {answer && !answer.refusal && <FormDone message={texts.saved} />}
            <Button type="submit" variant="signal" className="justify-self-start" state={useSubmitting('save')}>
              {common.save}
            </Button>
          </div>
        </Part>
      </Form>
    </Screen>
  );
}

function Fields({ part }: { part: OperatorPart }) {
  const { operator, fixed } = useLoaderData<typeof loader>();
  const texts = useTexts(operatorTexts);
  const language = useLanguage();
  const errors = useActionData<typeof action>()?.refusal?.errors ?? {};
  return (
    <div className="grid gap-5">
      {fieldsOf(part).map((name) => {
        const field = fieldOf(name);
        const isFixed = fixed.includes(name);
        const shared = {
          name,
          label: field.label[language],
          hint: isFixed ? texts.fixed : field.hint?.[language],
          maxLength: field.maxLength,
          readOnly: isFixed,
          defaultValue: operator[name],
          errors: errors[name],
          ...(field.isNeeded ? { note: texts.needed } : {}),
        };
        return field.isLong ? (
          <TextArea key={name} rows={name === 'address' ? 4 : 6} {...shared} />
        ) : (
          <TextField key={name} {...shared} />
        );
      })}
    </div>
  );
}
