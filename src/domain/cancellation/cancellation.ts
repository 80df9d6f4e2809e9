import { dayDate, fullDate } from '#domain/format/dates.ts';
import type { Language, Text } from '#domain/language.ts';

// Ending a contract without an account, as § 312k BGB (cancelling) and § 356a BGB (withdrawing, consumers only) want
// it: what is declared, and how its receipt reads.

export const cancellationKinds = ['ordinary', 'for-cause', 'withdrawal'] as const;
export type CancellationKind = (typeof cancellationKinds)[number];

/** The content of a declaration. */
export interface Cancellation {
  name: string;
  email: string;
  contract: string;
  kind: CancellationKind;
  reason: string | null;
  /** `2026-12-31`; null: as soon as possible. */
  endsOn: string | null;
}

export interface ReceivedCancellation extends Cancellation {
  number: string;
  receivedAt: Date;
}

/** The law asks for date and time; the operator is in Germany. */
const ZONE = 'Europe/Berlin';

const words = {
  number: { en: 'Number', de: 'Nummer' },
  received: { en: 'Received', de: 'Eingegangen' },
  name: { en: 'Name', de: 'Name' },
  email: { en: 'Email address', de: 'E-Mail-Adresse' },
  contract: { en: 'Contract', de: 'Vertrag' },
  kind: { en: 'Type', de: 'Art' },
  reason: { en: 'Reason', de: 'Grund' },
  ends: { en: 'Ends', de: 'Ende' },
} satisfies Record<string, Text>;

/** Over everywhere: a day ends last twelve hours west of Greenwich. */
export const isOver = (day: string, now: Date): boolean =>
  day < new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);

export const kindNames: Record<CancellationKind, Text> = {
  ordinary: { en: 'Ordinary cancellation', de: 'Ordentliche Kündigung' },
  'for-cause': { en: 'Cancellation for cause', de: 'Außerordentliche Kündigung' },
  withdrawal: { en: 'Withdrawal', de: 'Widerruf' },
};

const soonest: Text = { en: 'As soon as possible', de: 'Zum nächstmöglichen Zeitpunkt' };
const zone: Text = { en: 'Berlin time', de: 'Uhr, Berliner Zeit' };

/** The receipt: the same on the page, in the email and in the file to save. */
export function receiptRows(
  received: ReceivedCancellation,
  language: Language,
): { key: keyof typeof words; label: string; value: string }[] {
  const { number, receivedAt, name, email, contract, kind, reason, endsOn } = received;
  const row = (key: keyof typeof words, value: string) => ({ key, label: words[key][language], value });
  return [
    row('number', number),
    row('received', `${fullDate(receivedAt, ZONE, language)} ${zone[language]}`),
    row('name', name),
    row('email', email),
    row('contract', contract),
    row('kind', kindNames[kind][language]),
    ...(reason ? [row('reason', reason)] : []),
    // A withdrawal ends the contract as if it had never begun.
    ...(kind === 'withdrawal' ? [] : [row('ends', nameEnd(endsOn, language))]),
  ];
}

export const nameEnd = (endsOn: string | null, language: Language): string =>
  endsOn === null ? soonest[language] : dayDate(new Date(`${endsOn}T12:00:00Z`), 'UTC', language);
