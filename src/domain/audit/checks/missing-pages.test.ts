import { describe, expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { pageInstead } from '#domain/audit/emulation/page-instead.ts';
import { withFixes } from '#domain/audit/fixes/find-fixes.ts';
import { bare, page, type TestTags } from '#domain/audit/page.fixture.ts';
import { scorePageOnly, subPageResult } from '#domain/audit/scoring/score-page.ts';
import { describeIssues } from '#domain/audit/texts/describe-issues.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';

const issuesOf = (evidence: PageEvidence) => describeIssues(withFixes(auditPage(evidence), evidence));
const shop = 'https://shop.example';
const requestedAt = (path: string, finalUrl: string, tags: TestTags = {}, redirects = 1) =>
  page(tags, '1200x630', { url: `${shop}${path}`, finalUrl, redirects });
const refresh = (content: string) => `<meta http-equiv="refresh" content="${content}">`;

describe('a page in the place of the one that was asked for', () => {
  const instead: [string, PageEvidence, string][] = [
    ['login by path', requestedAt('/products/lamp', `${shop}/account/login?return=1`), 'login'],
    ['login in German', requestedAt('/produkt/lampe', `${shop}/anmelden`), 'login'],
    ['login of WordPress', requestedAt('/shop/', `${shop}/wp-login.php?redirect_to=x`), 'login'],
    ['login at another host', requestedAt('/products/lamp', 'https://accounts.example.org/o/start'), 'login'],
    ['consent by path', requestedAt('/products/lamp', `${shop}/cookie-consent?to=x`), 'consent'],
    ['consent at another host', requestedAt('/', 'https://consent.shop.example/v2'), 'consent'],
    ['age check', requestedAt('/wine/merlot', `${shop}/age-gate`), 'consent'],
    ['a shop of Shopify that has not opened', requestedAt('/products/lamp', `${shop}/password`), 'closed'],
    ['consent by its title', page({ title: 'Before you continue' }), 'consent'],
    ['consent in German', page({ title: 'Datenschutz-Einstellungen | Example' }), 'consent'],
    ['consent that names no address', page({ title: 'Zustimmung | Zeitung' }), 'consent'],
    ['age by its title', page({ title: 'Are you over 18?' }), 'consent'],
    ['error after the name of the shop', page({ title: 'Example – Page not found' }), 'error'],
    ['error with status 200', page({ title: '404 Not Found – Example', 'og:title': null }), 'error'],
    ['error in German', page({ title: 'Seite nicht gefunden | Example' }), 'error'],
    ['opening soon', page({ title: 'Opening soon – Example' }), 'closed'],
    ['opening soon, after the name', page({ title: 'Example – Opening soon', 'og:image': null }), 'closed'],
    ['maintenance', page({ title: 'Wartungsmodus' }), 'closed'],
    ['meta refresh', bare({ title: 'Redirecting…' }, '', { head: refresh('0; url=/de/') }), 'refresh'],
    ['meta refresh without url=', bare({}, '', { head: refresh("1;'https://other.example/'") }), 'refresh'],
  ];
  test.each(instead)('%s: is the one issue, and nothing of it is offered', (_, evidence, kind) => {
    expect(pageInstead(evidence)?.kind).toBe(kind);
    const issues = issuesOf(evidence);
    expect(issues.map(({ id }) => id)).toEqual(['isRequestedPage']);
    expect(issues[0]).toMatchObject({ level: 'error', paste: null, edits: null });
    expect(scorePageOnly(evidence)).toEqual(subPageResult(auditPage(evidence)));
  });

  test.each<[string, PageEvidence]>([
    ['a usual page', page()],
    ['a redirect to the language', requestedAt('/', `${shop}/de/`)],
    ['a redirect to www', page({}, '', { url: 'https://example.com/mug', redirects: 1 })],
    ['an account leads to its login', requestedAt('/account', `${shop}/account/login`)],
    ['a login page itself', page({}, '', { url: `${shop}/login` })],
    ['a login page that moved', requestedAt('/login', `${shop}/en/login`)],
    ['a product with login in its name', requestedAt('/p/1', `${shop}/products/login-sign-for-doors`)],
    ['a blog on consent', requestedAt('/b/1', `${shop}/blog/what-is-consent-management`)],
    ['an article about error pages', page({ title: '404 pages: 20 ideas that make people smile' })],
    ['a product called 404', page({ title: 'Peugeot 404 Cabriolet, blue | Models' })],
    ['a product that is to come', page({ title: 'Winter jacket – Coming soon' })],
    ['an article about consent', page({ title: 'Before you continue reading: what cookie walls cost shops in sales' })],
    ['an entry of an encyclopaedia', page({ title: 'Consent – Wiki', canonical: 'https://www.example.com/mug' })],
    ['a film', page({ title: 'Coming Soon to Theaters: our autumn list' })],
    ['a service', page({ title: 'Maintenance plans for boilers – Example' })],
    ['a page that loads itself anew', page({ 'og:title': null, 'og:image': null }, '', { head: refresh('0') })],
    ['the same later', bare({ title: 'Live' }, '', { head: refresh('300; url=/live') })],
    ['its own address', bare({ title: 'A' }, '', { head: refresh('0; url=https://www.example.com/mug#top') })],
    ['only without scripts', bare({ title: 'A' }, '', { head: `<noscript>${refresh('0; url=/basic')}</noscript>` })],
    ['a short link with tags of its own', page({}, '', { head: refresh('0; url=https://shop.example/lamp') })],
  ])('%s is the page', (_, evidence) => expect(pageInstead(evidence)).toBeNull());
});

describe('a page that a script builds', () => {
  const shell = (body: string, head = '<title>React App</title>'): PageEvidence => {
    const html = `<!doctype html><html><head><meta charset="utf-8">${head}<script src="/main.js" defer></script></head><body>${body}</body></html>`;
    const url = 'https://www.example.com/';
    const meta = extractMeta({ body: new TextEncoder().encode(html), url, contentType: 'text/html', details: true });
    return { url, finalUrl: url, status: 200, imageType: 'none', meta, images: {} };
  };
  const root = '<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div>';

  test.each<[string, PageEvidence]>([
    ['React', shell(root)],
    ['Vue with a spinner', shell('<div id="app"><div class="spinner"></div>Loading …</div>')],
    ['Angular', shell('<app-root></app-root>', '<title>Shop</title><base href="/">')],
    ['with data', shell(`${root}<script>window.__STATE__={"a":"${'x'.repeat(5000)}"}</script>`)],
  ])('%s: is the one issue, says what crawlers get, and offers no tag of it', (_, evidence) => {
    const [issue, ...others] = issuesOf(evidence);
    expect(others).toEqual([]);
    expect(issue).toMatchObject({ id: 'isFilledByServer', level: 'error', paste: null });
    expect(issue?.advice?.en).toContain(evidence.meta.title ?? '?');
    expect(issue?.gain?.points).toBeGreaterThan(20);
    expect(scorePageOnly(evidence)).toEqual(subPageResult(auditPage(evidence)));
  });

  test.each<[string, PageEvidence]>([
    ['tags in the head of the shell', shell(root, '<meta property="og:title" content="Mug">')],
    ['an image in the head of the shell', shell(root, '<meta property="og:image" content="/a.jpg">')],
    ['rendered by the server', shell(`<div id="root"><h1>Mug</h1><p>${'Holds 300 ml. '.repeat(30)}</p></div>`)],
    ['only an image', shell('<img src="/door.jpg">')],
    ['a short page without scripts', bare({ title: 'Hello' }, '', { body: '<p>Hi</p>' })],
    ['a usual page', page()],
  ])('%s is none', (_, evidence) => {
    expect(issuesOf(evidence).map(({ id }) => id)).not.toContain('isFilledByServer');
  });
});
