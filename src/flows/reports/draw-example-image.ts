import { withoutOwnImages } from '#domain/images/own-images.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { type BaseTemplate, cardData } from '#domain/template/base-template.ts';
import { textBold } from '#domain/template/base-templates/text-bold.ts';
import { cardKindOfMeta } from '#domain/template/card-kind.ts';
import { dataOfPage, type PageData } from '#domain/template/page-data.ts';
import { recommendTemplates } from '#domain/template/recommend-templates.ts';
import type { Io } from '#io/io.ts';
import type { Renderer } from '#io/render/renderer.ts';

export interface ExampleProject {
  title: string | null;
  logoUrl: string | null;
  primaryColor: string | null;
}

interface ExamplePage {
  meta: MetaTagData;
  path: string;
  project: ExampleProject;
}

type Parts = Pick<Io, 'safeFetch' | 'settings'> & { renderer: Pick<Renderer, 'render'> };

const MAX_PHOTO_BYTES = 10_000_000;

/** An example of a page's image: the first template that suits the kind of page, filled with the page's own data. */
export async function drawExampleImage(parts: Parts, example: ExamplePage): Promise<Uint8Array | null> {
  const loaded = await loadPhoto(parts, dataOf(parts, example));
  const [template] = recommendTemplates(cardKindOfMeta(example.meta, example.path), loaded.page);
  return template ? draw(parts, template, loaded.page, loaded.photo) : null;
}

/** How many of a page's images are tried. */
const MAX_TRIES = 3;

interface Photo {
  url: string;
  bytes: Uint8Array;
}

/**
 * The page with images that exist. A photo that does not load leaves the shop's first letter in its place, which looks
 * unfinished; a template that needs none is chosen instead.
 */
async function loadPhoto(parts: Parts, page: PageData): Promise<{ page: PageData; photo: Photo | null }> {
  for (const [at, url] of page.images.slice(0, MAX_TRIES).entries()) {
    const bytes = await loadImage(parts, url);
    if (bytes) return { page: { ...page, image: url, images: page.images.slice(at) }, photo: { url, bytes } };
  }
  return { page: { ...page, image: null, images: [] }, photo: null };
}

async function loadImage({ safeFetch, settings: { userAgent } }: Parts, url: string): Promise<Uint8Array | null> {
  const answer = await safeFetch.fetch(url, { userAgent, accept: 'image/*', maxBytes: MAX_PHOTO_BYTES });
  return answer.ok && answer.body.length > 0 ? answer.body : null;
}

/** Text only: nothing is fetched for it, so it works when the example itself cannot be drawn. */
export function drawTextImage(parts: Parts, example: ExamplePage): Promise<Uint8Array | null> {
  return draw(parts, textBold, { ...dataOf(parts, example), logo: null, image: null, images: [] });
}

/** An image that Linkbild drew is no photo: the example would be a card inside a card. */
const dataOf = ({ settings }: Parts, { meta, project }: ExamplePage) =>
  dataOfPage(withoutOwnImages(meta, settings.imagesUrl), {
    name: project.title,
    logoUrl: project.logoUrl,
    primaryColor: project.primaryColor,
  });

async function draw(
  parts: Parts,
  { html, variants: [base] }: BaseTemplate,
  page: PageData,
  photo: Photo | null = null,
) {
  const drawn = await parts.renderer.render({
    // By the page's site: one whose photos are made to be expensive delays only itself.
    quota: `example images of ${page.host}`,
    html,
    style: base.style,
    data: cardData(page, base.data),
    format: 'jpeg',
    loadImage: async (url) => (url === photo?.url ? photo.bytes : loadImage(parts, url)),
  });
  return drawn.ok ? drawn.bytes : null;
}
