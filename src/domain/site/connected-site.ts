/** The system of a connected site. */
export const siteSystems = ['wordpress', 'typo3', 'php'] as const;
export type SiteSystem = (typeof siteSystems)[number];

/** Systems with a ZIP: plain HTML has one, and nothing to connect. */
export const zipSystems = [...siteSystems, 'html'] as const;
export type ZipSystem = (typeof zipSystems)[number];
export const systemNames: Record<ZipSystem, string> = {
  wordpress: 'WordPress',
  typo3: 'TYPO3',
  php: 'PHP',
  html: 'HTML',
};

/**
 * The versions that extension and plugin were tested in, and the day of the last whole run. Screens say it from here,
 * and a test holds the READMEs against it (docs/decisions/082-typo3-in-typo3.md,
 * docs/decisions/083-wordpress-in-the-real-thing.md).
 */
export const testedVersions = {
  typo3: { versions: ['12.4.45', '13.4.34', '14.3.6'], php: '8.2', withMariaDb: ['12.4', '13.4'], mariaDb: '10.11' },
  wordpress: {
    newest: '7.1',
    plugins: [
      'Yoast SEO 28.3',
      'Rank Math 1.0.273',
      'All in One SEO 4.9.9',
      'The SEO Framework 5.1.4',
      'SEOPress 9.7.4',
      'Slim SEO 4.9.9',
      'Jetpack 14.0',
    ],
    woocommerce: '9.5',
  },
  day: { en: '18 November 2026', de: '18. November 2026' },
} as const;

/** Minutes: long enough to install a plugin in between. */
export const CONNECT_CODE_MINUTES = 30;
/** More than one when a site has several parts, such as the blogs of a WordPress network. */
export const MAX_SITE_CONNECTIONS = 20;
export const MAX_SITE_CHANGES = 100;

// The code that connects a site: `XXXX-XXXX-XXXX-XXXX@HOST`. The part behind @ tells the plugin where Linkbild is, so
// that people copy one thing instead of an id, a token and an address.

/** Crockford's base32: no I, L, O and U, which are read as something else. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CONNECT_CODE_BYTES = 10;
const signs = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** Ten random bytes as sixteen signs. */
export function codeSigns(bytes: Uint8Array): string {
  let bits = 0n;
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte);
  let text = '';
  for (let left = CONNECT_CODE_BYTES * 8 - 5; left >= 0; left -= 5)
    text += alphabet[Number((bits >> BigInt(left)) & 31n)];
  return text;
}

/** As people copy it. */
export function writeConnectCode(code: string, apiUrl: string): string {
  const host = /^https:\/\/([^/]+)\/api$/.exec(apiUrl)?.[1];
  return `${code.match(/.{4}/g)?.join('-') ?? code}@${host ?? apiUrl}`;
}

/** The signs of a code in whatever spelling it arrives, with or without its host. Null: not a code. */
export function readConnectCode(text: string): string | null {
  const plain = (text.split('@')[0] ?? '')
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return signs.test(plain) ? plain : null;
}
