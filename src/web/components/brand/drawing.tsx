import type { ReactNode } from 'react';

/** Small drawings for empty states: hairlines in ink, and one thing in the signal colour. 144 x 96. */
const drawings = {
  /** Nothing drawn: an empty frame hanging on its link. */
  frame: (
    <>
      <rect x="44" y="30" width="76" height="48" rx="3" />
      <path d="M52 70 70 52l12 11 10-9 20 16" />
      <path d="M44 46v14" stroke="var(--paper)" strokeWidth="6" />
      <path className="stroke-signal" strokeWidth="2" d="M44 60v-7M50 44h2a8 8 0 0 1 0 16H32a8 8 0 0 1 0-16h6" />
      <circle cx="104" cy="44" r="4" />
    </>
  ),
  /** No pages: sheets behind each other. */
  pages: (
    <>
      <path d="M62 20h44a3 3 0 0 1 3 3v50" />
      <path d="M53 27h44a3 3 0 0 1 3 3v50" />
      <rect x="38" y="34" width="52" height="48" rx="3" />
      <path d="M47 46h34M47 55h34M47 64h20" />
      <path className="stroke-signal" strokeWidth="2" d="M47 73h12" />
    </>
  ),
  /** Nothing found: a magnifier over an address. */
  search: (
    <>
      <rect x="24" y="36" width="96" height="22" rx="11" />
      <path d="M36 47h24" />
      <circle className="stroke-signal" strokeWidth="2" cx="88" cy="50" r="16" fill="var(--paper)" />
      <path className="stroke-signal" strokeWidth="2" d="m99.5 61.5 13 13" />
    </>
  ),
  /** No visitors: a flat line over days, and the first dot. */
  visits: (
    <>
      <path d="M28 78h92M28 60h92M28 42h92M28 24h92" className="stroke-line" />
      <path d="M28 78h92" />
      <path d="M34 70h16l12-4 14 3 14-14" strokeDasharray="3 4" />
      <circle className="fill-signal" stroke="none" cx="98" cy="44" r="5" />
    </>
  ),
  /** No mail. */
  mail: (
    <>
      <rect x="34" y="28" width="76" height="50" rx="3" />
      <path d="m35 31 37 28 37-28M35 77l28-25M109 77 81 52" />
      <circle className="fill-signal" stroke="var(--paper)" strokeWidth="4" cx="110" cy="28" r="8" />
    </>
  ),
  /** No other members yet. */
  people: (
    <>
      <circle cx="56" cy="38" r="12" />
      <path d="M34 78c0-14 9-22 22-22s22 8 22 22" />
      <circle cx="94" cy="44" r="10" strokeDasharray="3 4" />
      <path d="M82 60c3-2 7-3 12-3 11 0 18 8 18 21" strokeDasharray="3 4" />
      <path className="stroke-signal" strokeWidth="2" d="M112 22v12M106 28h12" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof drawings;
export const drawingNames = Object.keys(drawings) as DrawingName[];

export function Drawing({ name, className }: { name: DrawingName; className?: string }) {
  return (
    <svg
      viewBox="0 0 144 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {drawings[name]}
    </svg>
  );
}
