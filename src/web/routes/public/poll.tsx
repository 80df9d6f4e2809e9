import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { type PollVariant, pollVariants } from '#domain/poll.ts';
import { Button } from '../../components/ui/button.tsx';
import { apiContext } from '../../context.ts';
import { attempt, textOf } from '../../forms/attempt.server.ts';
import { FormAlert } from '../../forms/form-alert.tsx';
import { pollTexts } from '../../i18n/articles.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { publicMeta } from '../../meta/public-meta.ts';
import { cookieText, readCookie } from '../../preferences.ts';
import { PlatformPreview } from '../../previews/platform-preview.tsx';
import { sampleCard } from '../../samples/sample-card.ts';

export const meta = publicMeta;

const COOKIE = 'poll';
const DAYS = 90;

/** Which of the two stands first is left to chance: people like the first one better. */
export const loader = (_: LoaderFunctionArgs) => ({
  order: Math.random() < 0.5 ? [...pollVariants] : [...pollVariants].reverse(),
});

/** One answer a person: the cookie keeps the number under which a later answer replaces the first. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  // What is no variant is refused by the call, in its own words.
  const variant = textOf(form, 'variant') as PollVariant;
  const uuid = readCookie(request.headers.get('cookie'), COOKIE) ?? crypto.randomUUID();
  const mobile = /mobi|android/i.test(request.headers.get('user-agent') ?? '');
  const order = textOf(form, 'order').split(',');
  const { ok, refusal } = await attempt(() =>
    context.get(apiContext).answerPoll({ body: { variant, uuid, mobile, order } }),
  );
  const headers = { 'set-cookie': cookieText(COOKIE, uuid, DAYS * 86_400) };
  return data({ result: ok ?? null, refusal: refusal ?? null }, { status: refusal?.status ?? 200, headers });
}

export default function Poll() {
  const { order } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const texts = useTexts(pollTexts);
  const language = useLanguage();
  const names = { 'with-picture': texts.withPicture, 'without-picture': texts.withoutPicture };
  const shareOf = (variant: string) => answer?.result?.shares.find((one) => one.variant === variant)?.share ?? 0;
  return (
    <section className="page-width pt-8 pb-section">
      <h1 className="max-w-[16ch] text-4xl">{answer?.result ? texts.thanks : texts.heading}</h1>
      {!answer?.result && <p className="mt-4 max-w-text text-ink-soft text-lg">{texts.lead}</p>}
      <div className="mt-6 max-w-xl">
        <FormAlert refusal={answer?.refusal} />
      </div>
      <form method="post" className="mt-8 grid items-end gap-8 md:grid-cols-2">
        <input type="hidden" name="order" value={order.join(',')} />
        {order.map((variant) => (
          <div key={variant} className="flex flex-col">
            <div className="overflow-hidden rounded-lg border border-line">
              <PlatformPreview
                card={sampleCard('whatsapp', language, 'lamp', variant === 'with-picture' ? 'drawn' : 'none')}
                language={language}
                device="phone"
              />
            </div>
            <div className="mt-5 text-center">
              {answer?.result ? (
                <p className="figures font-[550] text-lg">{texts.shares(Math.round(shareOf(variant) * 100))}</p>
              ) : (
                <Button
                  type="submit"
                  name="variant"
                  value={variant}
                  size="lg"
                  label={`${texts.choose}: ${names[variant]}`}
                >
                  {texts.choose}
                </Button>
              )}
            </div>
          </div>
        ))}
      </form>
    </section>
  );
}
