import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export const randomLetters = (length: number, letters = LETTERS) =>
  Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');

/** As long as Stripe's own: those of sessions are longer than most columns expect. */
const lengths = new Map([
  ['cs_test', 58],
  ['cus', 14],
  ['prod', 14],
  ['req', 14],
  ['si', 14],
]);

export const newId = (prefix: string) => `${prefix}_${randomLetters(lengths.get(prefix) ?? 24)}`;
