import clsx from 'clsx';

export interface SkeletonProps {
  width?: string;
  height?: string;
  shape?: 'line' | 'block' | 'circle';
  className?: string;
}

/** A placeholder. Give it the size of the content, so that nothing jumps. */
export function Skeleton({ width = '100%', height, shape = 'line', className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      style={{ width, height: height ?? { line: '0.875em', block: undefined, circle: width }[shape] }}
      className={clsx(
        'block animate-breathe bg-line',
        shape === 'circle' ? 'shrink-0 rounded-full' : shape === 'block' ? 'rounded-md' : 'rounded-xs',
        className,
      )}
    />
  );
}

/** Several lines of text to come; `text` is for screen readers meanwhile. */
export function SkeletonText({ lines = 3, text }: { lines?: number; text: string }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{text}</span>
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Skeleton key={at} width={at === lines - 1 ? '60%' : '100%'} />
      ))}
    </div>
  );
}
