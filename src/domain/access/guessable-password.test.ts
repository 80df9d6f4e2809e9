import { expect, test } from 'vitest';
import { isGuessablePassword } from './guessable-password.ts';

const common = new Set(['password', 'sommer', 'iloveyou', 'qazwsxedcrfv', 'letmein', 'berlin', '123456']);
const own = ['ada.lovelace@example.com', 'ada.lovelace', 'linkbild'];
const isEasy = (password: string) => isGuessablePassword(password, { isCommon: (word) => common.has(word), own });

test.each([
  'qazwsxedcrfv',
  'QazWsxEdcRfv',
  'password1234',
  'Password123!',
  'P@ssw0rd1234',
  '!!password!!',
  'passwordpassword',
  'Sommer2024!!',
  'letmeinletmein',
  'aaaaaaaaaaaa',
  'abababababab',
  '123123123123',
  '123456123456',
  '123456789012',
  'abcdefghijkl',
  'qwertyuiopas',
  'asdfghjklasdfghjkl',
  '987654321098',
  'ada.lovelace@example.com',
  'Ada.Lovelace1',
  'linkbild2024',
  'linkbildlinkbild',
])('%s is easy to guess', (password) => {
  expect(isEasy(password)).toBe(true);
});

test.each([
  'a long enough password',
  'another long password',
  'correct horse battery staple',
  'the attackers password',
  'Tr0ub4dor&3 and more',
  'sommer am see mit kuchen',
  'k9#mQ2vL8xP4',
  'berlinale-kino-abend',
  'password manager made this 7261',
])('%s is not easy to guess', (password) => {
  expect(isEasy(password)).toBe(false);
});
