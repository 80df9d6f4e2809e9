import { matchRoutes } from 'react-router';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type Language, languages } from '#domain/language.ts';
import { type ScreenName, screenGroups, screens } from '#web/screens.ts';
import { addressOf, type KnownIds, knownIds } from './addresses.ts';
import { editor, superAdmin } from './users.ts';

// Every screen of docs/specification.md#2-screens-and-routes as rendered by the server: its heading in both languages,
// the frame around it, and who gets it. The smoke test opens the same screens in a browser.

let known: KnownIds;
let cookies: Record<'visitor' | 'editor' | 'superadmin', string>;
beforeAll(async () => {
  known = await knownIds('screens');
  cookies = {
    visitor: '',
    editor: (await editor('reader-of-screens@example.com')).cookie(),
    superadmin: (await superAdmin()).cookie(),
  };
});

type Person = keyof typeof cookies;

async function get(path: string, person: Person = 'visitor') {
  const headers = { cookie: cookies[person] };
  const response = await fetch(`${inject('siteUrl')}${path}`, { headers, redirect: 'manual' });
  return { status: response.status, location: response.headers.get('location'), html: await response.text() };
}

const pathOf = (screen: ScreenName, language: Language = 'en') => addressOf(screens[screen][language], known).path;
const wordsOf = (html: string) =>
  html
    .replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u00AD', '')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
const partOf = (html: string, element: string) =>
  wordsOf(new RegExp(`<${element}\\b[\\s\\S]*?</${element}>`).exec(html)?.[0] ?? '').trim();

const headings: [string, ScreenName, Person, RegExp, RegExp][] = [
  ['[2.3]', 'home', 'visitor', /^Link previews/, /^Links, auf/],
  ['[2.5]', 'developers', 'visitor', /^One snippet/, /^Ein Snippet/],
  ['[2.5]', 'marketers', 'visitor', /shared link/, /geteilte Link/],
  ['[2.5]', 'why', 'visitor', /^Why link previews/, /^Warum Linkvorschauen/],
  ['[2.6]', 'imprint', 'visitor', /^Imprint$/, /^Impressum$/],
  ['[2.6]', 'privacy', 'visitor', /^Privacy policy$/, /^Datenschutzerklärung$/],
  ['[2.6]', 'terms', 'visitor', /^Terms$/, /^Allgemeine Geschäftsbedingungen$/],
  ['[2.6]', 'withdrawal', 'visitor', /^Right of withdrawal$/, /^Widerrufsrecht$/],
  ['[2.6]', 'cancelContract', 'visitor', /^Cancel a contract$/, /^Vertrag kündigen$/],
  ['[2.7]', 'homeOld', 'visitor', /^Link previews/, /^Links, auf/],
  ['[2.8]', 'poll', 'visitor', /^Which link/, /^Welchen Link/],
  ['[2.9]', 'preview', 'visitor', /^See how your link/, /^So sieht Ihr Link/],
  ['[2.10]', 'pricing', 'visitor', /^Start free/, /^Kostenlos/],
  ['[2.11]', 'campaign', 'visitor', /Shopify shop/, /Shopify-Shop/],
  ['[2.12]', 'waitlistConfirmation', 'visitor', /^Confirm your email/, /^E-Mail-Adresse bestätigen/],
  ['[2.12]', 'waitlistUnsubscribe', 'visitor', /^Leave the waitlist/, /^Von der Warteliste/],
  ['[2.12]', 'digestUnsubscribe', 'visitor', /^No more weekly emails/, /^Keine Wochenmails mehr/],
  ['[2.13]', 'slackPreview', 'visitor', /^Slack preview$/, /^Slack-Vorschau$/],
  ['[2.13]', 'whatsAppPreview', 'visitor', /^WhatsApp preview$/, /^WhatsApp-Vorschau$/],
  ['[2.14]', 'demoOldHakro', 'visitor', /^Sample shop: products/, /^Beispielshop: Produkte/],
  ['[2.14]', 'demoOldShopifyAktion', 'visitor', /^Sample shop/, /^Beispielshop/],
  ['[2.14]', 'demoOldStickereiSeifert', 'visitor', /^Sample shop/, /^Beispielshop/],
  ['[2.14]', 'demoOld', 'visitor', /^How shared links look/, /^So sehen geteilte Links aus/],
  ['[2.15]', 'audit', 'visitor', /^Halm & Ton$/, /^Halm & Ton$/],
  ['[2.15]', 'check', 'visitor', /^Halm & Ton$/, /^Halm & Ton$/],
  ['[2.15]', 'demo', 'visitor', /before and after$/, /vorher und nachher$/],
  ['[2.16]', 'auditSubPage', 'visitor', /^Halm & Ton/, /^Halm & Ton/],
  ['[2.16]', 'checkSubPage', 'visitor', /^Halm & Ton/, /^Halm & Ton/],
  ['[2.16]', 'demoSubPage', 'visitor', /^Halm & Ton/, /^Halm & Ton/],
  ['[2.17]', 'onepager', 'visitor', /^What people see/, /^So sieht es aus/],
  ['[2.17]', 'onepagerAudit', 'visitor', /look when shared$/, /^So sehen geteilte Links/],
  ['[2.17]', 'onepagerAuditCopy', 'visitor', /look when shared$/, /^So sehen geteilte Links/],
  ['[2.18]', 'onepagerPrint', 'visitor', /today, and what’s possible/, /heute und möglich/],
  ['[2.18]', 'onepagerAuditPrint', 'visitor', /on every platform/, /auf allen Plattformen/],
  ['[2.18]', 'onepagerAuditCopyPrint', 'visitor', /on every platform/, /auf allen Plattformen/],
  ['[2.21]', 'acceptInvitation', 'editor', /^No open invitations$/, /^Keine offenen Einladungen$/],
  ['[2.22]', 'account', 'editor', /^Account$/, /^Konto$/],
  ['[2.23]', 'caseStudy', 'editor', /^Case studies$/, /^Fallstudien$/],
  ['[2.24]', 'reports', 'editor', /^Reports$/, /^Berichte$/],
  ['[2.26]', 'adminCrawls', 'superadmin', /^Crawls$/, /^Abrufe$/],
  ['[2.27]', 'adminChecker', 'superadmin', /^Link preview checker$/, /^Linkvorschau-Check$/],
  ['[2.28]', 'adminProjects', 'superadmin', /^Projects$/, /^Projekte$/],
  ['[2.29]', 'adminUiComponents', 'superadmin', /^UI components$/, /^UI-Komponenten$/],
  ['[2.30]', 'adminWaitlist', 'superadmin', /^Waitlist$/, /^Warteliste$/],
  ['[2.31]', 'projectAdmin', 'superadmin', /^Project administration$/, /^Projektverwaltung$/],
  ['[2.32]', 'assets', 'editor', /^Assets$/, /^Assets$/],
  ['[2.33]', 'audits', 'editor', /^Audits$/, /^Audits$/],
  ['[2.34]', 'dashboard', 'editor', /^Dashboard$/, /^Dashboard$/],
  ['[2.34]', 'monitoring', 'editor', /^Monitoring$/, /^Monitoring$/],
  ['[2.34]', 'monitoringChanges', 'editor', /^Preview changes$/, /^Änderungen der Vorschauen$/],
  ['[2.34]', 'monitoringAlerts', 'editor', /^Alerts$/, /^Benachrichtigungen$/],
  ['[2.34]', 'monitoringWebhooks', 'editor', /^Webhooks$/, /^Webhooks$/],
  ['[2.34]', 'pageHistory', 'editor', /./, /./],
  ['[2.35]', 'demoCaseStudy', 'superadmin', /^Demo case study$/, /^Demo-Fallstudie$/],
  ['[2.36]', 'images', 'editor', /^Images$/, /^Bilder$/],
  ['[2.37]', 'routes', 'editor', /^Page types$/, /^Seitentypen$/],
  ['[2.38]', 'subPages', 'editor', /^Pages$/, /^Seiten$/],
  ['[2.39]', 'templates', 'editor', /^Templates$/, /^Vorlagen$/],
  ['[2.40]', 'settingsAccount', 'editor', /^Collaboration$/, /^Zusammenarbeit$/],
  ['[2.40]', 'settingsAccountOld', 'editor', /^Collaboration$/, /^Zusammenarbeit$/],
  ['[2.41]', 'settingsShopify', 'editor', /^Shopify$/, /^Shopify$/],
  ['[2.41]', 'settingsWordpress', 'editor', /^WordPress$/, /^WordPress$/],
  ['[2.41]', 'settingsTypo3', 'editor', /^TYPO3$/, /^TYPO3$/],
  ['[2.41]', 'settingsCustom', 'editor', /^Custom code$/, /^Eigener Code$/],
  ['[2.42]', 'settingsPlan', 'editor', /^Plan$/, /^Tarif$/],
  ['[2.43]', 'settingsProject', 'editor', /^Project settings$/, /^Projekteinstellungen$/],
  ['[2.44]', 'newTemplate', 'editor', /^New template$/, /^Neue Vorlage$/],
  ['[2.45]', 'configurator', 'editor', /^Texts and colours:/, /^Texte und Farben:/],
  ['[2.46]', 'designer', 'editor', /^Layout:/, /^Aufbau:/],
];

test.each(headings)('%s %s has its heading in both languages', async (_row, screen, person, english, german) => {
  for (const [language, heading] of [
    ['en', english],
    ['de', german],
  ] as const) {
    const { status, html } = await get(pathOf(screen, language), person);
    expect([status, partOf(html, 'h1')], language).toEqual([200, expect.stringMatching(heading)]);
    expect(html).toContain(`<html lang="${language}"`);
  }
});

describe('frames', () => {
  test('marketing: navigation and footer [2.49] [2.57]', async () => {
    const { html } = await get('/pricing');
    expect(partOf(html, 'header')).toMatch(
      /Benefits Product Pricing Preview a link For developers .*Log in Try for free Menu Home Benefits Product Pricing Preview a link For developers/,
    );
    expect(partOf(html, 'footer')).toContain('Imprint');
    expect(html).not.toContain('<aside');
  });

  test('white marketing: footer and the call to action for an audit [2.52]', async () => {
    const { html } = await get('/demo_old/hakro');
    expect(partOf(html, 'footer')).toContain('Imprint');
    expect(/<aside[\s\S]*?href="\/#try-out"/.test(html)).toBe(true);
  });

  test('a demo shows the images of the pages in its language', async () => {
    const image = async (page: string) => {
      const [path] = /\/og\/demo-page\/\d+-(en|de)\.jpg/.exec((await get(page)).html) ?? [];
      return Buffer.from(await (await fetch(inject('siteUrl') + path)).arrayBuffer());
    };
    const [english, german] = [await image('/demo_old/hakro'), await image('/de/demo_old/hakro')];
    expect(english.subarray(0, 2).toString('hex')).toBe('ffd8');
    expect(english.equals(german)).toBe(false);
  });

  test.each(['/poll', '/audit/demo'])('simple at %s: the header only has the logo [2.51]', async (path) => {
    const { html } = await get(path);
    expect(partOf(html, 'header')).toBe('');
    expect(/<header[\s\S]*?<a [^>]*href="\/"/.test(html)).toBe(true);
    expect(html).not.toContain('<footer');
  });

  test('plain preview: only the card [2.50]', async () => {
    const { html } = await get('/preview/SlackPreview');
    expect(/<(header|footer|nav|aside)\b/.test(html)).toBe(false);
  });

  test('the app: sidebar and top bar [2.47]', async () => {
    const { html } = await get('/app/demo/dashboard', 'editor');
    expect(partOf(html, 'header')).toContain('reader-of-screens@example.com');
    expect(/<aside\b[\s\S]*?<nav\b/.test(html)).toBe(true);
  });

  test('sidebar of an editor, and what super admins have besides [2.63] [6.3]', async () => {
    const sidebarOf = async (person: Person) => partOf((await get('/app/demo/dashboard', person)).html, 'nav');
    expect(await sidebarOf('editor')).toBe('Dashboard Templates Settings');
    const sidebar = await sidebarOf('superadmin');
    expect(sidebar).toMatch(/^Dashboard Templates Settings Pages Assets Audits Admin Demo case study Super admin /);
    for (const item of ['Crawls', 'Link preview checker', 'Projects', 'UI components', 'Waitlist'])
      expect(sidebar).toContain(` ${item}`);
  });
});

/** Where a page leads inside the app, as the server writes it. */
const appLinks = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="(\/app[^"#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
const screenAt = (path: string) =>
  matchRoutes(
    Object.entries(screens).map(([id, { en }]) => ({ id, path: en })),
    path.split('?')[0] ?? '',
  )?.[0]?.route.id;

test('every screen a member may open is two clicks from the dashboard', async () => {
  const { app, project, settings } = screenGroups;
  // Without a place of their own: addresses that lead on, an old one, one for admins only, and two ways out, forms. The
  // demo shop has no incident, no webhook and no case study; the stories of these open theirs.
  const ways =
    /^(start|logout$|settingsAccountOld$|settingsActivity$|stopActing$|incident$|webhookDeliveries$|caseStudy$)/;
  const wanted = [app, project, settings].flatMap((group) => Object.keys(group)).filter((name) => !ways.test(name));
  const first = appLinks((await get('/app/demo/dashboard', 'editor')).html);
  const found = new Set(first.map(screenAt));
  for (const path of new Set(first))
    for (const next of appLinks((await get(path, 'editor')).html)) found.add(screenAt(next));
  expect(wanted.filter((name) => !found.has(name))).toEqual([]);
});

test.each(languages)('a campaign has its banner above German pages only: %s [2.11]', async (language) => {
  const { html } = await get(pathOf('pricing', language));
  expect(html.includes(pathOf('campaign', language))).toBe(language === 'de');
});

test('the seeded campaign names its offers [9.4]', async () => {
  const { html } = await get(pathOf('campaign'));
  const offers = ['Free: one audit of your shop a month', 'Basic: from €9 a month', 'Pro: from €18 a month'];
  for (const offer of offers) expect(wordsOf(html)).toContain(offer);
});

test('an unknown token is a 404 [2.11]', async () => {
  expect((await get('/no-such-campaign')).status).toBe(404);
});

test.each([
  ['/no/such/page', 'This page could not be found', /<a [^>]*href="\/"[^>]*>(?:(?!<\/a>)[\s\S])*Back to the home page/],
  ['/de/no/such/page', 'Diese Seite wurde nicht gefunden', /<a [^>]*href="\/de"[^>]*>(?:(?!<\/a>)[\s\S])*Startseite/],
])('%s is not found, says so and links home [2.53] [2.54]', async (path, words, link) => {
  const { status, html } = await get(path);
  expect([status, wordsOf(html)]).toEqual([404, expect.stringContaining(words)]);
  expect(html).toMatch(link);
});

test.each<[ScreenName, string]>([
  ['startSettings', '/app/demo/settings/project'],
  ['startTemplates', '/app/demo/templates'],
  ['startDashboard', '/app/demo/dashboard'],
])('%s redirects to a project [2.25]', async (screen, place) => {
  expect(await get(pathOf(screen), 'editor')).toMatchObject({ status: 302, location: place });
});

test.each([
  ['/app/settings/plan', '/app/demo/settings/plan'],
  ['/de/app/templates/new-template', '/de/app/demo/templates/new-template'],
])('%s, without its project, leads to the last one', async (path, place) => {
  expect(await get(path, 'editor')).toMatchObject({ status: 302, location: place });
  expect((await get(path)).location).toContain('/app/login?next=');
});

test.each(['/app/no/such/page', '/de/app/demo/no-such-section'])('%s is not found, inside the app', async (path) => {
  const { status, html } = await get(path, 'editor');
  expect([status, /<aside\b[\s\S]*?<nav\b/.test(html)]).toEqual([404, true]);
  expect(html).toMatch(/<a [^>]*href="(\/de)?\/app\/dashboard"[^>]*>/);
});

test('"Try for free" leads to both: the check and an account', async () => {
  const part = /<section[^>]*id="try-out"[\s\S]*?<\/section>/.exec((await get('/')).html)?.[0] ?? '';
  expect(wordsOf(part)).toMatch(/Check my shop/);
  expect(part).toContain('href="/app/login?register"');
});

test.each<[ScreenName]>([['account'], ['reports'], ['dashboard'], ['settingsPlan'], ['adminProjects']])(
  '%s redirects a visitor to the login [2.19] [2.47] [4.12] [6.5]',
  async (screen) => {
    for (const language of languages) {
      const { status, location } = await get(pathOf(screen, language));
      expect([status, location?.split('?')[0]]).toEqual([302, pathOf('login', language)]);
    }
  },
);

test.each<[ScreenName]>([['adminCrawls'], ['adminProjects'], ['projectAdmin'], ['demoCaseStudy']])(
  '%s is refused to an editor [6.4]',
  async (screen) => expect((await get(pathOf(screen), 'editor')).status).toBe(403),
);
