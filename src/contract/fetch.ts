import { z } from 'zod';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import { call } from './call.ts';
import { PageAddress, requiredLine, WebAddress } from './fields.ts';
import { limits } from './limits.ts';

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .optional()
  .transform((value) => value === '1' || value === 'true' || value === '');

export const fetchCalls = {
  getMetaTags: call({
    method: 'get',
    path: '/fetch/meta-tags',
    access: 'public',
    summary: { en: 'The meta tags of any page', de: 'Die Meta-Tags einer beliebigen Seite' },
    query: z.strictObject({ url: WebAddress, nocache: flag, details: flag }),
    // The metadata itself is domain/meta's MetaTagData: typed there, passed through here.
    limits: [limits.pagesRead],
    ok: z.looseObject({ url: z.string() }),
  }),
  getSelectorData: call({
    method: 'post',
    path: '/fetch/selector-data',
    access: 'user',
    summary: { en: 'Texts of a page by CSS selectors', de: 'Texte einer Seite über CSS-Selektoren' },
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
    summary: { en: 'A template drawn for a page', de: 'Eine Vorlage, für eine Seite gezeichnet' },
    body: z.strictObject({ url: WebAddress, templateName: requiredLine(100), variant: requiredLine(50).optional() }),
    limits: [limits.pagesReadByUser],
    ok: z.object({ base64: z.string(), contentType: z.string() }),
  }),
  checkSubPage: call({
    method: 'post',
    path: '/sub-page-checker',
    access: 'public',
    summary: { en: 'Check one page of any site at once', de: 'Eine Seite einer beliebigen Website sofort prüfen' },
    body: z.strictObject({
      website: PageAddress,
      platforms: z.array(z.enum(platformIds)).max(platformIds.length).optional(),
    }),
    limits: [limits.pagesRead],
    ok: z.looseObject({ url: z.string(), score: z.number() }),
  }),
  getPageEvidence: call({
    method: 'get',
    path: '/sub-page-checker/evidence',
    access: 'public',
    summary: {
      en: 'What a page’s cards are made of, to try other tags on it',
      de: 'Woraus die Karten einer Seite entstehen, um andere Tags daran auszuprobieren',
    },
    query: z.strictObject({ url: PageAddress }),
    limits: [limits.pagesRead],
    // domain/audit's PageEvidence, reduced to what judging needs.
    ok: z.looseObject({ url: z.string(), finalUrl: z.string() }),
  }),
  probeImage: call({
    method: 'post',
    path: '/sub-page-checker/image',
    access: 'public',
    summary: { en: 'Type and size of any image', de: 'Art und Größe eines beliebigen Bildes' },
    body: z.strictObject({ url: WebAddress }),
    limits: [limits.imagesProbed],
    // domain/audit's ImageProbe.
    ok: z.looseObject({ ok: z.boolean(), url: z.string() }),
  }),
  getCardImage: call({
    method: 'post',
    path: '/sub-page-checker/card-image',
    access: 'public',
    summary: {
      en: 'The bytes of an image on a card, for a browser that draws the card into a file',
      de: 'Die Bytes eines Bildes auf einer Karte, für einen Browser, der die Karte in eine Datei zeichnet',
    },
    body: z.strictObject({ url: WebAddress }),
    limits: [limits.cardImages],
    ok: z.object({ base64: z.string(), contentType: z.string() }),
  }),
};
