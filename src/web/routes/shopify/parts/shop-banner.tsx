import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info } from '#web/components/ui/icons.tsx';

const tones = {
  good: { ground: 'bg-good-soft text-good', Icon: CircleCheck },
  info: { ground: 'bg-info-soft text-info', Icon: Info },
  warn: { ground: 'bg-warn-soft text-warn', Icon: CircleAlert },
} as const;

interface ShopBannerProps {
  tone: keyof typeof tones;
  title: string;
  text: string;
  action?: ReactNode;
}

/** A message above the cards, as the admin has them. */
export function ShopBanner({ tone, title, text, action }: ShopBannerProps) {
  const { ground, Icon } = tones[tone];
  return (
    <div role="status" className="overflow-hidden rounded-xl bg-surface text-sm shadow-sm">
      <p className={clsx('flex items-center gap-2 px-4 py-2 font-[600]', ground)}>
        <Icon aria-hidden className="size-4 shrink-0" />
        {title}
      </p>
      <div className="grid gap-3 px-4 py-3">
        <p>{text}</p>
        {action && <p>{action}</p>}
      </div>
    </div>
  );
}
