import type { PagePreview } from '#contract/entities/described-audit.ts';
import { editTags } from '#domain/audit/edit/edit-tags.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import type { Language } from '#domain/language.ts';
import { judgePage } from '#web/components/page-audit/judge-page.ts';

// With the engine that judges pages: loads when somebody asks to see the image.

const WIDTH = 1200;
const HEIGHT = 630;

/** The page with the image that Linkbild creates for it, and the tags that name it; its texts stay its own. */
export function withCreatedImage(evidence: PageEvidence, imageUrl: string): PageEvidence {
  const { og, title } = evidence.meta;
  const edited = editTags(evidence, [
    { key: 'og:image', value: imageUrl },
    { key: 'og:image:width', value: String(WIDTH) },
    { key: 'og:image:height', value: String(HEIGHT) },
    { key: 'og:image:alt', value: og.title ?? title ?? '' },
    { key: 'twitter:image', value: null },
    { key: 'twitter:card', value: 'summary_large_image' },
  ]);
  const image = { url: imageUrl, finalUrl: imageUrl, type: 'jpeg', width: WIDTH, height: HEIGHT } as const;
  const probe = { ok: true, ...image, bytes: null, contentType: 'image/jpeg' } as const;
  return { ...edited, imageType: 'dynamic', images: { ...edited.images, [imageUrl]: probe } };
}

export const judgeAfter = (evidence: PageEvidence, imageUrl: string, language: Language): PagePreview =>
  judgePage(withCreatedImage(evidence, imageUrl), language, 'fast');
