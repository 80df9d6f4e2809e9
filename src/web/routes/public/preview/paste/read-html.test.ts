import { expect, test } from 'vitest';
import { readHtml } from './paste-form.tsx';

const head = (tags: string) => `<!doctype html><html lang="de"><head><meta charset="utf-8">${tags}</head></html>`;
test('takes the address from the page if none is given', () => {
  const tags = '<meta property="og:url" content="https://shop.example/mug"><meta property="og:image" content="/a.png">';
  const evidence = readHtml(head(tags), null);
  expect(evidence.finalUrl).toBe('https://shop.example/mug');
  expect(evidence.meta.og.images[0]?.url).toBe('https://shop.example/a.png');
  expect(readHtml(head(tags), 'http://localhost:3000/x').meta.og.images[0]?.url).toBe('http://localhost:3000/a.png');
  expect(readHtml('<p>Hello', null).finalUrl).toBe('https://your-site.example/');
});
