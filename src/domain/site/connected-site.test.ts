import { expect, test } from 'vitest';
import { codeSigns, readConnectCode, writeConnectCode } from './connected-site.ts';

test('ten bytes are sixteen signs, and different bytes other signs', () => {
  expect(codeSigns(new Uint8Array(10))).toBe('0000000000000000');
  expect(codeSigns(new Uint8Array(10).fill(255))).toBe('ZZZZZZZZZZZZZZZZ');
  expect(codeSigns(Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 33))).toBe('0000000000000011');
});

test.each([
  ['https://linkbild.example/api', 'ABCD-EFGH-JKMN-PQRS@linkbild.example'],
  ['https://linkbild.example:8443/api', 'ABCD-EFGH-JKMN-PQRS@linkbild.example:8443'],
  ['http://localhost:3000/api', 'ABCD-EFGH-JKMN-PQRS@http://localhost:3000/api'],
  ['https://api.linkbild.example', 'ABCD-EFGH-JKMN-PQRS@https://api.linkbild.example'],
])('names %s', (apiUrl, code) => expect(writeConnectCode('ABCDEFGHJKMNPQRS', apiUrl)).toBe(code));

test.each([
  ['ABCD-EFGH-JKMN-PQRS@linkbild.example', 'ABCDEFGHJKMNPQRS'],
  [' abcd efgh\tjkmn-pqrs @ x', 'ABCDEFGHJKMNPQRS'],
  ['abcdefghjkmnpqrs', 'ABCDEFGHJKMNPQRS'],
  ['OIL0-0000-0000-0000', '0110000000000000'],
  ['ABCD-EFGH-JKMN-PQR', null],
  ['ABCD-EFGH-JKMN-PQRSS', null],
  ['ABCD-EFGH-JKMN-PQRU', null],
  ['', null],
  ['@linkbild.example', null],
])('reads %j as %s', (text, code) => expect(readConnectCode(text)).toBe(code));
