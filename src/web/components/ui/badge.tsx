import clsx from 'clsx';
import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'signal' | 'good' | 'warn' | 'bad' | 'info';

const tones: Record<Tone, string> = {
  neutral: 'bg-hover text-ink-soft',
  signal: 'bg-signal-soft text-signal',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  info: 'bg-info-soft text-info',
};

export const badgeTones = Object.keys(tones) as Tone[];

export interface BadgeProps {
  children: ReactNode;
  tone?: Tone;
  icon?: ReactNode;
  className?: string;
}

export const badgeClass = (tone: Tone = 'neutral', className?: string) =>
  clsx(
    'inline-flex h-6 min-w-6 items-center justify-center gap-1.5 whitespace-nowrap rounded-sm px-2 font-[550] text-xs',
    tones[tone],
    className,
  );

export function Badge({ children, tone, icon, className }: BadgeProps) {
  return (
    <span className={badgeClass(tone, clsx('figures', className))}>
      {icon}
      {children}
    </span>
  );
}
