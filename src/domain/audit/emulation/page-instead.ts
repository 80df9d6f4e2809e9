import type { MetaTag } from '#domain/meta/meta-tag-data.ts';
import type { PageEvidence } from './page-evidence.ts';

// A page that stands in the place of the requested one. Platforms show its card, but nothing it says is about
// the page that somebody wanted to share: its tags are never suggested, and no other advice is given before this one.

export type InsteadKind = 'login' | 'consent' | 'error' | 'closed' | 'refresh';

export interface PageInstead {
  kind: InsteadKind;
  /** Where it is: after redirects, or where the page would send a browser. */
  url: string;
}

const loginPath = /(?:^|\/)(?:log-?in|sign-?in|anmelden|anmeldung|wp-login\.php|sso|users\/sign_in)(?:[/.]|$)/i;
const loginHost = /^(?:login|signin|sso|auth|accounts)\./i;
/** People who share these addresses know that they are not public. */
const ownArea =
  /(?:^|\/)(?:account|konto|mein-?konto|my-?account|profile?|orders?|checkout|cart|admin|wp-admin)(?:\/|$)/i;
const consentPath =
  /(?:^|\/)(?:(?:cookie-?)?consent|cookie-?wall|privacy-?(?:gate|wall)|zustimmung|age-?(?:gate|check|verification)|alters(?:check|pruefung|verifikation))(?:[/.]|$)/i;
const consentHost = /^(?:consent|cookiewall|myprivacy|guce)\./i;
/** Shopify sends visitors of a shop there that has not opened yet. */
const passwordPath = /^\/password\/?$/;

/** The whole title, but for the name of the site: an article about such pages says more. */
const titled = (words: string, before = '') =>
  new RegExp(`^${before}(?:${words})[.!…]{0,3}(?:\\s*[-–—|·:«»]\\s.{0,60})?$`, 'i');
const siteName = '(?:.{1,60}\\s[-–—|·»]\\s)?';
const consentTitle = titled(
  'before you continue(?: to .{1,40})?|we value your privacy|(?:cookie|privacy) (?:consent|settings)|age verification|(?:are you|i am) (?:over|at least) \\d\\d(?: years old)?\\??|bevor (?:sie|du) fort\\w{3,7}|(?:cookie|datenschutz)-?einstellungen|alters(?:prüfung|nachweis|verifikation)|(?:sind sie|bist du) (?:schon |über )?\\d\\d(?: jahre alt)?\\??',
);
/** A word that articles have as a title too: those name their address. */
const bareConsentTitle = titled(
  'consent|zustimmung|einwilligung|cookie-?(?:hinweis|notice|banner)|datenschutz-?hinweis',
);
const errorTitle = titled(
  '(?:error )?404(?:[ :–-]{1,3}(?:page )?not found| error|[ :–-]{1,3}seite nicht gefunden)?|(?:the )?page (?:was )?not found|(?:die )?seite (?:wurde )?nicht gefunden|not found',
  siteName,
);
const closed =
  "(?:we(?:’|')re )?(?:coming|opening) soon|under construction|(?:site )?under maintenance|maintenance(?: mode)?|wartungs(?:modus|arbeiten)|(?:wir )?(?:er)?öffnen (?:in kürze|bald)|demnächst verfügbar";
const closedTitle = titled(closed);
const closedAfterName = titled(closed, siteName);

const found = new WeakMap<PageEvidence, PageInstead | null>();

/** Null: it is the requested page, as far as can be seen. Looked for once, whatever the number of platforms. */
export function pageInstead(evidence: PageEvidence): PageInstead | null {
  const known = found.get(evidence);
  if (known !== undefined) return known;
  const instead = findInstead(evidence);
  found.set(evidence, instead);
  return instead;
}

function findInstead({ url, finalUrl, redirects = [], meta }: PageEvidence): PageInstead | null {
  const [wanted, got] = [URL.parse(url), URL.parse(finalUrl)];
  if (wanted !== null && got !== null && redirects.length > 0) {
    const isNew = (pattern: RegExp, part: 'pathname' | 'hostname') =>
      pattern.test(got[part]) && !pattern.test(wanted[part]);
    if ((isNew(loginPath, 'pathname') || isNew(loginHost, 'hostname')) && !ownArea.test(wanted.pathname))
      return { kind: 'login', url: finalUrl };
    if (isNew(passwordPath, 'pathname')) return { kind: 'closed', url: finalUrl };
    if (isNew(consentPath, 'pathname') || isNew(consentHost, 'hostname')) return { kind: 'consent', url: finalUrl };
  }
  const title = (meta.title ?? meta.og.title ?? '').trim();
  if (consentTitle.test(title)) return { kind: 'consent', url: finalUrl };
  const isUnnamed = meta.canonical === null && meta.og.url === null;
  if (isUnnamed && bareConsentTitle.test(title)) return { kind: 'consent', url: finalUrl };
  if (errorTitle.test(title)) return { kind: 'error', url: finalUrl };
  // A product may be "coming soon" as well. It has an image.
  const hasSubject = meta.og.images.length > 0 || meta.product !== null;
  if (closedTitle.test(title) || (!hasSubject && closedAfterName.test(title))) return { kind: 'closed', url: finalUrl };
  const target = refreshTarget(meta.tags, finalUrl);
  // Some pages exist only for their tags and redirect people: then their own tags are the right ones.
  const isMeant = meta.og.title !== null || meta.og.images.length > 0;
  return target === null || isMeant ? null : { kind: 'refresh', url: target };
}

/** With a longer delay it is a page to read that refreshes itself later. */
const MAX_REFRESH_SECONDS = 5;

/** Where the page sends every browser at once; in `noscript` it sends only those without scripts. */
function refreshTarget(tags: readonly MetaTag[], pageUrl: string): string | null {
  for (const { key, attribute, place, value } of tags) {
    if (key !== 'refresh' || attribute !== 'http-equiv' || (place !== 'head' && place !== 'body')) continue;
    const [, seconds, address] =
      /^\s*(\d{1,5})(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']{1,2000})/i.exec(value) ?? [];
    if (address === undefined || Number(seconds) > MAX_REFRESH_SECONDS) continue;
    const target = URL.parse(address.trim(), pageUrl)?.href ?? null;
    if (target !== null && withoutHash(target) !== withoutHash(pageUrl)) return target;
  }
  return null;
}

const withoutHash = (address: string): string => address.replace(/#.*$/, '');
