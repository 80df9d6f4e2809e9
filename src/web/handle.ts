import type { UIMatch } from 'react-router';

/** What a layout says about the pages inside it. Without a word a page is an island page: server HTML, no router. */
export interface LayoutHandle {
  hydrates: 'router';
}

/** A screen that is a tool of its own takes the whole window, without sidebar and header. */
export interface ToolHandle {
  fillsWindow: true;
}

export const fillsWindow = (matches: readonly UIMatch[]): boolean =>
  matches.some(({ handle }) => typeof handle === 'object' && handle !== null && 'fillsWindow' in handle);

export const hydratesRouter = (matches: readonly UIMatch[]): boolean =>
  matches.some(({ handle }) => typeof handle === 'object' && handle !== null && 'hydrates' in handle);
