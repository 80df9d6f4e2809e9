import { use } from 'react';
import { IconButton } from '#web/components/ui/button.tsx';
import { TriangleAlert, X } from '#web/components/ui/icons.tsx';
import { limitOfferTexts } from '#web/i18n/app/limit-offer.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { type AnnouncedOffer, OfferContext, offers } from './offers.ts';

/** At the edge of the window. */
export default function OfferNotice({ message, offer }: AnnouncedOffer) {
  const texts = useTexts(limitOfferTexts);
  const Offer = use(OfferContext);
  if (!Offer) return null;
  return (
    <section
      aria-label={texts.notice}
      className="fixed inset-x-4 bottom-4 z-60 flex animate-rise items-start gap-3 rounded-lg border border-line bg-surface py-3 pr-2 pl-4 shadow-float sm:right-6 sm:bottom-6 sm:left-auto sm:w-[27rem]"
    >
      <TriangleAlert aria-hidden className="mt-1.5 size-4.5 shrink-0 text-warn" />
      <div className="grid min-w-0 flex-1 gap-3 py-1">
        <p role="alert" className="font-[550] text-sm">
          {message}
        </p>
        <Offer key={`${offer.project.id} ${offer.limit}`} offer={offer} />
      </div>
      <IconButton label={texts.close} size="sm" onClick={offers.close}>
        <X aria-hidden className="size-4" />
      </IconButton>
    </section>
  );
}
