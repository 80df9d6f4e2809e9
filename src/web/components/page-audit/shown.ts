import type { PreviewDevice, PreviewTheme } from '#web/previews/preview-figure.tsx';

/** How the cards are drawn; stored in the URL, so that it is shared along and works without scripts. */
export interface Shown {
  theme: PreviewTheme;
  device: PreviewDevice;
  /** The visitor's own device: drawn unless the URL says otherwise. */
  ownDevice: PreviewDevice;
}

export function shownOf(query: URLSearchParams, ownDevice: PreviewDevice): Shown {
  const device = query.get('device');
  return {
    theme: query.get('theme') === 'dark' ? 'dark' : 'light',
    device: device === 'phone' || device === 'desktop' ? device : ownDevice,
    ownDevice,
  };
}

/** As far as a request tells; tablets show what desktops do. */
export function deviceOf(headers: Headers): PreviewDevice {
  const hint = headers.get('sec-ch-ua-mobile');
  const isPhone = hint
    ? hint === '?1'
    : /^(?:.*iPhone|(?=.*Android).*Mobile|(?=.*Mobile).*Firefox)/.test(headers.get('user-agent') ?? '');
  return isPhone ? 'phone' : 'desktop';
}

/** The query of a result: defaults are omitted. `other`: what it is compared with. */
export function queryOf(address: string, { theme, device, ownDevice }: Shown, other = ''): string {
  const query = new URLSearchParams({
    ...(address ? { url: address } : {}),
    ...(other ? { with: other } : {}),
    ...(theme === 'dark' ? { theme } : {}),
    ...(device === ownDevice ? {} : { device }),
  }).toString();
  return `?${query}`;
}
