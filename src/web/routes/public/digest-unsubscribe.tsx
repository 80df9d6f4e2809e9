import { type ActionFunctionArgs, data, useActionData, useSearchParams } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { apiContext } from '../../context.ts';
import { attempt, textOf } from '../../forms/call-api.server.ts';
import { FormAlert, FormDone } from '../../forms/form-alert.tsx';
import { useTexts } from '../../i18n/language.tsx';
import { digestTexts } from '../../i18n/public/webhooks.ts';
import { publicMeta } from '../../meta/public-meta.ts';
import { Article } from './article.tsx';

export const meta = publicMeta;

export async function action({ request, context }: ActionFunctionArgs) {
  const code = textOf(await request.formData(), 'code');
  const { refusal } = await attempt(() => context.get(apiContext).unsubscribeDigest({ body: { code } }));
  return data({ refusal: refusal ?? null }, { status: refusal?.status ?? 200 });
}

/** The mail's link only brings the code: scanners open links, people press buttons. */
export default function DigestUnsubscribe() {
  const answer = useActionData<typeof action>();
  const texts = useTexts(digestTexts);
  const code = useSearchParams()[0].get('code');
  return (
    <Article heading={texts.heading} lead={code ? texts.lead : texts.noCode}>
      <div className="mt-8 grid max-w-md gap-5">
        <FormAlert refusal={answer?.refusal} />
        <FormDone message={answer?.refusal === null ? texts.left : null} />
        {code && answer?.refusal !== null && (
          <form method="post">
            <input type="hidden" name="code" value={code} />
            <Button type="submit" size="lg">
              {texts.leave}
            </Button>
          </form>
        )}
      </div>
    </Article>
  );
}
