import type { PreviewDevice, PreviewTheme } from '../../../previews/preview-props.ts';

/** How the cards are drawn; stored in the URL, so that it is shared along and works without scripts. */
export interface Shown {
  theme: PreviewTheme;
  device: PreviewDevice;
}

export const shownOf = (query: URLSearchParams): Shown => ({
  theme: query.get('theme') === 'dark' ? 'dark' : 'light',
  device: query.get('device') === 'phone' ? 'phone' : 'desktop',
});

/** The query of a result: defaults are omitted. */
export function queryOf(address: string, { theme, device }: Shown): string {
  const query = new URLSearchParams({
    ...(address ? { url: address } : {}),
    ...(theme === 'dark' ? { theme } : {}),
    ...(device === 'phone' ? { device } : {}),
  }).toString();
  return `?${query}`;
}
