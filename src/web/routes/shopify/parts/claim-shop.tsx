import type { ShopSession } from '#contract/shopify.ts';
import { buttonClass } from '../../../components/ui/button.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { shopifyTexts } from '../../../i18n/shopify/app.ts';
import { ShopCard } from './shop-frame.tsx';

/** The shop's e-mail address belongs to an account: whoever has that account says so, in a window of their own. */
export function ClaimShop({ visit }: { visit: ShopSession }) {
  const texts = useTexts(shopifyTexts);
  return (
    <ShopCard title={texts.claimTitle}>
      <p>{texts.claimWhy(visit.shop.name)}</p>
      <p>
        <a className={buttonClass('ink')} href={visit.claimUrl ?? undefined} target="_blank" rel="noreferrer">
          {texts.claimButton}
        </a>
      </p>
      <p className="text-ink-soft">{texts.claimAfter}</p>
    </ShopCard>
  );
}
