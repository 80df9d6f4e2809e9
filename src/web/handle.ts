import type { UIMatch } from 'react-router';

/** What a layout says about the pages inside it. Without a word a page is an island page: server HTML, no router. */
export interface LayoutHandle {
  hydrates: 'router';
}

export const hydratesRouter = (matches: readonly UIMatch[]): boolean =>
  matches.some(({ handle }) => typeof handle === 'object' && handle !== null && 'hydrates' in handle);
