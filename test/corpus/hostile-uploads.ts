import fc from 'fast-check';
import { manyEntries, overlappingSegments, shiftedLists } from '#io/render/fonts/hostile-font.fixture.ts';
import { type HostileTarget, headersOf, type Sent, sample, word } from './sender.ts';

export function fonts(place: HostileTarget): Sent[] {
  let uploads = 0;
  const upload = (what: string, font: Buffer): Sent => {
    const head =
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.ttf"\r\nContent-Type: font/ttf\r\n\r\n';
    const body = Buffer.concat([Buffer.from(head), font, Buffer.from('\r\n--x--\r\n')]);
    const headers = { ...headersOf(place), 'content-type': 'multipart/form-data; boundary=x' };
    return { what, method: 'POST', path: `/api/project/${place.uploadIds[uploads++ % 2]}/asset/upload`, headers, body };
  };
  const small = manyEntries(50, 50);
  const shapes = fc.oneof(
    fc.tuple(fc.nat(300), fc.nat(300)).map(([entries, groups]) => manyEntries(entries, groups)),
    fc.nat(200).map(shiftedLists),
    fc.nat(50).map(overlappingSegments),
    // Damaged at some positions.
    fc.array(fc.tuple(fc.nat(small.length - 1), fc.nat(255)), { maxLength: 40 }).map((damage) => {
      const font = Buffer.from(small);
      for (const [at, byte] of damage) font[at] = byte;
      return font;
    }),
    fc
      .tuple(fc.constantFrom('wOF2', 'wOFF', 'OTTO', 'true'), fc.uint8Array({ maxLength: 400 }))
      .map(([kind, rest]) => Buffer.concat([Buffer.from(kind, 'latin1'), rest])),
  );
  return [
    upload('font of 65,535 entries', manyEntries()),
    upload('font of shifted lists', shiftedLists()),
    upload('font of overlapping segments', overlappingSegments()),
    ...sample(shapes).map((font, at) => upload(`font ${at}`, font)),
  ];
}

export function parts(place: HostileTarget): Sent[] {
  let uploads = 0;
  const path = () => `/api/project/${place.uploadIds[2 + (uploads++ % 2)]}/asset/upload`;
  const send = (what: string, body: string, type = 'multipart/form-data; boundary=x'): Sent => ({
    what,
    method: 'POST',
    path: path(),
    headers: { ...headersOf(place), 'content-type': type },
    body,
  });
  const part = (name: string, more = '', body = 'x') =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${body}\r\n`;
  const shapes = fc.tuple(
    fc.array(
      fc.tuple(
        fc.oneof(fc.constantFrom('file', 'name', 'description'), word),
        fc.oneof(
          fc.constant(''),
          fc.constant('; filename="a.png"'),
          word.map((one) => `; filename="${one}.${one}"`),
        ),
        fc.string({ maxLength: 60 }),
      ),
      { maxLength: 12 },
    ),
    fc.constantFrom('--x--\r\n', '--x', '', '--x\r\n'),
    fc.constantFrom(
      'multipart/form-data; boundary=x',
      'multipart/form-data; boundary=x; boundary=y',
      'multipart/form-data',
      'multipart/form-data; boundary="x"',
      'multipart/mixed; boundary=x',
    ),
  );
  const form = (what: string, body: string, type: string): Sent => ({
    what,
    method: 'POST',
    path: '/app/login',
    headers: { 'content-type': type, origin: place.origin },
    body,
  });
  return [
    send('120,000 parts', `${part('a').repeat(120_000)}--x--\r\n`),
    send('a million headers', `--x\r\n${'x: y\r\n'.repeat(1_000_000)}\r\nx\r\n--x--\r\n`),
    form('120,000 parts to a page', `${part('a').repeat(120_000)}--x--\r\n`, 'multipart/form-data; boundary=x'),
    form('half a million fields', 'a&'.repeat(499_000), 'application/x-www-form-urlencoded'),
    ...sample(shapes).map(([all, ending, type], at) =>
      send(`parts ${at}`, `${all.map((one) => part(...one)).join('')}${ending}`, type),
    ),
  ];
}
