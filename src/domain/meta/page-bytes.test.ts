import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PlainBytes } from './page-bytes.ts';

const both = (bytes: Uint8Array) => [Buffer.from(bytes), new PlainBytes(bytes)] as const;
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 60 }),
  fc.string({ maxLength: 40 }).map((text) => new TextEncoder().encode(`${text}<!-- -- ${text}--></`)),
);
const from = fc.nat(70);

describe('bytes without Buffer', () => {
  test('are found at the same places', () => {
    const sought = fc.oneof(fc.constantFrom('</', '--', '-->', '<!--', ']]>'), fc.constantFrom(0x3c, 0x3e, 0x22));
    fc.assert(
      fc.property(bytes, sought, from, (given, what, at) => {
        const [native, plain] = both(given);
        expect(plain.indexOf(what, at)).toBe(native.indexOf(what, at, 'latin1'));
        if (typeof what === 'number') expect(plain.lastIndexOf(what, at)).toBe(native.lastIndexOf(what, at));
      }),
    );
  });

  test('read as the same text', () => {
    fc.assert(
      fc.property(bytes, from, from, fc.constantFrom('latin1', 'utf8'), (given, start, end, encoding) => {
        const [native, plain] = both(given);
        expect(plain.toString(encoding, start, end)).toBe(native.toString(encoding, start, end));
      }),
    );
  });

  test('read long texts in pieces', () => {
    const [native, plain] = both(new Uint8Array(100_000).fill(0xe4));
    expect(plain.toString('latin1')).toBe(native.toString('latin1'));
  });
});
