// A validator of JSON Schema 2020-12 for our own published schemas. It reads the schema as another program gets it, and
// so finds what zod hides: zod drops fields that nobody described. A keyword it does not know throws.

export type Schema = { [keyword: string]: unknown };

const annotations = new Set(['$schema', '$id', '$defs', 'title', 'description', 'default', 'examples']);

/** What is wrong with the value, by path. `closed`: also what is there and not described. */
export function faultsOf(root: Schema, value: unknown, { closed = false } = {}): string[] {
  const check = (schema: Schema, at: unknown, path: string): string[] =>
    Object.entries(schema).flatMap(([keyword, rule]) => {
      if (annotations.has(keyword)) return [];
      const keywordCheck = keywords.get(keyword);
      if (!keywordCheck) throw new Error(`${path}: the keyword ${keyword} is not known`);
      return keywordCheck(rule, at, path, schema);
    });

  const isObject = (at: unknown): at is Record<string, unknown> =>
    typeof at === 'object' && at !== null && !Array.isArray(at);
  const unless = (holds: boolean, fault: string) => (holds ? [] : [fault]);
  const say = (at: unknown) => JSON.stringify(at)?.slice(0, 80);
  const any = (rule: unknown, at: unknown, path: string): string[] => {
    const tried = (rule as Schema[]).map((one) => check(one, at, path));
    return tried.some((faults) => faults.length === 0)
      ? []
      : tried.reduce((least, one) => (one.length < least.length ? one : least));
  };

  const types = new Map<string, (at: unknown) => boolean>([
    ['object', isObject],
    ['array', Array.isArray],
    ['null', (at) => at === null],
    ['integer', Number.isInteger],
    ...(['string', 'number', 'boolean'] as const).map((name): [string, (at: unknown) => boolean] => [
      name,
      (at) => typeof at === name,
    ]),
  ]);

  type Keyword = (rule: unknown, at: unknown, path: string, schema: Schema) => string[];
  const keywords = new Map<string, Keyword>([
    [
      'type',
      (rule, at, path) =>
        unless(
          [rule].flat().some((name) => types.get(String(name))?.(at)),
          `${path} is ${say(at)}, not ${rule}`,
        ),
    ],
    ['const', (rule, at, path) => unless(rule === at, `${path} is ${say(at)}, not ${say(rule)}`)],
    [
      'enum',
      (rule, at, path) => unless((rule as unknown[]).includes(at), `${path} is ${say(at)}, none of ${say(rule)}`),
    ],
    ['minimum', (rule, at, path) => unless(!(Number(at) < Number(rule)), `${path} is ${at}, under ${rule}`)],
    ['maximum', (rule, at, path) => unless(!(Number(at) > Number(rule)), `${path} is ${at}, over ${rule}`)],
    ['minItems', (rule, at, path) => unless((at as unknown[]).length >= Number(rule), `${path} is too short`)],
    ['minLength', (rule, at, path) => unless(String(at).length >= Number(rule), `${path} is too short`)],
    ['pattern', (rule, at, path) => unless(new RegExp(String(rule), 'u').test(String(at)), `${path}: ${say(at)}`)],
    ['format', () => []],
    ['$ref', (rule, at, path) => check(resolveRef(root, String(rule)), at, path)],
    ['anyOf', any],
    ['oneOf', any],
    ['allOf', (rule, at, path) => (rule as Schema[]).flatMap((one) => check(one, at, path))],
    [
      'required',
      (rule, at, path) =>
        isObject(at)
          ? (rule as string[]).flatMap((key) => unless(Object.hasOwn(at, key), `${path}.${key} is missing`))
          : [],
    ],
    [
      'properties',
      (rule, at, path, schema) => {
        if (!isObject(at)) return [];
        const known = new Map(Object.entries(rule as Record<string, Schema>));
        return Object.entries(at).flatMap(([key, one]) => {
          const described = known.get(key);
          if (described) return check(described, one, `${path}.${key}`);
          return unless(!closed || 'additionalProperties' in schema, `${path}.${key} is not described`);
        });
      },
    ],
    [
      'additionalProperties',
      (rule, at, path, { properties = {} }) => {
        if (!isObject(at)) return [];
        const others = Object.entries(at).filter(([key]) => !Object.hasOwn(properties as object, key));
        if (rule === false) return others.map(([key]) => `${path}.${key} is not allowed`);
        return others.flatMap(([key, one]) => check(rule as Schema, one, `${path}.${key}`));
      },
    ],
    [
      'propertyNames',
      (rule, at, path) => (isObject(at) ? Object.keys(at).flatMap((key) => check(rule as Schema, key, path)) : []),
    ],
    [
      'items',
      (rule, at, path) =>
        Array.isArray(at) ? at.flatMap((one, place) => check(rule as Schema, one, `${path}[${place}]`)) : [],
    ],
  ]);

  return check(root, value, '$');
}

function resolveRef(root: Schema, ref: string): Schema {
  const found = ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Schema | undefined)?.[key], root);
  if (!found) throw new Error(`${ref} leads nowhere`);
  return found as Schema;
}
