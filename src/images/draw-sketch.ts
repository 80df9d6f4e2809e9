import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { type CardKind, cardData } from '#domain/template/base-template.ts';
import { dataOfPage } from '#domain/template/page-data.ts';
import { recommendTemplates } from '#domain/template/recommend-templates.ts';
import type { Door } from '#io/fetch/door.ts';
import type { Renderer } from '#io/render/renderer.ts';

interface Sketch {
  meta: MetaTagData;
  path: string;
  project: { title: string | null; logoUrl: string | null; primaryColor: string | null };
  userAgent: string;
}

const MAX_IMAGE_BYTES = 10_000_000;

/** What a page's picture could be: the first design that fits the kind of page, filled with the page's own data. */
export async function drawSketch(
  { renderer, door }: { renderer: Pick<Renderer, 'render'>; door: Door },
  { meta, path, project, userAgent }: Sketch,
): Promise<Uint8Array | null> {
  const page = dataOfPage(meta, { name: project.title, logoUrl: project.logoUrl, primaryColor: project.primaryColor });
  const [template] = recommendTemplates(kindOf(path), page);
  if (!template) return null;
  const [base] = template.variants;
  const drawn = await renderer.render({
    html: template.html,
    style: base.style,
    data: cardData(page, base.data),
    format: 'jpeg',
    loadImage: async (url) => {
      const answer = await door.fetch(url, { userAgent, accept: 'image/*', maxBytes: MAX_IMAGE_BYTES });
      return answer.ok ? answer.body : null;
    },
  });
  return drawn.ok ? drawn.bytes : null;
}

function kindOf(path: string): CardKind {
  if (/\/products\//.test(path)) return 'product';
  if (/\/collections\//.test(path)) return 'collection';
  if (/\/blogs\//.test(path)) return 'blog';
  return /^\/([a-z]{2}(-[a-z]{2,4})?\/?)?$/i.test(path) ? 'home' : 'page';
}
