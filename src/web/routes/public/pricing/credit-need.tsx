import { cheapestCredits } from '#domain/billing/cheapest-credits.ts';
import { TextField } from '../../../components/ui/text-field.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { pricingTexts } from '../../../i18n/public/pricing.ts';
import { useCount } from './use-count.ts';
import { useEuros } from './use-euros.ts';

interface CreditNeedProps {
  /** Initial value; from then on the field keeps what is typed. */
  first: number;
  credits: number;
}

/** How many images, and what they cost. */
export function CreditNeed({ first, credits }: CreditNeedProps) {
  const texts = useTexts(pricingTexts);
  const count = useCount();
  const euros = useEuros();
  const { bundles, cents } = cheapestCredits(credits);
  const words = bundles.map(
    ({ bundle, times }) => (times === 1 ? '' : `${times} × `) + texts.credits(count(bundle.credits)),
  );
  return (
    <div className="mt-8 grid max-w-[40rem] items-start gap-x-10 gap-y-4 sm:grid-cols-2">
      <TextField
        id="need-credits"
        name="credits"
        type="number"
        min={1}
        size="lg"
        label={texts.needCredits}
        hint={texts.needCreditsHint}
        defaultValue={first}
      />
      <output aria-live="polite" data-credits={cents} className="block sm:pt-6">
        <span className="figures block font-[640] font-display text-4xl tracking-tight">{euros(cents)}</span>
        <span className="mt-1 block text-ink-soft">{words.join(' + ')}</span>
      </output>
    </div>
  );
}
