import { describe, expect, test } from 'vitest';
import { readComponentEmbed } from '#domain/audit/platforms/discord.ts';

const read = (component: unknown, isInHead = true) => {
  const json = JSON.stringify({ component });
  return readComponentEmbed({ json, bytes: json.length, isInHead, offset: 0 });
};
const container = (...components: object[]) => ({ type: 17, components });
const text = { type: 10, content: '# Title' };
const button = { type: 2, style: 5, url: 'https://e.com/', label: 'Open' };
const media = { media: { url: 'https://e.com/a.png' } };
const many = (count: number, one: object) => Array.from({ length: count }, () => one);

describe('a component embed that Discord shows', () => {
  test('every kind of component', () => {
    const result = read({
      type: 17,
      accent_color: 5793266,
      components: [
        text,
        { type: 9, components: [text], accessory: { type: 11, ...media, description: 'A mug' } },
        { type: 9, components: [text], accessory: button },
        { type: 12, items: [media, media] },
        { type: 14, spacing: 1 },
        { type: 1, components: [button, { ...button, label: undefined, emoji: { name: '✨' } }] },
      ],
    });
    expect(result).toMatchObject({ ok: true, embed: { accentColor: '#5865f2' } });
    const kinds = result.ok && result.embed.parts.map(({ kind }) => kind);
    expect(kinds).toEqual(['text', 'section', 'section', 'gallery', 'separator', 'buttons']);
  });

  test.each<[string, object]>([
    ['40 components', container(...many(39, text))],
    [
      '10 gallery items in two galleries',
      container({ type: 12, items: many(5, media) }, { type: 12, items: many(5, media) }),
    ],
    ['five buttons', container({ type: 1, components: many(5, button) })],
    ['ids of its own', container({ ...text, id: 1 }, { ...text, id: 2 })],
  ])('%s', (_, component) => expect(read(component).ok).toBe(true));
});

describe('a component embed that Discord drops', () => {
  test.each<[string, unknown]>([
    ['no container at the root', text],
    ['no components', container()],
    ['a container in a container', container(container(text))],
    ['an unknown type', container({ type: 3 })],
    ['an empty text', container({ type: 10, content: ' ' })],
    ['a section without accessory', container({ type: 9, components: [text] })],
    ['four texts in a section', container({ type: 9, components: many(4, text), accessory: button })],
    ['a button that is no link', container({ type: 1, components: [{ ...button, style: 1 }] })],
    ['a button with another key', container({ type: 1, components: [{ ...button, custom_id: 'a' }] })],
    ['a button without label and emoji', container({ type: 1, components: [{ type: 2, style: 5, url: button.url }] })],
    ['a label of 81 characters', container({ type: 1, components: [{ ...button, label: 'a'.repeat(81) }] })],
    ['a button without address', container({ type: 1, components: [{ ...button, url: '/relative' }] })],
    ['six buttons', container({ type: 1, components: many(6, button) })],
    ['11 gallery items', container({ type: 12, items: many(11, media) })],
    ['an image without address', container({ type: 12, items: [{ media: { url: 'a.png' } }] })],
    ['an address of 2,049', container({ type: 12, items: [{ media: { url: `https://e.com/${'a'.repeat(2036)}` } }] })],
    ['a colour out of range', { ...container(text), accent_color: 0x1000000 }],
  ])('%s: the tags are shown instead', (_, component) => {
    expect(read(component)).toMatchObject({ ok: false, endsPreview: false });
  });

  test.each<[string, unknown]>([
    ['41 components', container(...many(40, text))],
    ['the same id twice', container({ ...text, id: 1 }, { ...text, id: 1 })],
    ['an id that is no number', container({ ...text, id: 'a' })],
  ])('%s: nothing is shown', (_, component) => {
    expect(read(component)).toMatchObject({ ok: false, endsPreview: true });
  });

  test('outside the head, too long, no JSON', () => {
    expect(read(container(text), false).ok).toBe(false);
    expect(readComponentEmbed({ json: null, bytes: 3001, isInHead: true, offset: 0 }).ok).toBe(false);
    expect(readComponentEmbed({ json: '{', bytes: 1, isInHead: true, offset: 0 }).ok).toBe(false);
  });
});
