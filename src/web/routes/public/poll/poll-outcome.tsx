import clsx from 'clsx';
import type { PollResult, PollVariant } from '#domain/poll.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { pollTexts } from '#web/i18n/public/articles.ts';
import { usePathTo } from '#web/paths.ts';
import { SamplePreview } from '#web/previews/sample-preview.tsx';
import { sampleCard } from '#web/samples/sample-card.ts';

interface PollOutcomeProps extends PollResult {
  order: readonly PollVariant[];
  chosen: PollVariant;
}

/** The shares below the two links, the person's own marked. */
export function PollOutcome({ order, shares, chosen }: PollOutcomeProps) {
  const texts = useTexts(pollTexts);
  const pathTo = usePathTo();
  const percentOf = (variant: PollVariant) =>
    Math.round((shares.find((one) => one.variant === variant)?.share ?? 0) * 100);
  return (
    <>
      <div className="mt-8 grid items-end gap-10 md:grid-cols-2">
        {order.map((variant) => (
          <div key={variant} className="min-w-0" data-variant={variant} data-share={percentOf(variant)}>
            <PollCard variant={variant} />
            <div aria-hidden className="mt-5 h-1.5 overflow-hidden rounded-full bg-line">
              <div
                className={clsx('h-full rounded-full', variant === chosen ? 'bg-signal' : 'bg-ink-faint')}
                style={{ width: `${percentOf(variant)}%` }}
              />
            </div>
            <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="figures font-[550] text-lg">{texts.shares(percentOf(variant))}</span>
              {variant === chosen && <span className="text-ink-faint text-sm">{texts.yours}</span>}
            </p>
          </div>
        ))}
      </div>
      <p className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-4">
        <ButtonLink href={`${pathTo('home')}#start`} variant="signal" size="lg">
          {texts.after}
        </ButtonLink>
        <a href={pathTo('poll')} className="text-link">
          {texts.again}
        </a>
      </p>
    </>
  );
}

/** One of the two links as it arrives on WhatsApp. */
export function PollCard({ variant }: { variant: PollVariant }) {
  const language = useLanguage();
  const image = variant === 'with-picture' ? 'drawn' : 'none';
  return (
    <div className="overflow-hidden rounded-xl border border-line">
      <SamplePreview card={sampleCard('whatsapp', language, 'lamp', image)} language={language} device="phone" eager />
    </div>
  );
}
