import clsx from 'clsx';

/** The look of everything that floats over the page: one surface, one hairline, one shadow, a short rise. */
export const floatingClass = (className?: string) =>
  clsx(
    'rounded-lg border border-line bg-surface text-ink shadow-float outline-none',
    'origin-(--transform-origin) transition-[opacity,translate] duration-150 ease-standard',
    'data-starting-style:translate-y-1 data-starting-style:opacity-0 data-ending-style:opacity-0',
    className,
  );

/** A row in a floating list. */
export const floatingRowClass = (className?: string) =>
  clsx(
    'flex min-h-9 w-full cursor-default select-none items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-left text-sm outline-none',
    'data-highlighted:bg-hover data-disabled:opacity-45',
    className,
  );
