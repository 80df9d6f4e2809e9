import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Language } from '#domain/language.ts';
import { LanguageProvider } from '#web/i18n/language.tsx';
import type { LoginActionData } from './answer-login.server.ts';
import { Registered } from './register-view.tsx';

function draw(intent: string, language: Language = 'en'): string {
  const answer = { intent, email: 'ada@example.com', refusal: null } as LoginActionData;
  const element = (
    <LanguageProvider language={language}>
      <Registered answer={answer} />
    </LanguageProvider>
  );
  const router = createMemoryRouter([{ path: '/app/login', element }], { initialEntries: ['/app/login'] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('who waits for the mail of confirmation can have it sent again to the same address', () => {
  const [form = ''] = draw('register').match(/<form.*?<\/form>/s) ?? [];
  expect(form).toContain('name="intent" value="resend"');
  expect(form).toContain('name="email" value="ada@example.com"');
  expect(form).toContain('Send it again');
});

test('a wrong address leads back to the form of registration', () => {
  expect(draw('register')).toMatch(/<a [^>]*href="[^"]*register[^"]*"[^>]*>Wrong address\?/);
  expect(draw('register', 'de')).toMatch(/<a [^>]*>Falsche Adresse\?/);
});

test('only after sending again it says so', () => {
  expect([draw('register'), draw('resend')].map((html) => html.includes('role="status"'))).toEqual([false, true]);
});
