import type { OperatorInvoice } from '#contract/calls/billing.ts';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { disputeTexts } from '#web/i18n/admin/billing.ts';
import { useTexts } from '#web/i18n/language.tsx';

type Dispute = NonNullable<OperatorInvoice['dispute']>;

const tones: Record<Dispute['state'], Tone> = {
  inquiry: 'warn',
  answer: 'bad',
  review: 'warn',
  won: 'neutral',
  chargeback: 'neutral',
};

/** Below an invoice whose payment the customer's bank disputes; until when it can be answered, and where. */
export function DisputeNote({ dispute }: Pick<OperatorInvoice, 'dispute'>) {
  const texts = useTexts(disputeTexts);
  if (!dispute) return null;
  const { state, dueAt } = dispute;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
      <Badge tone={tones[state]}>{texts[state]}</Badge>
      {dueAt && (
        <>
          <span>
            {texts.answerBy} <Timestamp iso={dueAt} isFull />
          </span>
          <a
            href="https://dashboard.stripe.com/disputes"
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-6 items-center text-link"
          >
            {texts.atStripe}
          </a>
        </>
      )}
    </span>
  );
}
