import { type ActionFunctionArgs, data } from 'react-router';
import { apiContext } from '#web/context.ts';
import { attempt, textOf } from '#web/forms/call-api.server.ts';
import type { PublicFormActionData, PublicFormKind } from '#web/islands/public-form.tsx';

/** The forms of the public pages when submitted as a whole page, as browsers without scripts do. */
export async function publicFormAction({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const kind: PublicFormKind = textOf(form, 'form') === 'waitlist' ? 'waitlist' : 'check';
  const values = { email: textOf(form, 'email'), website: textOf(form, 'website') };
  // An unticked box is sent as such: the API says what is missing, in its own words.
  const consent = form.has('consent') as true;
  const { ok, refusal } = await attempt<{ message: string; checkUrl?: string | null }>(() =>
    kind === 'waitlist'
      ? api.joinWaitlist({
          body: { email: values.email, consent, ...(values.website && { website: values.website }) },
        })
      : api.checkStore({ body: { email: values.email, website: values.website, consent } }),
  );
  const answer: PublicFormActionData = {
    kind,
    values,
    message: ok?.message ?? refusal?.message ?? '',
    errors: refusal?.errors ?? {},
    isDone: ok !== undefined,
    resultUrl: ok?.checkUrl,
  };
  return data(answer, { status: refusal?.status ?? 200 });
}
