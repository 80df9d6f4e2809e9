import { describe, expect, test } from 'vitest';
import { calls } from './index.ts';
import { inLanguage } from './messages.ts';

// The rules of docs/specification.md#5-validation-rules: what each body rejects, and under which field.

const email = 'ada@example.com';
const website = 'https://shop.example';

test.each<[string, keyof typeof calls, object, string]>([
  ['[5.1]', 'login', { email: 'ada', password: 'x' }, 'email'],
  ['[5.1]', 'login', { email: '', password: 'x' }, 'email'],
  ['[5.1]', 'login', { email, password: '' }, 'password'],
  ['[5.1]', 'register', { email: 'ada', password: 'a long password' }, 'email'],
  ['[5.1]', 'register', { email, password: '' }, 'password'],
  ['[5.2]', 'sendMagicLinkCode', { email: 'ada' }, 'email'],
  ['[5.2]', 'loginViaMagicLinkCode', { magicLinkCode: '' }, 'magicLinkCode'],
  ['[5.2]', 'loginViaConfirmationCode', { confirmationCode: '' }, 'confirmationCode'],
  ['[5.2]', 'confirmWaitlist', { confirmationCode: '' }, 'confirmationCode'],
  ['[5.3]', 'addCollaborator', { email: 'ada', role: 'admin' }, 'email'],
  ['[5.3]', 'addCollaborator', { email, role: 'superadmin' }, 'role'],
  ['[5.4]', 'joinWaitlist', { email: 'ada', consent: true }, 'email'],
  ['[5.4]', 'joinWaitlist', { email, consent: false }, 'consent'],
  ['[5.5]', 'checkStore', { email: 'ada', website, consent: true }, 'email'],
  ['[5.5]', 'checkStore', { email, website: 'no address', consent: true }, 'website'],
  ['[5.5]', 'checkStore', { email, website, consent: false }, 'consent'],
  ['[5.5]', 'checkSubPage', { website: 'no address' }, 'website'],
  ['[5.6]', 'takeScreenshot', { wait: 'soon' }, 'wait'],
  ['[5.6]', 'updateTemplate', { redraw: 'yes' }, 'redraw'],
])('%s %s rejects %j under %s', (_row, name, body, field) => {
  const result = calls[name].body?.safeParse(body);
  expect(result?.error?.issues.map(({ path }) => path[0])).toContain(field);
});

test.each([
  [{ page: '0' }, 'page', 'This number is too small.', 'Diese Zahl ist zu klein.'],
  [{ perPage: '100000' }, 'perPage', 'This number is too large.', 'Diese Zahl ist zu groß.'],
  [{ search: 'a'.repeat(10_000) }, 'search', 'This is too long.', 'Das ist zu lang.'],
])('a number is too small or too large, a text too short or too long: %j', (query, field, en, de) => {
  const issues = calls.listProjects.query?.safeParse(query).error?.issues ?? [];
  expect(issues.map(({ path }) => path[0])).toEqual([field]);
  expect(issues.map((issue) => [inLanguage(issue, 'en'), inLanguage(issue, 'de')])).toEqual([[en, de]]);
});

describe('accepts', () => {
  test.each<[string, keyof typeof calls, object]>([
    ['[5.1]', 'login', { email, password: 'x' }],
    ['[5.3]', 'addCollaborator', { email, role: 'user' }],
    ['[5.4]', 'joinWaitlist', { email, consent: true }],
    ['[5.5]', 'checkStore', { email, website, consent: true }],
  ])('%s %s with %j', (_row, name, body) => expect(calls[name].body?.safeParse(body).success).toBe(true));
});
