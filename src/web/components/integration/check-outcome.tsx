import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck } from '#web/components/ui/icons.tsx';

interface CheckOutcomeProps {
  isGood: boolean;
  title: string;
  children?: ReactNode;
}

/** What a check of the live site found. */
export function CheckOutcome({ isGood, title, children }: CheckOutcomeProps) {
  const Icon = isGood ? CircleCheck : CircleAlert;
  return (
    <div
      role={isGood ? 'status' : 'alert'}
      className={`flex gap-3 rounded-md px-4 py-3.5 text-sm ${isGood ? 'bg-good-soft' : 'bg-bad-soft'}`}
    >
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${isGood ? 'text-good' : 'text-bad'}`} />
      <div className="min-w-0">
        <p className={`font-[550] ${isGood ? 'text-good' : 'text-bad'}`}>{title}</p>
        {children}
      </div>
    </div>
  );
}
