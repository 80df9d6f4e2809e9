import { type ActionFunctionArgs, data, useActionData } from 'react-router';
import { Article } from '#web/components/public/article.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { TextArea, TextField } from '#web/components/ui/text-field.tsx';
import { apiContext } from '#web/context.ts';
import { attempt, textOf } from '#web/forms/call-api.server.ts';
import { FormAlert, FormDone } from '#web/forms/form-alert.tsx';
import { TrapField } from '#web/forms/trap-field.tsx';
import { customerTexts } from '#web/i18n/admin/customers.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { publicMeta } from '#web/meta/public-meta.ts';

export const meta = publicMeta;

/** Works without scripts. Who is logged in is known by the session, and the message belongs to the account. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const field = (name: string) => textOf(form, name).trim();
  const values = { name: field('name'), email: field('email'), text: field('text') };
  const nickname = field('nickname');
  const body = { ...values, ...(nickname ? { nickname } : {}) };
  const { refusal = null } = await attempt(() => context.get(apiContext).sendSupportRequest({ body }));
  return data({ values, refusal }, { status: refusal?.status ?? 200 });
}

export default function Support() {
  const texts = useTexts(customerTexts);
  const answer = useActionData<typeof action>();
  const errors = answer?.refusal?.errors ?? {};
  const values = answer?.refusal ? answer.values : null;
  return (
    <Article heading={texts.supportHeading} lead={texts.supportLead}>
      {answer && !answer.refusal ? (
        <div className="mt-10 max-w-[40rem]">
          <FormDone message={texts.sent} />
        </div>
      ) : (
        <form method="post" className="mt-10 grid max-w-[40rem] gap-6" noValidate>
          <FormAlert refusal={answer?.refusal} />
          <TextField
            name="name"
            autoComplete="name"
            label={texts.name}
            maxLength={200}
            defaultValue={values?.name}
            errors={errors.name}
          />
          <TextField
            name="email"
            type="email"
            autoComplete="email"
            label={texts.email}
            defaultValue={values?.email}
            errors={errors.email}
          />
          <TextArea
            name="text"
            rows={8}
            maxLength={4000}
            label={texts.message}
            defaultValue={values?.text}
            errors={errors.text}
          />
          <TrapField />
          <div>
            <Button type="submit" variant="signal" size="lg">
              {texts.send}
            </Button>
          </div>
        </form>
      )}
    </Article>
  );
}
