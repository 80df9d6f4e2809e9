import { expect } from 'vitest';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { judgeTags, type TagOwner } from '#domain/site/judge-tags.ts';

/** A live page's tags, judged as Linkbild's own check does. */
export async function headOf(url: string, owner: TagOwner) {
  const response = await fetch(url);
  const body = new Uint8Array(await response.arrayBuffer());
  const html = new TextDecoder().decode(body);
  const meta = extractMeta({ body, url: response.url });
  const tags = meta.tags.filter(({ place }) => place !== 'comment');
  const content = (key: string) => {
    const values = tags.filter((tag) => tag.key === key).map(({ value }) => value);
    expect(values.length, `${key} on ${url}`).toBeLessThanOrEqual(1);
    return values[0];
  };
  return { status: response.status, html, tags, judged: judgeTags(meta, owner), content };
}
export type Head = Awaited<ReturnType<typeof headOf>>;

/** One og:image, ours, with everything that belongs to it. */
export function expectOurs(head: Head, title: string) {
  expect(head.judged).toMatchObject({ ok: true, state: 'ours' });
  expect(head.content('og:image:width')).toBe('1200');
  expect(head.content('og:image:height')).toBe('630');
  expect(head.content('og:image:type')).toBe('image/jpeg');
  expect(head.content('og:image:alt')).toBe(title);
  expect(head.content('twitter:card')).toBe('summary_large_image');
  expect(head.content('twitter:image')).toBe(head.content('og:image'));
}
