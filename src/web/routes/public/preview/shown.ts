import type { PreviewDevice, PreviewTheme } from '../../../previews/preview-props.ts';

/** How the cards are drawn; stands in the address, so that it is shared along and works without script. */
export interface Shown {
  theme: PreviewTheme;
  device: PreviewDevice;
}

export const shownOf = (query: URLSearchParams): Shown => ({
  theme: query.get('theme') === 'dark' ? 'dark' : 'light',
  device: query.get('device') === 'phone' ? 'phone' : 'desktop',
});

/** The query of a result: what is usual is left out. */
export function queryOf(address: string, { theme, device }: Shown): string {
  const query = new URLSearchParams({
    ...(address ? { url: address } : {}),
    ...(theme === 'dark' ? { theme } : {}),
    ...(device === 'phone' ? { device } : {}),
  }).toString();
  return `?${query}`;
}
