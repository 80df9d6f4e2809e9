import type { UIMatch } from 'react-router';

/** A layout's declaration about its pages. By default a page is an island page: server HTML, no router. */
export interface LayoutHandle {
  hydrates: 'router';
}

/** A screen that is a tool takes the whole window, without sidebar and header. */
export interface ToolHandle {
  fillsWindow: true;
}

export const fillsWindow = (matches: readonly UIMatch[]): boolean =>
  matches.some(({ handle }) => typeof handle === 'object' && handle !== null && 'fillsWindow' in handle);

/** A sheet of paper, or a card in somebody else's page: light whatever the reader chose. */
export interface PaperHandle {
  isPaper: true;
}

export const isPaper = (matches: readonly UIMatch[]): boolean =>
  matches.some(({ handle }) => typeof handle === 'object' && handle !== null && 'isPaper' in handle);

export const hydratesRouter = (matches: readonly UIMatch[]): boolean =>
  matches.some(({ handle }) => typeof handle === 'object' && handle !== null && 'hydrates' in handle);
