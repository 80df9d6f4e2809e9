import type { ReactNode } from 'react';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';

// Drawn here, in one line weight and one colour: the idea of each platform's sign, not a copy of its file.

const bubble = 'M12 3.5a8.5 8.5 0 0 0-7.3 12.8L3.5 20.5l4.3-1.1A8.5 8.5 0 1 0 12 3.5Z';
const circle = <circle cx="12" cy="12" r="8.5" />;
const square = <rect x="3.5" y="3.5" width="17" height="17" rx="3.5" />;

const marks: Partial<Record<PlatformId, ReactNode>> = {
  whatsapp: (
    <>
      <path d={bubble} />
      <path d="M9 8.2c-.9.9-.5 3 1.4 4.9s4 2.3 4.9 1.4l.3-.9-2-1.2-.9.8c-.9-.4-1.6-1.1-2-2l.8-.9-1.2-2z" />
    </>
  ),
  facebook: (
    <>
      {circle}
      <path d="M12.4 20.4v-8.2c0-2 .8-3.2 3-3.2M9.8 13h5" />
    </>
  ),
  slack: <path d="M9.5 4v9M4 14.5h6M14.5 20v-9M20 9.5h-6M4 9.5h6M14 14.5h6M9.5 20v-3M14.5 4v3" />,
  telegram: <path d="M20.5 4.5 3.5 11l5 2 2 6 3-4 4.5 3.5zM8.5 13l8-5.5-6 7.5" />,
  linkedin: (
    <>
      {square}
      <path d="M8 11v5.5M8 7.7v.1M11.7 16.5V11M11.7 13.5c0-3 4.5-3.2 4.5 0v3" />
    </>
  ),
  twitter: <path d="M4.5 4.5h3.8l11.2 15h-3.8zM19 4.5l-5.9 6.6M10.9 13.6 5 19.5" />,
  notion: (
    <>
      {square}
      <path d="M8.5 16.5v-9l7 9v-9" />
    </>
  ),
  discord: (
    <>
      <path d="M8 6.5c2.5-.8 5.5-.8 8 0 2.5 3 3.8 6.5 4 10-1.5 1.2-3 1.8-4.5 2l-1-2c-1.7.4-3.3.4-5 0l-1 2c-1.5-.2-3-.8-4.5-2 .2-3.5 1.5-7 4-10Z" />
      <path d="M9.3 12.5v.6M14.7 12.5v.6" />
    </>
  ),
  imessage: (
    <path d="M12 4c-5 0-8.5 3-8.5 7 0 2.4 1.3 4.5 3.4 5.7L5.5 20l4.3-2.2c.7.1 1.4.2 2.2.2 5 0 8.5-3 8.5-7S17 4 12 4Z" />
  ),
  teams: (
    <>
      <rect x="3.5" y="8" width="9.5" height="9.5" rx="2" />
      <path d="M6 11h4.5M8.2 11v4M13 10h6.5v5a3.5 3.5 0 0 1-6.5 1.8" />
      <circle cx="16.5" cy="6" r="2" />
    </>
  ),
  bluesky: (
    <path d="M12 11.5C10.5 8 7.5 5.5 5 4.5c-1.3-.4-1.5.5-1.5 1.5 0 1.5.7 5 1 6 .7 2 2.5 2.5 4.5 2.2-3 .6-4 2-2.5 4 2.5 2.6 4.5.3 5.5-2.7 1 3 3 5.3 5.5 2.7 1.5-2 .5-3.4-2.5-4 2 .3 3.8-.2 4.5-2.2.3-1 1-4.5 1-6 0-1-.2-1.9-1.5-1.5-2.5 1-5.5 3.5-7 7Z" />
  ),
  mastodon: (
    <>
      <path d="M16 17c2.5-.5 4-1.8 4-4V9c0-3-2-5-4.5-5.3a30 30 0 0 0-7 0C6 4 4 6 4 9v3.5c0 5.5 3 8 8 8 1.5 0 2.5-.2 4-.8" />
      <path d="M8 14V9.8c0-2.5 4-2.5 4 0V12M16 14V9.8c0-2.5-4-2.5-4 0" />
    </>
  ),
  signal: (
    <>
      <path d={bubble} strokeDasharray="3.2 2" />
      <circle cx="12" cy="12" r="4.5" />
    </>
  ),
  threads: (
    <path d="M17.5 8.5C16.8 5.5 15 4 12 4c-4.5 0-6.5 3-6.5 8s2 8 6.5 8c3.5 0 5.8-2 5.8-4.6 0-3.2-3-4.4-5.7-4.4-2 0-3.4 1-3.4 2.6 0 1.5 1.2 2.4 2.8 2.4 2.5 0 3.5-2 3.5-4.5S14 8.5 12 8.5c-1.2 0-2 .4-2.7 1.2" />
  ),
  instagram: (
    <>
      {square}
      <circle cx="12" cy="12" r="4" />
      <path d="M16.7 7.3v.1" />
    </>
  ),
  reddit: (
    <>
      <ellipse cx="12" cy="14" rx="7.5" ry="5.5" />
      <path d="M12 8.5 13 4l4 1M9.3 13v.5M14.7 13v.5M9.5 16.5c1.5 1 3.5 1 5 0" />
      <circle cx="18" cy="5.3" r="1.2" />
    </>
  ),
  pinterest: (
    <>
      {circle}
      <path d="m10 19 2-8M9.3 13.2c-1.5-2.5.2-5.4 3-5.4 3.8 0 4.2 5.7 1 6.7-.9.3-1.7-.1-2-.8" />
    </>
  ),
  'google-search': (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  'google-discover': <path d="M12 3.5v17M3.5 12h17M6 6l12 12M18 6 6 18" />,
  'google-messages': (
    <>
      <path d="M4 20V6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v7a2.5 2.5 0 0 1-2.5 2.5H8z" />
      <path d="M8 8.5h8M8 12h5" />
    </>
  ),
  line: (
    <>
      <path d="M12 4c-5 0-8.5 2.8-8.5 6.5 0 3.3 3 6 7.2 6.5.8.2.3 2 .5 3.5 4-2 9.3-5.5 9.3-10C20.5 6.8 17 4 12 4Z" />
      <path d="M8 9v3.5h1.7M12 9v3.5M16 9h-1.7v3.5H16" />
    </>
  ),
};

/** The name stands beside it. */
export const PlatformMark = ({ platform, className }: { platform: PlatformId; className?: string }) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
  >
    {marks[platform]}
  </svg>
);
