import { type ActionFunctionArgs, data } from 'react-router';
import { apiContext } from '#web/context.ts';
import { attempt, type Refusal, textOf } from '#web/forms/call-api.server.ts';

export interface NextStepActionData {
  isDone: boolean;
  refusal: Refusal | null;
  email: string;
  nextStep: string;
}

/** The form below a check: how to continue. */
export async function postNextStep({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const [email, nextStep] = [textOf(form, 'email'), textOf(form, 'nextStep')];
  const { refusal = null } = await attempt(() =>
    context.get(apiContext).takeNextStep({ body: { email, nextStep, projectSlug: params.projectSlug ?? '' } }),
  );
  const answer: NextStepActionData = { isDone: refusal === null, refusal, email, nextStep };
  return data(answer, { status: refusal?.status ?? 200 });
}
