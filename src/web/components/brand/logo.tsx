import { Icon } from './icon.tsx';
import { Wordmark } from './wordmark.tsx';

export interface LogoProps {
  /** Accessible name, once for both parts. */
  label?: string;
  /** Height of the letters in px; the icon is a third taller. */
  height?: number;
  /** Only the icon, for the narrow sidebar. */
  iconOnly?: boolean;
}

export function Logo({ label, height = 20, iconOnly = false }: LogoProps) {
  const iconSize = Math.round(height * 1.4);
  return (
    <span
      className="inline-flex items-center gap-2.5 text-ink"
      {...(label ? { role: 'img', 'aria-label': label } : {})}
    >
      <span style={{ width: iconSize, height: iconSize }} className="block shrink-0">
        <Icon className="size-full" />
      </span>
      {!iconOnly && (
        <span style={{ height, width: (height * 141) / 33 }} className="block shrink-0">
          <Wordmark className="h-full w-full" />
        </span>
      )}
    </span>
  );
}
