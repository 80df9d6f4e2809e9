import { expect, test } from 'vitest';
import { tagReportOf } from '#domain/audit/texts/tag-report.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { sourceLines } from './source-view.tsx';

const html = `<head><title>Mug</title>
<style>${'a{}'.repeat(1_000)}</style>
<meta name="description" property="og:description" content="Holds 300 ml.">
</head><body><meta property="og:title" content="Late">`;

test('each element is one line, with what is before it and where the head ends', () => {
  const url = 'https://shop.example/mug';
  const meta = extractMeta({ body: new TextEncoder().encode(html), url, contentType: 'text/html', details: true });
  const lines = sourceLines(tagReportOf({ url, finalUrl: url, status: 200, meta, images: {}, imageType: 'none' }));
  expect(lines.map(({ tag, skipped, isAfterHead }) => [tag.raw, skipped > 0, isAfterHead])).toEqual([
    ['<title>Mug</title>', false, false],
    ['<meta name="description" property="og:description" content="Holds 300 ml.">', true, false],
    ['<meta property="og:title" content="Late">', false, true],
  ]);
  for (const { tag } of lines) expect(html.slice(tag.byte, tag.endByte)).toBe(tag.raw);
  expect(lines[1]?.skipped).toBe('\n<style></style>\n'.length + 3_000);
});
