import { Link, useLocation } from 'react-router';
import type { ShopState } from '#contract/shopify.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { shopifyTexts } from '../../../i18n/shopify/app.ts';
import { usePathTo } from '../../../paths.ts';
import { ShopCard } from './shop-frame.tsx';

/** The one thing that everything depends on: whether the live theme prints our image. */
export function TagCard({ theme }: { theme: ShopState['theme'] }) {
  const texts = useTexts(shopifyTexts);
  const { search } = useLocation();
  const pathTo = usePathTo();
  const isGood = theme?.state === 'first';
  return (
    <ShopCard title={texts.tag} aside={theme && <Badge tone={isGood ? 'good' : 'warn'}>{theme.name}</Badge>}>
      <p>{theme === null ? texts.tagUnknown : isGood ? texts.tagGood : texts.tagMissing}</p>
      {theme && !isGood && (
        <p>
          <Link className={buttonClass('ink', 'sm')} to={{ pathname: pathTo('shopTheme'), search }}>
            {texts.tagShow}
          </Link>
        </p>
      )}
    </ShopCard>
  );
}
