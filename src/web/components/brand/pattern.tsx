import { useId } from 'react';
import { FRAME_PATH, LINK_PATH } from './icon.tsx';

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
