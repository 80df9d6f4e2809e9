// Threat: another site makes a visitor's browser change something here (cross-site request forgery). Layers: every
// state-changing call needs a header that no plain form or image can set, and an Origin that is the site's own.
// SameSite cookies (session.ts) are the layer below. Left open: GET is not checked, so no GET may change anything but
// its own caches and the look-ups its contract names.

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

export function isOwnRequest(method: string, headers: Headers, siteUrl: string): boolean {
  if (safeMethods.has(method)) return true;
  if (headers.get('x-requested-with')?.toLowerCase() !== 'xmlhttprequest') return false;
  return isOwnOrigin(headers.get('origin'), siteUrl);
}

/** A local instance accepts each of the machine's own names, because people type one or the other. */
export function isOwnOrigin(origin: string | null, siteUrl: string): boolean {
  if (!origin || !URL.canParse(origin)) return false;
  const [sender, own] = [new URL(origin), new URL(siteUrl)];
  if (sender.origin === own.origin) return true;
  return (
    loopback.test(sender.hostname) &&
    loopback.test(own.hostname) &&
    sender.port === own.port &&
    sender.protocol === own.protocol
  );
}
