import type { ReactNode } from 'react';
import { WithCode } from '#web/components/ui/with-code.tsx';

/** One numbered step of an instruction, in an `ol`. */
export function Step({ title, text, children }: { title?: string; text: string; children?: ReactNode }) {
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 [counter-increment:step]">
      <span
        aria-hidden
        className="figures grid size-7 place-items-center rounded-full border border-line-strong/60 text-sm before:content-[counter(step)]"
      />
      <div className="min-w-0 pt-0.5">
        {title && <h2 className="mb-1 font-[550] text-base">{title}</h2>}
        <p className="max-w-text text-ink-soft text-sm">
          <WithCode text={text} />
        </p>
        {children && <div className="mt-4">{children}</div>}
      </div>
    </li>
  );
}
