import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { ReceivedCancellation } from '#domain/cancellation/cancellation.ts';
import { legalDocument } from '#domain/legal/legal-document.ts';
import { ContractField } from '#web/components/cancellation/cancellation-form.tsx';
import { CancellationReceipt } from '#web/components/cancellation/cancellation-receipt.tsx';
import { Article } from '#web/components/public/article.tsx';
import { LegalPage } from '#web/components/public/legal-page.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { apiContext } from '#web/context.ts';
import { attempt, type Refusal, textOf } from '#web/forms/call-api.server.ts';
import { PersonFields, PlainForm } from '#web/forms/plain-form.tsx';
import { languageOfPath, useTexts } from '#web/i18n/language.tsx';
import { cancelContractTexts, withdrawTexts } from '#web/i18n/public/cancel-contract.ts';
import { legalOf } from '#web/legal.server.ts';
import { publicMeta } from '#web/meta/public-meta.ts';
import { usePathTo } from '#web/paths.ts';

export const meta = publicMeta;

/** Businesses have no right of withdrawal, so who sells to them alone has no such page. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const facts = legalOf(context);
  if (facts.operator.sellsTo === 'businesses') throw data(null, { status: 404 });
  const document = legalDocument('withdrawal', facts, languageOfPath(url.pathname));
  return { document, isForm: url.searchParams.has('form') };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const field = (name: string) => textOf(form, name).trim();
  const values = { name: field('name'), email: field('email'), contract: field('contract') };
  const nickname = field('nickname');
  const body = { ...values, kind: 'withdrawal' as const, ...(nickname ? { nickname } : {}) };
  const { ok, refusal } = await attempt(() => context.get(apiContext).requestCancellation({ body }));
  if (refusal) return data({ values, refusal, received: null }, { status: refusal.status });
  const declared = { ...values, kind: 'withdrawal' as const, reason: null, endsOn: null };
  const received: ReceivedCancellation = { ...declared, number: ok.number, receivedAt: new Date(ok.receivedAt) };
  return data({ values, refusal: null, received });
}

/** The right, and the function of § 356a BGB: a button, a form, a button that confirms, a receipt. */
export default function Withdrawal() {
  const { document, isForm } = useLoaderData<typeof loader>();
  const texts = useTexts(withdrawTexts);
  const answer = useActionData<typeof action>();
  const href = `${usePathTo()('withdrawal')}?form=1`;
  if (answer?.received)
    return (
      <Article heading={texts.doneHeading} lead={texts.done}>
        <CancellationReceipt received={answer.received} heading={texts.doneHeading} fileName={texts.fileName} />
      </Article>
    );
  if (isForm || answer)
    return (
      <Article heading={texts.heading} lead={texts.lead}>
        <WithdrawalForm values={answer?.values ?? null} refusal={answer?.refusal ?? null} />
      </Article>
    );
  return (
    <LegalPage name="withdrawal" document={document}>
      <p className="mt-8 print:hidden">
        <ButtonLink href={href} variant="signal" size="lg">
          {texts.heading}
        </ButtonLink>
      </p>
    </LegalPage>
  );
}

interface WithdrawalFormProps {
  /** As they were sent, after an error. */
  values: { name: string; email: string; contract: string } | null;
  refusal: Refusal | null;
}

function WithdrawalForm({ values, refusal }: WithdrawalFormProps) {
  const texts = useTexts(withdrawTexts);
  const words = useTexts(cancelContractTexts);
  return (
    <PlainForm refusal={refusal} submit={texts.confirm}>
      <PersonFields texts={words} emailHint={texts.emailHint} values={values} refusal={refusal} />
      <ContractField values={values} refusal={refusal} />
    </PlainForm>
  );
}
