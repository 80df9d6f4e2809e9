import type { ActivityEntry } from '#contract/calls/activity.ts';
import { deviceName } from '#domain/access/login.ts';
import { planById } from '#domain/billing/plan-table.ts';
import { eurosAndCents, nameBundle, namePlan } from '#domain/billing/prices.ts';
import { bundleById } from '#domain/billing/stripe.ts';
import { dayDate, fullDate } from '#domain/format/dates.ts';
import type { Language, Text } from '#domain/language.ts';
import { activityTexts } from '#web/i18n/app/activity.ts';
import { textsIn } from '#web/i18n/texts.ts';

/** Program words of the log, in words for people. Names and numbers are shown as they are. */
const known = new Map<unknown, Text>([
  ['password', { en: 'by password', de: 'mit Passwort' }],
  ['link', { en: 'by email link or code', de: 'mit Link oder Code aus der E-Mail' }],
  ['google', { en: 'with Google', de: 'mit Google' }],
  ['passkey', { en: 'passkey', de: 'Passkey' }],
  ['registration', { en: 'after registering', de: 'nach der Registrierung' }],
  ['app', { en: 'authenticator app', de: 'Authenticator-App' }],
  ['code', { en: 'one-time code', de: 'Einmalcode' }],
  ['confirm-login', { en: 'login code', de: 'Anmeldecode' }],
  ['recovery', { en: 'recovery codes', de: 'Wiederherstellungscodes' }],
  ['read', { en: 'read only', de: 'nur lesen' }],
  ['write', { en: 'read and write', de: 'lesen und schreiben' }],
]);

/** The target and the change: `ada@example.com, Editor → Admin`. */
export function describeActivity(
  { subject, detail }: Pick<ActivityEntry, 'subject' | 'detail'>,
  language: Language,
  timeZone: string,
): string {
  const texts = textsIn(activityTexts, language);
  const roleName = (role: unknown) => (role === 'admin' ? texts.admin : texts.editor);
  const { role, before, browser, system, until, days, cents, endsAt, endsOn, ...further } = detail;
  // How many tokens or sessions ended with it is too much detail for a list.
  const { tokens, sessions, projects, plans, ...rest } = further;
  const nameOf = (value: unknown) => (typeof value === 'string' ? value : null);
  const device = browser || system ? deviceName({ browser: nameOf(browser), system: nameOf(system) }, language) : '';
  const roles =
    role === undefined ? '' : before === undefined ? roleName(role) : `${roleName(before)} → ${roleName(role)}`;
  const figures = [
    typeof days === 'number' ? texts.days(days) : '',
    typeof cents === 'number' ? eurosAndCents(cents, language) : '',
    typeof endsAt === 'string' ? texts.upTo(dayDate(new Date(endsAt), timeZone, language)) : '',
    // A day of the calendar, the same in every zone.
    typeof endsOn === 'string' ? texts.upTo(dayDate(new Date(endsOn), 'UTC', language)) : '',
  ];
  const others = Object.values(rest)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => known.get(value)?.[language] ?? value);
  const end = typeof until === 'string' ? texts.upTo(fullDate(new Date(until), timeZone, language)) : '';
  return [nameSubject(subject, language), roles, ...figures, ...others, end, device]
    .filter((part) => part !== '')
    .join(', ');
}

/** A plan or a bundle by its name; people, sites and numbers of invoices as they are. */
function nameSubject(subject: string | null, language: Language): string {
  const plan = planById(subject ?? '');
  if (plan) return namePlan(plan, language);
  const bundle = bundleById(subject ?? '');
  return bundle ? nameBundle(bundle, language) : (subject ?? '');
}
