import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { withoutLanguage } from '#domain/language.ts';
import type { Settings } from '#io/io.ts';
import { screenGroups } from '#web/screens.ts';

// Threat: markup from a shop's page, or a bug of ours, runs as script in a visitor's session; our pages are framed for
// clickjacking; a shared cache or the next person at the same computer sees a page rendered for somebody else. Layers:
// a page's policy runs only scripts with this response's nonce and what those load themselves. Every response of the
// site passes completeHeaders: whatever it does not set gets the strictest value. Left open: styles may be inline
// (React writes style attributes); images may come from any shop, because showing them is what the product does; two
// pages are made to be framed by anybody and show nothing of a session; the pages of the Shopify app may be framed by the
// admin of the shop that requests them, and read no cookie.

const NO_FRAMES = "frame-ancestors 'none'";

/** One platform's card for a page, made to be embedded in other people's pages. */
const embeddable = new Set(
  [screenGroups.plainPreview.slackPreview, screenGroups.plainPreview.whatsAppPreview].flatMap(({ en, de }) => [en, de]),
);

/**
 * `{ nonce }`: scripts with it run. `own-files`: no inline script at all, only files of this site (cached pages, whose
 * response everybody shares). null: no script policy (development, where Vite adds its own scripts).
 */
export type ScriptPolicy = { nonce: string } | 'own-files' | null;

/** What a page needs beyond all others; only pages that have to do with Shopify do (embedded-pages.ts). */
export interface PageNeeds {
  /** Further origins that may frame it: the admin of one shop. */
  framers?: readonly string[];
  /** Further origins that its scripts may request. */
  connects?: readonly string[];
  /** Further targets of its forms. */
  formTargets?: readonly string[];
}

export function pageSecurityHeaders(
  settings: Settings,
  path: string,
  scripts: ScriptPolicy,
  needs: PageNeeds = {},
): [string, string][] {
  const { framers = [] } = needs;
  const isOpen = embeddable.has(path.replace(/(?<=.)\/$/, ''));
  const frames = isOpen ? 'frame-ancestors *' : framers.length > 0 ? `frame-ancestors ${framers.join(' ')}` : NO_FRAMES;
  return [
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=()'],
    ['content-security-policy', scripts ? `${contentPolicy(settings, scripts, needs)}; ${frames}` : frames],
  ];
}

function contentPolicy(settings: Settings, scripts: ScriptPolicy, needs: PageNeeds): string {
  const { connects = [], formTargets = [] } = needs;
  const api = new URL(settings.apiUrl).origin;
  // A self-hosted analytics script reports to its own origin.
  const analytics = settings.analyticsScriptUrl && new URL(settings.analyticsScriptUrl).origin;
  return [
    "default-src 'self'",
    scriptSources(settings, scripts),
    "style-src 'self' 'unsafe-inline'",
    'img-src * data: blob:',
    "font-src 'self' data:",
    `connect-src 'self' ${[...new Set([api, ...(analytics ? [analytics] : []), ...connects])].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    // Without scripts a form itself is redirected: the login to Google, connecting a shop to Shopify.
    `form-action ${["'self'", ...(settings.hasGoogle ? ['https://accounts.google.com'] : []), ...formTargets].join(' ')}`,
    ...(isHttps(settings) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function scriptSources(settings: Settings, scripts: ScriptPolicy): string {
  if (scripts !== null && scripts !== 'own-files') return `script-src 'self' 'nonce-${scripts.nonce}' 'strict-dynamic'`;
  const analytics = settings.analyticsScriptUrl && new URL(settings.analyticsScriptUrl).origin;
  return `script-src 'self'${analytics ? ` ${analytics}` : ''}`;
}

/** Headers of every response that does not set them itself. */
export function completeHeaders(settings: Pick<Settings, 'siteUrl'>, headers: Headers): void {
  const policy = headers.get('content-security-policy');
  if (policy === null) headers.set('content-security-policy', `default-src 'none'; ${NO_FRAMES}`);
  else if (!policy.includes('frame-ancestors')) headers.set('content-security-policy', `${policy}; ${NO_FRAMES}`);
  // For programs that only read the older header.
  if (!/frame-ancestors (?!'none')/.test(policy ?? '')) headers.set('x-frame-options', 'DENY');
  headers.set('x-content-type-options', 'nosniff');
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  // Without includeSubDomains: other services below the operator's domain may have no TLS.
  if (isHttps(settings)) headers.set('strict-transport-security', 'max-age=31536000');
}

const isHttps = ({ siteUrl }: Pick<Settings, 'siteUrl'>) => siteUrl.startsWith('https:');

const appPath = /^\/app(?:[/.]|$)/;

/** Nothing of a session is written to any disk. */
export const NO_STORE = 'private, no-store';

/** How long a page may be cached. Nothing of the app and nothing rendered for a session is written to any disk. */
export function pageCacheControl(path: string, cookies: string | null): string {
  const isPersonal = appPath.test(withoutLanguage(path)) || (cookies?.includes(`${SESSION_COOKIE}=`) ?? false);
  return isPersonal ? NO_STORE : 'private, no-cache';
}
