/**
 * For text in the sidebar: it fades while the sidebar is a rail of icons that neither pointer nor keyboard has opened.
 */
export const hiddenInRail =
  'transition-opacity duration-150 group-[[data-collapsed]:not(:hover):not(:has(:focus-visible))]/sidebar:opacity-0';
