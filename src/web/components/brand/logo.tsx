import { useId } from 'react';

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

/**
 * The name in drawn letters of one stroke. The dot of the first i has the signal colour; the bowls of b and d are
 * frames. Always decorative, see Logo.
 */
export function Wordmark({ className }: { className?: string }) {
  return (
    <svg viewBox="0.5 2 141 33" fill="none" overflow="visible" className={className} aria-hidden="true">
      <g stroke="currentColor" strokeWidth="5" strokeLinejoin="round">
        <path d="M3 2v30.5h14.5" strokeLinejoin="miter" />
        <path d="M24.5 12.5V35" />
        <path d="M34.5 35V12.5M34.5 22a7 7 0 0 1 14 0V35" />
        <path d="M58.5 2v33" />
        <path d="M81.5 2v33M81.5 22.5a7.5 7.5 0 0 1 15 0v2.5a7.5 7.5 0 0 1-15 0" />
        <path d="M106 12.5V35" />
        <path d="M115.5 2v33" />
        <path d="M139 2v33M139 22.5a7.5 7.5 0 0 0-15 0v2.5a7.5 7.5 0 0 0 15 0" />
      </g>
      <path d="M67.4 12.5H74l-6.9 7.7L75 35h-6l-5.5-10.8L60.5 27.5v-7.4z" fill="currentColor" />
      <path d="M22 2h5v5h-5z" className="fill-signal" />
      <path d="M103.5 2h5v5h-5z" fill="currentColor" />
    </svg>
  );
}

/** A chain link threaded through an image frame. Drawn on whole pixels of a 16 px grid, so that the smallest size is sharp. */
const LINK_PATH = 'M15.5 10H16a6 6 0 0 1 0 12H8A6 6 0 0 1 8 10h.5';
const FRAME_PATH = 'M12 18.5V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H14a2 2 0 0 1-2-2v-.5';

/** Always decorative: the Logo or the surrounding link has the accessible name. */
export function Icon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" strokeWidth="4" className={className} aria-hidden="true">
      <path d={FRAME_PATH} className="stroke-signal" />
      <path d={LINK_PATH} stroke="currentColor" />
    </svg>
  );
}

/** The icon as an endless chain, for the bottom of the sidebar and the edges of quiet pages. Uses the text colour. */
export function Pattern({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={className} width="100%" height="100%">
      <defs>
        <pattern id={id} width="56" height="64" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor" strokeWidth="1.5">
            <path d={FRAME_PATH} />
            <path d={LINK_PATH} />
            <path transform="translate(28 32)" d={FRAME_PATH} />
            <path transform="translate(28 32)" d={LINK_PATH} />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
