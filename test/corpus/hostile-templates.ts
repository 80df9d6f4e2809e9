import fc from 'fast-check';
import { prototypeWords } from '../prototype-words.ts';
import { type HostileTarget, jsonOf, type Sent, SHAPES, sample, word } from './sender.ts';

export function selectors(place: HostileTarget): Sent[] {
  const select = (what: string, all: [string, string][]): Sent => ({
    what,
    method: 'POST',
    path: '/api/fetch/selector-data',
    headers: jsonOf(place),
    body: `{"url":${JSON.stringify(`${place.hostileUrl}/deep`)},"selectors":{${all.map(([name, selector]) => `${JSON.stringify(name)}:${JSON.stringify(selector)}`).join(',')}}}`,
  });
  const part = fc.oneof(
    fc.constantFrom('*', 'x', 'div', 'i', '.a', '#b', ':first-child', ':not(i)', ':last-of-type', '[a]', '[class~=a]'),
    word.map((one) => `[${one}^=a]`),
    word,
  );
  const selector = fc
    .tuple(part, fc.array(fc.tuple(fc.constantFrom(' ', ' > ', ' ~ ', ' + '), part), { maxLength: 9 }))
    .map(([first, more]) => `${first}${more.flat().join('')}`);
  const rules = sample(
    fc.tuple(
      selector,
      fc.oneof(
        word.map((one) => `@${one}`),
        fc.constant(''),
      ),
    ),
  ).map(([one, attribute]) => `${one}${attribute}`);
  const batches = Array.from({ length: SHAPES / 10 }, (_, at) => rules.slice(at * 10, at * 10 + 10));
  return [
    ...['x * * * * *', 'x ~ * ~ * ~ *', 'x * * * * * * * * *', 'p@constructor', '[constructor^=x]'].map((one) =>
      select(`selector ${one}`, [['a', one]]),
    ),
    ...batches.map((batch, at) =>
      select(
        `selectors ${at}`,
        batch.map((rule, number) => [prototypeWords[number] ?? `s${number}`, rule]),
      ),
    ),
  ];
}

export function liquid(place: HostileTarget): Sent[] {
  const draw = (what: string, html: string, data: Record<string, unknown> = {}): Sent => ({
    what,
    method: 'PATCH',
    path: `/api/template/update-image/${place.templateId}?format=jpeg&width=600&height=315`,
    headers: jsonOf(place),
    body: JSON.stringify({ html, data, save: false }),
  });
  const long = 'terrakottavasen'.repeat(47);
  const filter = fc.constantFrom(
    'hyphenate: 500, 30',
    'fit: 500, 20, 400, 1',
    'clip: 300, 20, 3',
    'upcase',
    'split: ""',
    'join: "x"',
    'append: title',
    'replace: "a", "aaaaaaaa"',
    'sort',
    'reverse',
    'size',
    'times: 1e300',
    'slice: 0, 99999999',
  );
  const value = fc.oneof(
    fc.constantFrom('title', 'a.b.c', '(1..99999999)', '"x"', '1e999'),
    word,
    word.map((one) => `title.${one}`),
    word.map((one) => `assets["${one}"]`),
  );
  const output = fc
    .tuple(value, fc.array(filter, { maxLength: 4 }))
    .map(([start, filters]) => `<p>{{ ${[start, ...filters].join(' | ')} }}</p>`);
  const tag = fc.oneof(
    output.map((inner) => `{% for a in (1..5000) %}${inner}{% endfor %}`),
    word.map((one) => `{% ${one} %}`),
    word.map((one) => `{{ title | ${one} }}`),
    word.map((one) => `<${one}>x</${one}>`),
    word.map((one) => `<p ${one}="x" data-id="${one}" style="${one}:1px" class="${one}">x</p>`),
    word.map((one) => `{% assign ${one} = title %}{% capture ${one} %}{{ ${one} }}{% endcapture %}`),
  );
  const shapes = fc.tuple(
    fc.array(fc.oneof({ weight: 4, arbitrary: output }, { weight: 1, arbitrary: tag }), { minLength: 1, maxLength: 4 }),
    fc.oneof(
      fc.constant(long),
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.nat(900).map((letters) => 'a'.repeat(letters)),
    ),
  );
  return [
    draw(
      'hyphenate and fit of one word',
      '<p style="font-size:{{ title | fit: 500, 20, 400, 1 }}px">{{ title | hyphenate: 500, 30 }}</p>',
      { title: long },
    ),
    draw('loops', '{% for a in (1..3000) %}{% for b in (1..3000) %}{{ a | times: b }}{% endfor %}{% endfor %}'),
    draw(
      'many shadows',
      `<div style="position:relative;width:100%;height:100%">${'<div style="position:absolute;width:1200px;height:630px;box-shadow:0 0 200px #000">a</div>'.repeat(900)}</div>`,
    ),
    ...sample(shapes).map(([parts, title], at) => draw(`Liquid ${at}`, parts.join(''), { title })),
  ];
}
