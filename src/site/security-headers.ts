import type { Settings } from '#io/io.ts';

// Threat: markup from a shop's page, or a mistake of ours, runs as script in a visitor's session, or our pages are framed
// and clicked blindly. The policy lets run only what carries this answer's nonce and what those scripts load themselves.
// Left open: styles may be inline (React writes style attributes); pictures may come from any shop, because showing them
// is what the product does.

const everywhere: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=()'],
];

/**
 * `{ nonce }`: what carries it runs. `own-files`: no inline script at all, only files of this site (kept pages, whose answer
 * everybody shares). null: no script policy (development, where Vite writes scripts of its own).
 */
export type ScriptPolicy = { nonce: string } | 'own-files' | null;

export function pageSecurityHeaders(settings: Settings, scripts: ScriptPolicy): [string, string][] {
  const https = settings.siteUrl.startsWith('https:');
  const api = new URL(settings.apiUrl).origin;
  // A self-hosted analytics script reports to where it comes from.
  const analytics = settings.analyticsScriptUrl && new URL(settings.analyticsScriptUrl).origin;
  const policy = [
    "default-src 'self'",
    scriptSources(settings, scripts),
    "style-src 'self' 'unsafe-inline'",
    'img-src * data: blob:',
    "font-src 'self' data:",
    `connect-src 'self' ${[...new Set([api, ...(analytics ? [analytics] : [])])].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    // Without scripts the login form itself is led on to Google.
    `form-action 'self'${settings.hasGoogle ? ' https://accounts.google.com' : ''}`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  return [
    ...everywhere,
    ...(scripts ? ([['content-security-policy', policy]] as [string, string][]) : []),
    ...(https ? ([['strict-transport-security', 'max-age=31536000; includeSubDomains']] as [string, string][]) : []),
  ];
}

function scriptSources(settings: Settings, scripts: ScriptPolicy): string {
  if (scripts !== null && scripts !== 'own-files') return `script-src 'self' 'nonce-${scripts.nonce}' 'strict-dynamic'`;
  const analytics = settings.analyticsScriptUrl && new URL(settings.analyticsScriptUrl).origin;
  return `script-src 'self'${analytics ? ` ${analytics}` : ''}`;
}
