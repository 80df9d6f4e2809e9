import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { shopifyTexts } from '../../../i18n/shopify/app.ts';
import { ShopCard, ShopFrame } from './shop-frame.tsx';

/** The address came without a session token that is still valid: App Bridge has a new one. */
export function NewSession({ shop }: { shop: string | null }) {
  const texts = useTexts(shopifyTexts);
  const [isOutside, setOutside] = useState(false);
  useEffect(() => {
    const isFramed = window.top !== window.self;
    if (!isFramed || !window.shopify) return setOutside(true);
    const url = new URL(window.location.href);
    // A second token that is refused too would go round in circles.
    if (url.searchParams.has('renewed')) return setOutside(true);
    window.shopify.idToken().then(
      (token) => {
        url.searchParams.set('id_token', token);
        url.searchParams.set('renewed', '1');
        window.location.replace(url);
      },
      () => setOutside(true),
    );
  }, []);
  return (
    <ShopFrame>
      <ShopCard title={isOutside ? texts.openInShopify : texts.opening}>
        <p>{isOutside ? texts.openInShopifyWhy : texts.openingWait}</p>
        {isOutside && shop && (
          <a className="underline" href={`https://${shop}/admin/apps`} target="_top">
            {texts.openApps}
          </a>
        )}
      </ShopCard>
    </ShopFrame>
  );
}
