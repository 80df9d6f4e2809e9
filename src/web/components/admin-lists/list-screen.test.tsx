import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { planRequests, users } from '#contract/admin-lists/customers.ts';
import { mails } from '#contract/admin-lists/operation.ts';
import type { MailSummary } from '#contract/calls/admin.ts';
import type { Language } from '#domain/language.ts';
import { LanguageProvider } from '#web/i18n/language.tsx';
import { adminListQuery, ListScreen } from './list-screen.tsx';

// A screen follows its definition: columns in its order, headings and search in the language, its own file.

const mail: MailSummary = {
  id: 7,
  recipient: 'ada@example.com',
  subject: 'Welcome',
  kind: 'welcome',
  state: 'sent',
  createdAt: '2026-11-16T10:00:00.000Z',
};

function draw(language: Language, items: MailSummary[], query = ''): string {
  const element = (
    <LanguageProvider language={language}>
      <ListScreen
        screen="adminMails"
        list={mails}
        page={{ items, total: items.length, page: 1, perPage: 25 }}
        drawing="mail"
        mainClass="room"
        cells={{ subject: ({ subject }) => <b>{subject}</b>, state: ({ state }) => <i>{state}</i> }}
      />
    </LanguageProvider>
  );
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [`/${query}`] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const textsOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs'))].map(([one]) => one.replaceAll(/<[^>]+>/g, ''));

test.each([
  ['en', ['Subject', 'To', 'Status', 'Created'], 'Search by recipient or subject', '/app/admin/export/mails'],
  ['de', ['Betreff', 'An', 'Status', 'Erstellt'], 'Nach Empfänger oder Betreff suchen', '/de/app/admin/export/mails'],
] as const)('in %s', (language, headings, search, file) => {
  const html = draw(language, [mail]);
  expect(textsOf(html, 'th')).toEqual(headings);
  expect(html).toContain(`placeholder="${search}"`);
  expect(html).toContain(`href="${file}"`);
});

test('cells are drawn by the screen, or shown as the definition says; times are right-aligned', () => {
  const [subject = '', recipient = '', state = '', date = ''] = draw('en', [mail]).match(/<td.*?<\/td>/gs) ?? [];
  expect(subject).toContain('<b>Welcome</b>');
  expect(subject).toContain('room');
  expect(recipient).toContain('ada@example.com');
  expect(state).toContain('<i>sent</i>');
  expect(date).toContain('<time dateTime="2026-11-16T10:00:00.000Z"');
  expect([state, date].map((cell) => cell.includes('md:text-right'))).toEqual([false, true]);
});

test('an empty list says what will be there, and a narrowed one that nothing matches', () => {
  expect(draw('en', [])).toContain('No emails yet');
  expect(draw('en', [], '?search=nobody')).toContain('No results');
});

const at = (query: string) => new URL(`https://linkbild.example/app/admin/list?${query}`);

test('page, search, order and choice are read from the address', () => {
  const query = adminListQuery(users, at('page=3&search=+ada+&sort=lastSeen&direction=desc&status=pending'));
  expect(query).toEqual({ page: 3, search: 'ada', sort: 'lastSeen', direction: 'desc', status: 'pending' });
});

test('what a list does not have is ignored', () => {
  expect(adminListQuery(users, at('page=x&sort=constructor&status=valueOf&state=active'))).toEqual({ page: 1 });
  expect(adminListQuery(mails, at('state=sent&sort=kind'))).toEqual({ page: 1, sort: 'kind', direction: 'asc' });
  expect(adminListQuery(planRequests, at('state=open'))).toEqual({ page: 1 });
});
