import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { User } from '#contract/entities/user.ts';
import { LanguageProvider, languageOfPath } from '#web/i18n/language.tsx';
import { RegisterForm } from '#web/routes/app/login/register-view.tsx';
import { screens } from '#web/screens.ts';
import { OperatorReminder } from './app-frame.tsx';
import { SectionTabs } from './section-tabs.tsx';
import { SidebarNav } from './sidebar-nav.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { SiteFooter } from './site-footer.tsx';
import { UserMenu } from './user-menu.tsx';

// The frame around every page, rendered as on the server.

const rootData = { now: '2031-12-31T23:30:00.000Z', preferences: { theme: 'system' } };

/** A part on the page of an address, which knows its screen by the id of its route. */
async function drawAt(path: string, part: ReactNode, root: object = rootData): Promise<string> {
  const language = languageOfPath(path);
  const element = <LanguageProvider language={language}>{part}</LanguageProvider>;
  const children = [
    ...Object.entries(screens).map(([name, screen]) => ({
      id: `${language}/${name}`,
      path: screen[language],
      element,
    })),
    { path: '*', element },
  ];
  const handler = createStaticHandler([{ id: 'root', path: '/', loader: () => root, children }]);
  const context = await handler.query(new Request(`https://linkbild.example${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

const wordsOf = (html: string) => html.replaceAll(/<[^>]+>/g, '').trim();
/** Links with their texts and URLs, in order. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, inside = '']) => [
    wordsOf(inside),
    href?.replaceAll('&amp;', '&'),
  ]);

const report = { pageType: 'custom' as const, reportVisibility: 'link', reportKey: 'key' } as const;
const project = {
  id: 7,
  uuid: 'u',
  slug: 'shop',
  full: 'https://www.shop.example/',
  title: null,
  logoUrl: null,
  verifiedAt: null,
  ...report,
};
const person = (own: Partial<User> = {}) => ({ email: 'ada@example.com', role: 'user', ...own }) as User;

describe('footer', () => {
  test.each([
    [
      '/why',
      [
        ['Home', '/'],
        ['Benefits', '/#benefits'],
        ['Product', '/#product'],
        ['Pricing', '/pricing'],
        ['Imprint', '/imprint'],
        ['Privacy policy', '/privacy-policy'],
      ],
    ],
    [
      '/de/why',
      [
        ['Startseite', '/de'],
        ['Vorteile', '/de#benefits'],
        ['Produkt', '/de#product'],
        ['Preise', '/de/pricing'],
        ['Impressum', '/de/impressum'],
        ['Datenschutzerklärung', '/de/datenschutzerklaerung'],
      ],
    ],
  ])('at %s: its entries, and the copyright with the server’s year [1.13] [2.56]', async (path, entries) => {
    const html = await drawAt(path, <SiteFooter />);
    expect(linksIn(html)).toEqual(expect.arrayContaining(entries));
    expect(html).toContain(`© 2031 Linkbild. ${path.startsWith('/de') ? 'Aus Berlin' : 'Made in Berlin'}.`);
  });
});

describe('sidebar', () => {
  const draw = (path: string, role: User['role']) =>
    drawAt(
      path,
      <SidebarNav
        user={person({ role })}
        projects={[project]}
        total={1}
        project={project}
        invitations={[]}
        open={null}
      />,
    );
  const selected = (html: string) =>
    [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>(.*?)<\/a>/gs)].map(([, inside = '']) => wordsOf(inside));

  test.each([
    ['user', true],
    ['admin', true],
    ['superadmin', false],
  ] as const)('a pattern at the bottom for role %s: %s [2.65]', async (role, isThere) => {
    expect((await draw('/app/shop/dashboard', role)).includes('<pattern ')).toBe(isThere);
  });

  test.each([
    ['/app/shop/dashboard', ['Dashboard']],
    ['/de/app/shop/dashboard', ['Dashboard']],
    ['/app/shop/templates', ['Templates']],
    ['/app/shop/templates/3/designer', ['Templates']],
    ['/de/app/shop/settings/plan', ['Einstellungen']],
    ['/app/shop/subpages', ['Pages']],
    ['/app/shop/admin', ['Admin']],
    ['/app/shop/demo-case-study', ['Demo case study']],
    ['/app/admin/crawls', ['Crawls']],
    ['/app/other/dashboard', []],
    ['/app/account', []],
  ])('at %s the items %s are selected [2.66]', async (path, items) => {
    expect(selected(await draw(path, 'superadmin'))).toEqual(items);
  });

  test.each([
    ['/app/shop/subpages', 'user', 'Dashboard'],
    ['/app/shop/audits', 'user', 'Dashboard'],
    ['/app/shop/audit/some-uuid', 'user', 'Dashboard'],
    ['/app/shop/audit/some-uuid', 'superadmin', 'Audits'],
    ['/app/shop/monitoring', 'user', 'Dashboard'],
    ['/app/shop/monitoring/pages/7', 'user', 'Dashboard'],
    ['/app/reports', 'user', 'Dashboard'],
    ['/app/case-study', 'user', 'Dashboard'],
    ['/de/app/shop/images', 'user', 'Vorlagen'],
    ['/app/shop/assets', 'user', 'Templates'],
    ['/app/shop/routes', 'admin', 'Templates'],
    ['/app/shop/images', 'superadmin', 'Templates'],
    ['/app/shop/settings/activity', 'admin', 'Settings'],
  ] as const)('at %s the section of the tab stays marked for role %s: %s', async (path, role, item) => {
    expect(selected(await draw(path, role))).toEqual([item]);
  });
});

describe('tabs of a section', () => {
  const draw = (path: string, own: Partial<User> = {}) =>
    drawAt(path, <SectionTabs user={person({ userToProject: [], ...own })} project={project} />);
  const marked = (html: string) =>
    [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>(.*?)<\/a>/gs)].map(([, inside]) => inside);
  const names = (html: string) => linksIn(html).map(([words]) => words);

  test.each([
    ['/app/shop/dashboard', 'Overview', ['Overview', 'Pages', 'Audits', 'Monitoring', 'Reports']],
    ['/de/app/shop/subpages', 'Seiten', ['Übersicht', 'Seiten', 'Audits', 'Monitoring', 'Berichte']],
    ['/app/shop/audit/some-uuid', 'Audits', ['Overview', 'Pages', 'Audits', 'Monitoring', 'Reports']],
    ['/de/app/shop/monitoring/some-uuid', 'Monitoring', ['Übersicht', 'Seiten', 'Audits', 'Monitoring', 'Berichte']],
    ['/de/app/reports', 'Berichte', ['Übersicht', 'Seiten', 'Audits', 'Monitoring', 'Berichte']],
    ['/app/shop/templates', 'Templates', ['Templates', 'Images', 'Assets', 'Page types']],
    ['/app/shop/templates/new-template', 'Templates', ['Templates', 'Images', 'Assets', 'Page types']],
    ['/de/app/shop/routes', 'Seitentypen', ['Vorlagen', 'Bilder', 'Assets', 'Seitentypen']],
    [
      '/app/shop/settings/plan',
      'Plan',
      ['Project', 'Collaboration', 'Plan', 'Shopify', 'WordPress', 'TYPO3', 'Custom code'],
    ],
  ])('at %s: %s is open of %j', async (path, open, all) => {
    const html = await draw(path);
    expect([marked(html), names(html)]).toEqual([[open], all]);
  });

  test('who did what is for admins of this project', async () => {
    const of = (id: number) =>
      draw('/app/shop/settings/plan', { userToProject: [{ role: 'admin', project: { ...project, id } }] });
    expect(names(await of(7))).toContain('Activity');
    expect(names(await of(8))).not.toContain('Activity');
  });

  test.each(['/app/account', '/app/admin/projects'])('%s stands in no section', async (path) => {
    expect(await draw(path)).toBe('');
  });
});

describe('user menu', () => {
  const draw = (path: string, user: User) => drawAt(path, <UserMenu {...{ user, project }} />);

  test.each([
    [
      '/app/shop/dashboard?type=bot',
      'Log out',
      '/app/logout',
      [
        ['Account', '/app/account'],
        ['Onboarding', '/app/shop/dashboard?onboarding=open'],
        ['Support', '/support'],
        ['English', '/app/shop/dashboard?type=bot&lang=en'],
        ['Deutsch', '/de/app/shop/dashboard?type=bot&lang=de'],
      ],
    ],
    [
      '/de/app/shop/dashboard',
      'Abmelden',
      '/de/app/logout',
      [
        ['Konto', '/de/app/account'],
        ['Einrichtung', '/de/app/shop/dashboard?onboarding=open'],
        ['Hilfe', '/de/kontakt'],
        ['English', '/app/shop/dashboard?lang=en'],
        ['Deutsch', '/de/app/shop/dashboard?lang=de'],
      ],
    ],
  ])(
    'at %s: e-mail, account, onboarding, support, languages, sign out [2.70]',
    async (path, signOut, logout, entries) => {
      const html = await draw(path, person());
      expect(linksIn(html)).toEqual(entries);
      expect(html).toContain('>ada@example.com</p>');
      const form = new RegExp(`<form [^>]*action="${logout}"[^>]*>(.*?)</form>`, 's').exec(html)?.[1] ?? '';
      expect(wordsOf(form)).toBe(signOut);
    },
  );

  test('the profile image, or an icon if there is none', async () => {
    const summaryOf = (html: string) => /<summary.*?<\/summary>/s.exec(html)?.[0] ?? '';
    const withImage = summaryOf(await draw('/app/shop/dashboard', person({ profilePictureUrl: '/ada.jpg' })));
    expect(withImage).toContain('<img src="/ada.jpg"');
    expect(withImage).not.toContain('<svg');
    const without = summaryOf(await draw('/app/shop/dashboard', person({ profilePictureUrl: null })));
    expect(without).toContain('<svg');
    expect(without).not.toContain('<img');
  });
});

describe('what the operator has to fill in', () => {
  const draw = (isIncomplete: boolean) =>
    drawAt('/de/app/shop/dashboard', <OperatorReminder />, { ...rootData, isIncomplete });

  test('super admins of a public site are sent to the screen until nothing is missing', async () => {
    expect(linksIn(await draw(true))).toEqual([['Jetzt ausfüllen', '/de/app/admin/operator']]);
    expect(await draw(false)).toBe('');
  });
});

describe('login and registration', () => {
  test.each([
    ['/app/login', 'Terms', '/terms', 'Privacy policy', '/privacy-policy'],
    ['/de/app/login', 'AGB', '/de/agb', 'Datenschutzerklärung', '/de/datenschutzerklaerung'],
  ])('at %s the terms and the privacy policy are linked', async (path, terms, termsHref, privacy, privacyHref) => {
    const links = [
      [terms, termsHref],
      [privacy, privacyHref],
    ];
    const frame = await drawAt(path, <SignInFrame>form</SignInFrame>);
    expect(linksIn(frame)).toEqual(expect.arrayContaining(links));
    // Below the button that makes the account, too.
    const form = await drawAt(path, <RegisterForm answer={undefined} google={false} />);
    expect(linksIn(form).map(([, href]) => href)).toEqual([termsHref, privacyHref]);
  });
});
