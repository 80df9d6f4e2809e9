import { describe, expect, test } from 'vitest';
import { encodeText } from '../../../fixtures/pages/encode-text.ts';
import { repairLatin1 } from './charset.ts';
import { extractMeta } from './extract-meta.ts';

const url = 'https://shop.example/';
const bytes = (...parts: (number[] | Uint8Array | string)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...encodeText(part, 'windows-1252')] : [...part])),
  );
const utf8 = (text: string) => new TextEncoder().encode(text);
const filler = `<style>${'a{}'.repeat(500)}</style>`;

describe('charset', () => {
  test.each<[string, Uint8Array, string | null, string, string | null]>([
    [
      'byte order mark before everything',
      bytes([0xef, 0xbb, 0xbf], '<meta charset=gbk>', utf8('<title>ä</title>')),
      'text/html; charset=koi8-r',
      'utf-8',
      'ä',
    ],
    ['UTF-16 by its mark', bytes([0xff, 0xfe], encodeText('<title>ä日</title>', 'utf-16le')), null, 'utf-16le', 'ä日'],
    ['UTF-16 by header', encodeText('<title>ä日</title>', 'utf-16be'), 'text/html;charset=UTF-16BE', 'utf-16be', 'ä日'],
    [
      'header before the page',
      bytes('<meta charset=utf-8><title>ä</title>'),
      'text/html; Charset="ISO-8859-1"',
      'windows-1252',
      'ä',
    ],
    ['unknown header label', utf8('<meta charset=utf-8><title>ä</title>'), 'text/html; charset=nonsense', 'utf-8', 'ä'],
    ['meta charset', bytes('<meta charset="windows-1252"><title>“ä”</title>'), null, 'windows-1252', '“ä”'],
    [
      'entities in a declaration count when it comes late',
      bytes(
        filler,
        '<meta http-equiv=content-type content="text/html&#59; charset&#61;koi8&#45;r"><title>',
        [0xd1],
        '</title>',
      ),
      null,
      'koi8-r',
      'я',
    ],
    [
      'entities in an early declaration count once there are elements',
      bytes('<meta charset="koi8&#45;r">', filler, '<title>ä</title>'),
      null,
      'koi8-r',
      'Д',
    ],
    [
      'pragma, content first',
      bytes('<meta content="text/html; charset=iso-8859-1" http-equiv=content-type><title>ä</title>'),
      null,
      'windows-1252',
      'ä',
    ],
    ['content without the pragma', utf8('<meta name=x content="charset=koi8-r"><title>ä</title>'), null, 'utf-8', 'ä'],
    [
      'a declaration in a comment',
      bytes('<!-- <meta charset=koi8-r> --><meta charset=latin1><title>ä</title>'),
      null,
      'windows-1252',
      'ä',
    ],
    ['a declaration of UTF-16 is ignored', utf8('<meta charset=utf-16le><title>ä</title>'), null, 'utf-8', 'ä'],
    ['after 1024 bytes', bytes(filler, '<meta charset=latin1><title>ä</title>'), null, 'windows-1252', 'ä'],
    [
      'cut off at 1024 bytes',
      bytes(`<!--${'x'.repeat(1000)}-->`, '<meta charset=latin1><title>ä</title>'),
      null,
      'windows-1252',
      'ä',
    ],
    ['undeclared, valid UTF-8', utf8('<title>äöü</title>'), 'text/html', 'utf-8', 'äöü'],
    ['undeclared, not UTF-8', bytes('<title>äöü</title>'), 'text/html', 'windows-1252', 'äöü'],
    ['UTF-8 cut within a character', utf8('<title>äöü</title>ä').slice(0, -1), null, 'utf-8', 'äöü'],
    [
      'Shift_JIS with a backslash inside',
      encodeText('<meta charset=shift_jis><title>ソ表</title>', 'shift_jis'),
      null,
      'shift_jis',
      'ソ表',
    ],
    [
      'ISO-2022-JP with a < inside',
      encodeText('<meta charset=iso-2022-jp><title>商品 < 送料</title>', 'iso-2022-jp'),
      null,
      'iso-2022-jp',
      '商品 < 送料',
    ],
    ['GBK', encodeText('<meta charset=gb2312><title>中文</title>', 'gbk'), null, 'gbk', '中文'],
    ['Big5', encodeText('<meta charset=big5><title>功能許</title>', 'big5'), null, 'big5', '功能許'],
    ['EUC-KR', encodeText('<meta charset=euc-kr><title>한국어</title>', 'euc-kr'), null, 'euc-kr', '한국어'],
    ['KOI8-R', encodeText('<meta charset=koi8-r><title>Привет</title>', 'koi8-r'), null, 'koi8-r', 'Привет'],
    ['NUL bytes', bytes('<title>a\0b</title>'), null, 'utf-8', 'a\uFFFDb'],
  ])('%s', (_, body, contentType, charset, title) => {
    const meta = extractMeta({ body, url, contentType });
    expect([meta.charset, meta.title]).toEqual([charset, title]);
  });
});

test('every sign of windows-1252 is restored where a runtime has read it as ISO-8859-1', () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  expect(repairLatin1(String.fromCharCode(...all))).toBe(new TextDecoder('windows-1252').decode(all));
});
