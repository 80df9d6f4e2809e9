import { type ActionFunctionArgs, data, useActionData, useSearchParams } from 'react-router';
import { Article } from '#web/components/public/article.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { apiContext } from '#web/context.ts';
import { attempt, textOf } from '#web/forms/call-api.server.ts';
import { FormAlert, FormDone } from '#web/forms/form-alert.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { waitlistTexts } from '#web/i18n/public/articles.ts';
import { publicMeta } from '#web/meta/public-meta.ts';

export const meta = publicMeta;

export async function action({ request, context }: ActionFunctionArgs) {
  const confirmationCode = textOf(await request.formData(), 'confirmationCode');
  const { refusal } = await attempt(() => context.get(apiContext).confirmWaitlist({ body: { confirmationCode } }));
  return data({ refusal: refusal ?? null }, { status: refusal?.status ?? 200 });
}

/** The mail's link only brings the code: scanners open links, people press buttons. */
export default function WaitlistConfirmation() {
  const answer = useActionData<typeof action>();
  const texts = useTexts(waitlistTexts);
  const code = useSearchParams()[0].get('confirmationCode');
  return (
    <Article heading={texts.confirmHeading} lead={code ? texts.confirmLead : texts.noCode}>
      <div className="mt-8 grid max-w-md gap-5">
        <FormAlert refusal={answer?.refusal} />
        <FormDone message={answer?.refusal === null ? texts.confirmed : null} />
        {code && answer?.refusal !== null && (
          <form method="post">
            <input type="hidden" name="confirmationCode" value={code} />
            <Button type="submit" size="lg">
              {texts.confirm}
            </Button>
          </form>
        )}
      </div>
    </Article>
  );
}
