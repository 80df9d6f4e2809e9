import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/index.ts';
import { languages } from '#domain/language.ts';
import { csvOf, type ListColumn, sortKeysOf } from './admin-list.ts';
import { adminLists } from './index.ts';

const callOf = (name: string) => (calls as Record<string, Call>)[name];
const optionsOf = (query: unknown, name: string): string[] => {
  let field = query instanceof z.ZodObject ? query.shape[name] : undefined;
  while (field instanceof z.ZodOptional || field instanceof z.ZodDefault) field = field.unwrap();
  return field instanceof z.ZodEnum ? field.options.map(String) : [];
};
const fieldsOf = (ok: unknown): string[] => {
  const rows = ok instanceof z.ZodObject ? ok.shape.items : ok;
  return rows instanceof z.ZodArray && rows.element instanceof z.ZodObject ? Object.keys(rows.element.shape) : [];
};

test('each list has a name of its own', () => {
  expect(adminLists.length).toBeGreaterThan(0);
  expect(new Set(adminLists.map(({ name }) => name)).size).toBe(adminLists.length);
});

describe.each(adminLists.map((list) => [list.name, list] as const))('%s', (_, list) => {
  const call = callOf(list.call);

  test('its call is the super admin’s, and returns pages or the whole list', () => {
    expect(call).toMatchObject({ method: 'get', access: 'superadmin' });
    expect(call?.ok instanceof z.ZodArray).toBe(list.whole !== undefined);
  });

  test('every text is there in both languages', () => {
    const choice = list.choice ? [list.choice.all, ...Object.values(list.choice.values)] : [];
    const texts = [list.searchFor, ...Object.values(list.columns).map(({ heading }) => heading), ...choice];
    for (const text of texts) for (const language of languages) expect(text[language]).toMatch(/\S/);
    for (const [en, de] of list.csv ?? []) expect([en.trim(), de.trim()]).not.toContain('');
  });

  test('the call orders by exactly the columns that can be clicked', () => {
    const sortable = Object.values(list.columns).flatMap(({ sort }) => (sort ? [typeof sort] : []));
    expect(new Set(sortable)).toEqual(new Set(sortable.length ? [list.whole ? 'function' : 'boolean'] : []));
    if (!list.whole) expect(optionsOf(call?.query, 'sort')).toEqual(sortKeysOf(list));
    if (list.whole) expect(sortKeysOf(list)).toContain((list.whole as { order: string }).order);
  });

  test('the call knows every choice', () => {
    const { name, values } = list.choice ?? { name: 'state', values: {} };
    expect(optionsOf(call?.query, name)).toEqual(expect.arrayContaining(Object.keys(values)));
  });

  test('what is shown and exported is in the rows', () => {
    const shown = Object.values(list.columns as Record<string, ListColumn<object>>).flatMap(
      ({ show }) => show?.[1] ?? [],
    );
    const exported = (list.csv ?? []).flatMap(([, , value]) => (typeof value === 'string' ? [value] : []));
    expect(fieldsOf(call?.ok)).toEqual(expect.arrayContaining([...shown, ...exported]));
    expect(new Set(list.csv?.map(([en]) => en)).size).toBe(list.csv?.length ?? 0);
  });
});

test('a file has its headings in the language, and fields or computed values', () => {
  const agents = adminLists.find(({ name }) => name === 'user-agents');
  const row = { id: 7, position: 10, pattern: 'Bot', bot: 'A bot', source: 'Unknown', parent: null, isBot: true };
  const { headings, valuesOf } = csvOf(agents?.csv ?? [], 'de');
  expect(headings).toEqual(['Nr.', 'Position', 'Muster', 'Bot', 'Quelle', 'Betreiber', 'Art']);
  expect(valuesOf(row)).toEqual([7, 10, 'Bot', 'A bot', 'Unknown', null, 'crawler']);
});
