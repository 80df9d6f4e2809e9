import { z } from 'zod';
import { call } from '#contract/call.ts';
import { PagePreview } from '#contract/entities/described-audit.ts';
import { PageAddress, requiredLine, WebAddress } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import type { ImageProbe } from '#domain/audit/emulation/image-probe.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import type { PageFailure } from '#domain/audit/texts/page-failure-texts.ts';

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .optional()
  .transform((value) => value === '1' || value === 'true' || value === '');

export const fetchCalls = {
  getMetaTags: call({
    method: 'get',
    path: '/fetch/meta-tags',
    access: 'public',
    summary: { en: 'Get the meta tags of any page', de: 'Meta-Tags einer beliebigen Seite' },
    query: z.strictObject({ url: WebAddress, nocache: flag, details: flag }),
    // The metadata itself is domain/meta's MetaTagData: typed there, passed through here.
    limits: [limits.pagesRead],
    ok: z.looseObject({ url: z.string() }),
  }),
  getSelectorData: call({
    method: 'post',
    path: '/fetch/selector-data',
    access: 'user',
    summary: { en: 'Get text from a page by CSS selector', de: 'Texte einer Seite per CSS-Selektor' },
    body: z.strictObject({
      url: WebAddress,
      selectors: z.record(z.string().max(50), requiredLine(300)).refine((all) => Object.keys(all).length <= 30),
    }),
    limits: [limits.pagesReadByUser],
    ok: z.object({ data: z.record(z.string(), z.string().nullable()) }),
  }),
  getTemplatePreviewImage: call({
    method: 'post',
    path: '/fetch/template-preview-image',
    access: 'user',
    summary: { en: 'Get an image of a page with a template', de: 'Bild einer Seite mit einer Vorlage' },
    body: z.strictObject({ url: WebAddress, templateName: requiredLine(100), variant: requiredLine(50).optional() }),
    limits: [limits.pagesReadByUser],
    ok: z.object({ base64: z.string(), contentType: z.string() }),
  }),
  checkSubPage: call({
    method: 'post',
    path: '/sub-page-checker',
    access: 'public',
    summary: { en: 'Check a single page of any site', de: 'Einzelne Seite einer beliebigen Website prüfen' },
    body: z.strictObject({
      website: PageAddress,
      platforms: z.array(z.enum(platformIds)).max(platformIds.length).optional(),
    }),
    limits: [limits.pagesRead],
    ok: PagePreview,
  }),
  getPageEvidence: call({
    method: 'get',
    path: '/sub-page-checker/evidence',
    access: 'public',
    summary: {
      en: 'Get everything a page’s cards are built from, to try other tags',
      de: 'Alle Daten hinter den Karten einer Seite, um andere Tags auszuprobieren',
    },
    query: z.strictObject({ url: PageAddress }),
    limits: [limits.pagesRead],
    ok: z.custom<PageEvidence>(),
  }),
  probeImage: call({
    method: 'post',
    path: '/sub-page-checker/image',
    access: 'public',
    summary: { en: 'Get the type and size of any image', de: 'Typ und Größe eines beliebigen Bildes' },
    body: z.strictObject({ url: WebAddress }),
    limits: [limits.imagesProbed],
    ok: z.custom<ImageProbe>(),
  }),
  getCardImage: call({
    method: 'post',
    path: '/sub-page-checker/card-image',
    access: 'public',
    summary: {
      en: 'Get an image shown on a card, to save the card as a file',
      de: 'Bild einer Karte, um die Karte als Datei zu speichern',
    },
    body: z.strictObject({ url: WebAddress }),
    limits: [limits.cardImages],
    ok: z.object({ base64: z.string(), contentType: z.string() }),
  }),
};

/** One line of GET /sub-page-checker/stream: the page at a stage, or why it cannot be read. */
export type PreviewLine = PagePreview | PageProblem;

interface PageProblem {
  stage: 'failed';
  reason: PageFailure;
  status: number | null;
  text: string;
}
