import { beforeAll, expect, test } from 'vitest';
import { pagePathsOf, readLivePath } from '#domain/images/image-address.ts';
import { judgeTags } from '#domain/site/judge-tags.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { FrameworkSite, frameworks, packLibrary } from './framework-site.ts';

// The recipes of /for-developers/frameworks, with the real tools: install, build, read the page as crawlers do.

const imagesUrl = 'https://images.linkbild.test/images';
const projectUuid = '0b7e5a1c-9d2f-4c3b-8a6e-1f2d3c4b5a69';
const vase = { path: '/products/vase', title: 'Vase "Ada" & Söhne' };
const lamp = { path: '/products/lamp', title: 'Lamp' };

// Outside of the hook, in which nothing can be registered for the end.
const folder = temporaryFolder('library');
let tarball = '';
beforeAll(async () => {
  tarball = await packLibrary(folder);
});

/** Title and version of each page's image, after all that has to hold for it. */
async function judgedPages(site: FrameworkSite) {
  const pages = await site.readPages([vase.path, lamp.path]);
  return pages.map(({ path, meta }) => {
    expect(judgeTags(meta, { imagesUrl, projectUuid })).toMatchObject({ ok: true, state: 'ours' });
    expect(meta.og.images).toHaveLength(1);
    const [image] = meta.og.images;
    expect(image).toMatchObject({ width: 1200, height: 630, type: 'image/jpeg' });
    const address = readLivePath(image?.url.replace(`${imagesUrl}/${projectUuid}/`, '') ?? '');
    expect(pagePathsOf(address?.path ?? '')).toContain(path);
    expect(meta.tags.filter(({ key }) => key === 'linkbild').map(({ value }) => value)).toEqual([projectUuid]);
    return { title: image?.alt, version: address?.version };
  });
}

test.for(frameworks)('$name writes one og:image, ours, whose version follows the price', async (framework, context) => {
  const times: string[] = [];
  const timed = async <T>(what: string, work: () => Promise<T>) => {
    const from = Date.now();
    const done = await work();
    times.push(`${what} ${((Date.now() - from) / 1000).toFixed(1)} s`);
    return done;
  };
  const site = new FrameworkSite(framework, `${imagesUrl}/${projectUuid}`);
  const missing = await timed('install', () => site.install(tarball));
  if (missing) console.log(`${framework.name} was not run: ${missing}`);
  context.skip(missing !== null, missing ?? '');

  await timed('build', () => site.build());
  const [first, other] = await timed('read', () => judgedPages(site));
  expect([first?.title, other?.title]).toEqual([vase.title, lamp.title]);
  expect(first?.version).not.toBe(other?.version);

  site.changePrice('24,90', '19,90');
  await timed('build again', () => site.build());
  const [cheaper, unchanged] = await timed('read', () => judgedPages(site));
  expect(cheaper?.version).not.toBe(first?.version);
  expect(unchanged).toEqual(other);
  console.log(`${framework.name}: ${times.join(', ')}`);
});
