import { FirstShare } from '#web/components/integration/first-share.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { shopHomeTexts } from '#web/i18n/shopify/home.ts';
import { SHARE_CARD, ShopCard } from '#web/layouts/parts/shop-frame.tsx';
import type { ShopHome } from './load-home.server.ts';

interface ShareCardProps {
  home: Pick<ShopHome, 'firstShare' | 'shop'> & { projectId: number };
}

/** Once visitors get the images: the proof, by a link that somebody sends. */
export function ShareCard({ home: { shop, firstShare, projectId } }: ShareCardProps) {
  const texts = useTexts(shopHomeTexts);
  const { theme, live } = shop;
  const isLive = (theme?.state === 'first' || theme?.state === 'embed') && live.length > 0;
  if (!isLive) return null;
  return (
    <ShopCard id={SHARE_CARD} title={texts.seeItWork}>
      <FirstShare projectId={projectId} {...firstShare} />
    </ShopCard>
  );
}
