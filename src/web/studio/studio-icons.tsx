import { icon } from '#web/components/ui/icons.tsx';

// Of the studio alone: no other screen loads them.

export const AlignCenterHorizontal = icon(
  <>
    <path d="M2 12h20" />
    <path d="M10 16v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-4" />
    <path d="M10 8V4a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v4" />
    <path d="M20 16v1a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2v-1" />
    <path d="M14 8V7c0-1.1.9-2 2-2h2a2 2 0 0 1 2 2v1" />
  </>,
);
export const AlignCenterVertical = icon(
  <>
    <path d="M12 2v20" />
    <path d="M8 10H4a2 2 0 0 1-2-2V6c0-1.1.9-2 2-2h4" />
    <path d="M16 10h4a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2h-4" />
    <path d="M8 20H7a2 2 0 0 1-2-2v-2c0-1.1.9-2 2-2h1" />
    <path d="M16 14h1a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2h-1" />
  </>,
);
export const AlignEndHorizontal = icon(
  <>
    <rect width="6" height="16" x="4" y="2" rx="2" />
    <rect width="6" height="9" x="14" y="9" rx="2" />
    <path d="M22 22H2" />
  </>,
);
export const AlignEndVertical = icon(
  <>
    <rect width="16" height="6" x="2" y="4" rx="2" />
    <rect width="9" height="6" x="9" y="14" rx="2" />
    <path d="M22 22V2" />
  </>,
);
export const AlignStartHorizontal = icon(
  <>
    <rect width="6" height="16" x="4" y="6" rx="2" />
    <rect width="6" height="9" x="14" y="6" rx="2" />
    <path d="M22 2H2" />
  </>,
);
export const AlignStartVertical = icon(
  <>
    <rect width="9" height="6" x="6" y="14" rx="2" />
    <rect width="16" height="6" x="6" y="4" rx="2" />
    <path d="M2 2v20" />
  </>,
);
export const ChevronLeft = icon(<path d="m15 18-6-6 6-6" />);
export const CircleDot = icon(
  <>
    <circle cx="12" cy="12" r="1" />
    <circle cx="12" cy="12" r="10" />
  </>,
);
export const ImageUp = icon(
  <>
    <path d="M10.3 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10l-3.1-3.1a2 2 0 0 0-2.814.014L6 21" />
    <path d="m14 19.5 3-3 3 3" />
    <path d="M17 22v-5.5" />
    <circle cx="9" cy="9" r="2" />
  </>,
);
export const Redo2 = icon(
  <>
    <path d="m15 14 5-5-5-5" />
    <path d="M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13" />
  </>,
);
export const Square = icon(<rect width="18" height="18" x="3" y="3" rx="2" />);
export const Type = icon(
  <>
    <path d="M12 4v16" />
    <path d="M4 7V5a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v2" />
    <path d="M9 20h6" />
  </>,
);
