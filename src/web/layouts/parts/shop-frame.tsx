import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { ToastStack } from '#web/components/toasts/toast-stack.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { shopifyTexts } from '#web/i18n/shopify/app.ts';
import { usePathTo } from '#web/paths.ts';
import './shop-frame.css';

/** Looks like the Shopify admin around it: its greys, its type, its radii. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const texts = useTexts(shopifyTexts);
  const pathTo = usePathTo();
  // Which shop and which frame: Shopify wants them in every address of the app. What was said once is not repeated.
  const query = new URLSearchParams(useLocation().search);
  for (const name of ['billing', 'claim', 'id_token', 'renewed']) query.delete(name);
  const search = String(query);
  const places = [
    { to: pathTo('shopHome'), label: texts.home },
    { to: pathTo('shopTheme'), label: texts.theme },
    { to: pathTo('shopPlan'), label: texts.plan },
  ];
  return (
    <div className="shop-frame min-h-dvh bg-paper text-ink">
      <nav aria-label={texts.navigation} className="mx-auto flex max-w-[62rem] gap-1 overflow-x-auto px-4 pt-4">
        {places.map(({ to, label }) => (
          <NavLink
            key={to}
            to={{ pathname: to, search }}
            end
            className="rounded-lg px-3 py-1.5 font-[550] text-ink-soft text-sm hover:bg-hover aria-[current=page]:bg-surface aria-[current=page]:text-ink"
          >
            {label}
          </NavLink>
        ))}
      </nav>
      <main id="content" className="mx-auto grid max-w-[62rem] grid-cols-[minmax(0,1fr)] gap-4 px-4 py-4 pb-12">
        {children}
      </main>
      <ToastStack texts={useTexts(commonTexts)} />
    </div>
  );
}

/** The Overview's card about shares, where the Theme tab leads once the change is published. */
export const SHARE_CARD = 'share';

interface ShopCardProps {
  /** For links to it. */
  id?: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A card of the admin. */
export function ShopCard({ id, title, aside, children }: ShopCardProps) {
  return (
    <section id={id} className="rounded-xl bg-surface p-4 shadow-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-[600] text-base">{title}</h2>
        {aside}
      </div>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 text-sm">{children}</div>
    </section>
  );
}
