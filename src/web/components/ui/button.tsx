import clsx from 'clsx';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Check, LoaderCircle } from '#web/components/ui/icons.tsx';
import { useMinimumBusy } from '#web/forms/use-minimum-busy.ts';

/**
 * One meaning each: `signal` does what the screen or form is for, `outline` is another way, `quiet` a tool, `bad` deletes.
 * `chosen` is no action: it is on.
 */
export type ButtonVariant = 'signal' | 'outline' | 'quiet' | 'chosen' | 'bad';
export type ButtonSize = 'sm' | 'md' | 'lg';
export type ButtonState = 'idle' | 'loading' | 'done';

const variants: Record<ButtonVariant, string> = {
  signal: 'bg-signal text-on-signal hover:bg-signal-deep',
  outline: 'border border-line-strong/60 text-ink hover:border-ink hover:bg-hover',
  quiet: 'text-ink hover:bg-hover',
  chosen: 'bg-ink text-paper',
  bad: 'border border-bad/50 text-bad hover:bg-bad-soft hover:border-bad',
};
export const buttonVariants = Object.keys(variants) as ButtonVariant[];
const sizes: Record<ButtonSize, string> = {
  sm: 'h-8 gap-1.5 px-3 text-sm',
  md: 'h-10 gap-2 px-4 text-sm',
  lg: 'h-12 gap-2.5 px-6 text-base',
};

export const buttonSizes = Object.keys(sizes) as ButtonSize[];

/** Only the look, for the rare element that looks like a button but is something else; `className` sets its display. */
export const buttonClass = (variant: ButtonVariant = 'signal', size: ButtonSize = 'md', className = 'inline-flex') =>
  clsx(
    'relative max-w-full select-none items-center justify-center whitespace-nowrap rounded-md font-[550]',
    'transition-colors duration-150 active:translate-y-px disabled:pointer-events-none disabled:opacity-45',
    variants[variant],
    sizes[size],
    className,
  );

interface CommonProps {
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  className?: string;
  /** Accessible name if the visible content is only an icon. */
  label?: string;
}
export interface ButtonProps extends CommonProps {
  type?: 'button' | 'submit' | 'reset';
  name?: string;
  value?: string;
  form?: string;
  disabled?: boolean;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** For a button that shows and hides something. */
  expanded?: boolean;
  ref?: Ref<HTMLButtonElement>;
  /** loading: shows a spinner and ignores clicks; done: shows `doneText` with a tick. */
  state?: ButtonState;
  loadingText?: string;
  doneText?: string;
}

/** The width is that of the idle text: loading and done are overlaid, so that nothing beside the button moves. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    icon,
    state: given = 'idle',
    loadingText,
    doneText,
    label,
    expanded,
    className,
    children,
    ...rest
  } = props;
  // Applies to every form and action: a spinner that only flashes looks like a glitch.
  const state = useMinimumBusy(given === 'loading') ? 'loading' : given;
  const busy = state !== 'idle';
  return (
    <button
      {...rest}
      type={rest.type ?? 'button'}
      aria-label={label}
      aria-expanded={expanded}
      aria-busy={state === 'loading' || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      className={buttonClass(variant, size, clsx('inline-grid grid-cols-[1fr]', busy && 'cursor-default', className))}
    >
      <span
        className={clsx(
          'col-start-1 row-start-1 inline-flex items-center justify-center gap-[inherit]',
          busy && 'invisible',
        )}
      >
        {icon}
        {children}
      </span>
      {state === 'loading' && (
        <span className="col-start-1 row-start-1 inline-flex items-center justify-center gap-2" role="status">
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
          {loadingText}
        </span>
      )}
      {state === 'done' && (
        <span className="col-start-1 row-start-1 inline-flex items-center justify-center gap-2" role="status">
          <Check aria-hidden className="size-4" />
          {doneText}
        </span>
      )}
    </button>
  );
}

export interface ButtonLinkProps extends CommonProps {
  id?: string;
  href: string;
  target?: '_blank';
  rel?: string;
  download?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

export function ButtonLink({ href, variant, size, icon, label, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      rel={rest.rel ?? (rest.target === '_blank' ? 'noopener' : undefined)}
      aria-label={label}
      className={buttonClass(variant, size, clsx('inline-flex', className))}
    >
      {icon}
      {children}
    </a>
  );
}

/** A square button with one icon; it always has an accessible name. */
export function IconButton({ label, size = 'md', className, ...rest }: Omit<ButtonProps, 'icon'> & { label: string }) {
  const square = { sm: 'w-8', md: 'w-10', lg: 'w-12' }[size];
  return <Button variant="quiet" {...rest} size={size} label={label} className={clsx('px-0!', square, className)} />;
}
