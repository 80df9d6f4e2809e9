import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { type PollVariant, pollVariants } from '#domain/poll.ts';
import { Button } from '#web/components/ui/button.tsx';
import { apiContext } from '#web/context.ts';
import { attempt, textOf } from '#web/forms/call-api.server.ts';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { pollTexts } from '#web/i18n/public/articles.ts';
import { publicMeta } from '#web/meta/public-meta.ts';
import { cookieText, findCookie } from '#web/preferences.ts';
import { PollCard, PollOutcome } from './poll/poll-outcome.tsx';

export const meta = publicMeta;

const COOKIE = 'poll';
const DAYS = 90;

/** Which of the two comes first is random: people prefer the first one. */
export const loader = (_: LoaderFunctionArgs) => ({
  order: Math.random() < 0.5 ? [...pollVariants] : [...pollVariants].reverse(),
});

/** Where the two stood when one was chosen: after the click they stay there. Null: the form was not ours. */
export const orderShown = (sent: string): PollVariant[] | null =>
  [[...pollVariants], [...pollVariants].reverse()].find((order) => order.join(',') === sent) ?? null;

/** One answer per person: the cookie holds the id under which a later answer replaces the first. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  // An unknown variant is rejected by the call, in its own words.
  const variant = textOf(form, 'variant') as PollVariant;
  const uuid = findCookie(request.headers.get('cookie'), COOKIE) ?? crypto.randomUUID();
  const mobile = /mobi|android/i.test(request.headers.get('user-agent') ?? '');
  const sent = textOf(form, 'order');
  const { ok, refusal } = await attempt(() =>
    context.get(apiContext).answerPoll({ body: { variant, uuid, mobile, order: sent.split(',') } }),
  );
  const headers = { 'set-cookie': cookieText(COOKIE, uuid, DAYS * 86_400) };
  const result = ok ? { ...ok, chosen: variant } : null;
  return data(
    { result, refusal: refusal ?? null, order: orderShown(sent) },
    { status: refusal?.status ?? 200, headers },
  );
}

export default function Poll() {
  const first = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const order = answer?.order ?? first.order;
  const texts = useTexts(pollTexts);
  const result = answer?.result;
  return (
    <section className="page-width pt-8 pb-section">
      <h1
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: the answer is a new page; reading goes on with the result.
        autoFocus={Boolean(result)}
        className="max-w-[12em] hyphens-auto text-4xl outline-none [overflow-wrap:anywhere]"
      >
        {result ? texts.thanks : texts.heading}
      </h1>
      <p className="mt-4 max-w-text text-ink-soft text-lg">{result ? texts.thanksLead(result.answers) : texts.lead}</p>
      <div className="mt-6 max-w-xl">
        <FormAlert refusal={answer?.refusal} />
      </div>
      {result ? <PollOutcome order={order} {...result} /> : <PollChoice order={order} />}
    </section>
  );
}

export function PollChoice({ order }: { order: readonly PollVariant[] }) {
  const texts = useTexts(pollTexts);
  const names = { 'with-picture': texts.withImage, 'without-picture': texts.withoutImage };
  return (
    <form method="post" className="mt-8 grid items-end gap-10 md:grid-cols-2">
      <input type="hidden" name="order" value={order.join(',')} />
      {order.map((variant) => (
        <div key={variant} className="flex min-w-0 flex-col">
          <PollCard variant={variant} />
          <div className="mt-5 text-center">
            <Button
              type="submit"
              name="variant"
              value={variant}
              size="lg"
              variant="outline"
              label={`${texts.choose}: ${names[variant]}`}
            >
              {texts.choose}
            </Button>
          </div>
        </div>
      ))}
    </form>
  );
}
