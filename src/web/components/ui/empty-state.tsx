import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from '#web/components/brand/drawing.tsx';

export interface EmptyStateProps {
  drawing?: DrawingName;
  title: string;
  description?: ReactNode;
  /** The way on: usually one button. */
  action?: ReactNode;
  /** The heading level within its page. */
  level?: 2 | 3 | 4;
  className?: string;
}

export function EmptyState({ drawing = 'frame', title, description, action, level = 3, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={clsx('flex flex-col items-center px-6 py-14 text-center', className)}>
      <Drawing name={drawing} className="h-24 w-36" />
      <Heading className="mt-6 text-xl">{title}</Heading>
      {description && <p className="mt-2 max-w-sm text-ink-soft text-sm">{description}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
