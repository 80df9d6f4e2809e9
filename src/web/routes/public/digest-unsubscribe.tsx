import { type ActionFunctionArgs, data } from 'react-router';
import { UnsubscribePage } from '#web/components/public/unsubscribe-page.tsx';
import { apiContext } from '#web/context.ts';
import { attempt, textOf } from '#web/forms/call-api.server.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { digestTexts } from '#web/i18n/public/webhooks.ts';
import { publicMeta } from '#web/meta/public-meta.ts';

export const meta = publicMeta;

export async function action({ request, context }: ActionFunctionArgs) {
  const code = textOf(await request.formData(), 'code');
  const { refusal } = await attempt(() => context.get(apiContext).unsubscribeDigest({ body: { code } }));
  return data({ refusal: refusal ?? null }, { status: refusal?.status ?? 200 });
}

export default function DigestUnsubscribe() {
  return <UnsubscribePage name="code" texts={useTexts(digestTexts)} />;
}
