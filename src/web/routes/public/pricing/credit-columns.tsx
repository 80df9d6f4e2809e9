import { creditBundles } from '#domain/billing/credit-bundles.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { pricingTexts } from '../../../i18n/public/pricing.ts';
import { CreditNeed } from './credit-need.tsx';
import { useCount } from './use-count.ts';
import { useEuros } from './use-euros.ts';

interface CreditColumnsProps {
  first: number;
  credits: number;
  startHref: string;
}

export function CreditColumns({ first, credits: wanted, startHref }: CreditColumnsProps) {
  const texts = useTexts(pricingTexts);
  const count = useCount();
  const euros = useEuros();
  return (
    <div className="mt-8 border-line border-y py-8">
      <p className="max-w-text text-ink-soft text-lg">{texts.creditsText}</p>
      <CreditNeed first={first} credits={wanted} />
      <ul className="mt-8 grid gap-x-8 gap-y-8 min-[30rem]:grid-cols-2 lg:grid-cols-4">
        {creditBundles.map(({ id, credits, cents }) => (
          <li key={id} data-bundle={id} className="border-line border-t pt-5">
            <h2 className="text-xl">{texts.credits(count(credits))}</h2>
            <p className="figures mt-3 font-[640] font-display text-4xl tracking-tight" data-price>
              {euros(cents)}
            </p>
            <p className="mt-1 text-ink-faint text-sm">
              {texts.once}, {texts.perImage(euros(cents / credits))}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <ButtonLink href={startHref} variant="signal" size="lg">
          {texts.startFree}
        </ButtonLink>
      </p>
    </div>
  );
}
