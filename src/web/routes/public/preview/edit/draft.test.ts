import { expect, test } from 'vitest';
import { type DraftStep, startDraft, takeStep } from './draft.ts';

const fields = { title: 'A', description: '', image: '', card: '', type: '', withPage: false };
const after = (...steps: DraftStep[]) => steps.reduce(takeStep, startDraft(fields));
const title = (value: string): DraftStep => ({ do: 'set', field: 'title', value });
const description = (value: string): DraftStep => ({ do: 'set', field: 'description', value });
const undo: DraftStep = { do: 'undo' };

test('typing in one field is one step back', () => {
  const typed = after(title('B'), title('Bc'), description('D'));
  expect(typed.past).toHaveLength(2);
  expect(takeStep(typed, undo).draft.fields).toMatchObject({ title: 'Bc', description: '' });
  expect(takeStep(takeStep(typed, undo), undo).draft.fields).toEqual(fields);
  expect(after(undo).draft.fields).toEqual(fields);
});

test('a reset can be undone', () => {
  const reset = after(title('B'), { do: 'reset' });
  expect(reset.draft.fields).toEqual(fields);
  expect(takeStep(reset, undo).draft.fields.title).toBe('B');
});

test('a suggestion that is tried twice is one change', () => {
  const suggestion: DraftStep = { do: 'apply', edits: [{ key: 'og:site_name', value: 'Shop' }] };
  expect(after(suggestion, suggestion).draft.others).toEqual([{ key: 'og:site_name', value: 'Shop' }]);
});
