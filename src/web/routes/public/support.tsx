import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { visitorOf } from '#web/access/visitor.server.ts';
import { Article } from '#web/components/public/article.tsx';
import { TextArea } from '#web/components/ui/text-field.tsx';
import { apiContext } from '#web/context.ts';
import { attempt, textOf } from '#web/forms/call-api.server.ts';
import { FormDone } from '#web/forms/form-alert.tsx';
import { PersonFields, PlainForm } from '#web/forms/plain-form.tsx';
import { customerTexts } from '#web/i18n/admin/customers.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { publicMeta } from '#web/meta/public-meta.ts';

export const meta = publicMeta;

/** Who is logged in need not type who they are. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await visitorOf(request, context);
  return user && { name: [user.firstname, user.lastname].filter(Boolean).join(' '), email: user.email };
}

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
  const refusal = answer?.refusal ?? null;
  const known = useLoaderData<typeof loader>();
  const values = refusal && answer ? answer.values : null;
  return (
    <Article heading={texts.supportHeading} lead={texts.supportLead}>
      {answer && !refusal ? (
        <div className="mt-10 max-w-[40rem]">
          <FormDone message={texts.sent} />
        </div>
      ) : (
        <PlainForm refusal={refusal} submit={texts.send}>
          <PersonFields texts={texts} values={values ?? known} refusal={refusal} />
          <TextArea
            name="text"
            rows={8}
            maxLength={4000}
            label={texts.message}
            defaultValue={values?.text}
            errors={refusal?.errors.text}
          />
        </PlainForm>
      )}
    </Article>
  );
}
