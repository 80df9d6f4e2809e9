import { type ActionFunctionArgs, data } from 'react-router';
import { UnsubscribePage } from '#web/components/public/unsubscribe-page.tsx';
import { apiContext } from '#web/context.ts';
import { attempt, textOf } from '#web/forms/call-api.server.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { waitlistTexts } from '#web/i18n/public/articles.ts';
import { publicMeta } from '#web/meta/public-meta.ts';

export const meta = publicMeta;

export async function action({ request, context }: ActionFunctionArgs) {
  const confirmationCode = textOf(await request.formData(), 'confirmationCode');
  const { refusal } = await attempt(() => context.get(apiContext).unsubscribeWaitlist({ body: { confirmationCode } }));
  return data({ refusal: refusal ?? null }, { status: refusal?.status ?? 200 });
}

export default function WaitlistUnsubscribe() {
  const { leaveHeading, leaveLead, ...texts } = useTexts(waitlistTexts);
  return <UnsubscribePage name="confirmationCode" texts={{ ...texts, heading: leaveHeading, lead: leaveLead }} />;
}
