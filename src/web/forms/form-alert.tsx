import { CircleAlert, CircleCheck } from '#web/components/ui/icons.tsx';
import { useOffer } from '#web/limit-offer/offers.ts';
import type { Refusal } from './call-api.server.ts';

/**
 * The error of a whole form. Omitted if every message is already under a field. At a limit of the plan it is no fault, and
 * says what helps.
 */
export function FormAlert({ refusal }: { refusal: Refusal | { message: string } | null | undefined }) {
  const offer = refusal && 'offer' in refusal ? refusal.offer : undefined;
  const Offer = useOffer(offer);
  if (!refusal) return null;
  if (offer && Offer)
    return (
      <div className="grid gap-3 rounded-md bg-warn-soft px-4 py-3 text-sm">
        <p role="alert" className="text-ink">
          {refusal.message}
        </p>
        <Offer offer={offer} />
      </div>
    );
  return (
    <p role="alert" className="flex gap-3 rounded-md bg-bad-soft px-4 py-3 text-bad text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {refusal.message}
    </p>
  );
}

export function FormDone({ message }: { message: string | null | undefined }) {
  if (!message) return null;
  return (
    <p role="status" className="flex gap-3 rounded-md bg-good-soft px-4 py-3 text-good text-sm">
      <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
      {message}
    </p>
  );
}
