import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { cancellationKinds, type ReceivedCancellation } from '#domain/cancellation/cancellation.ts';
import { CancellationForm, type CancellationValues } from '#web/components/cancellation/cancellation-form.tsx';
import { CancellationReceipt } from '#web/components/cancellation/cancellation-receipt.tsx';
import { Article } from '#web/components/public/article.tsx';
import { apiContext, siteContext } from '#web/context.ts';
import { attempt, textOf } from '#web/forms/call-api.server.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { cancelContractTexts } from '#web/i18n/public/cancel-contract.ts';
import { publicMeta } from '#web/meta/public-meta.ts';
import { PlanEnd } from './cancel-contract/plan-end.tsx';

export const meta = publicMeta;

/**
 * With the code of a mail: what it would end. Without a provider nothing can be ended by a link, so there is the form.
 */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const code = url.searchParams.get('code');
  if (!code || !context.get(siteContext).hasStripe) return null;
  const { ok, refusal } = await attempt(() => context.get(apiContext).describePlanEnd({ body: { code } }));
  return { code, plans: ok?.plans ?? [], refusal: refusal ?? null };
}

/** No scripts, as everywhere here: cancelling must not depend on them. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const field = (name: string) => textOf(form, name).trim();
  if (field('intent') === 'carry-out') {
    const body = { code: field('code'), slug: field('slug') };
    const { ok, refusal = null } = await attempt(() => context.get(apiContext).carryOutCancellation({ body }));
    const ended = ok ? { slug: body.slug, endsAt: ok.endsAt } : null;
    return data({ values: null, refusal, received: null, ended }, refusal?.status ?? 200);
  }
  const values: CancellationValues = {
    name: field('name'),
    email: field('email'),
    contract: field('contract'),
    kind: cancellationKinds.find((one) => one === field('kind')) ?? 'ordinary',
    reason: field('reason'),
    endsOn: field('endsOn'),
    confirmationEmail: field('confirmationEmail'),
  };
  const { name, email, contract, kind, ...more } = values;
  const given = Object.entries({ ...more, nickname: field('nickname') }).filter(([, value]) => value !== '');
  const { ok, refusal } = await attempt(() =>
    context
      .get(apiContext)
      .requestCancellation({ body: { name, email, contract, kind, ...Object.fromEntries(given) } }),
  );
  if (refusal) return data({ values, refusal, received: null, ended: null }, { status: refusal.status });
  const declared = { name, email, contract, kind, reason: more.reason || null, endsOn: more.endsOn || null };
  const received: ReceivedCancellation = { ...declared, number: ok.number, receivedAt: new Date(ok.receivedAt) };
  return data({ values, refusal: null, received, ended: null });
}

export default function CancelContract() {
  const texts = useTexts(cancelContractTexts);
  const answer = useActionData<typeof action>();
  const link = useLoaderData<typeof loader>();
  if (link) return <PlanEnd {...link} refusal={answer?.refusal ?? link.refusal} ended={answer?.ended ?? null} />;
  if (answer?.received)
    return (
      <Article heading={texts.doneHeading} lead={texts.done}>
        <CancellationReceipt received={answer.received} heading={texts.doneHeading} fileName={texts.fileName} />
      </Article>
    );
  return (
    <Article heading={texts.heading} lead={texts.lead}>
      <CancellationForm values={answer?.values ?? null} refusal={answer?.refusal ?? null} />
    </Article>
  );
}
