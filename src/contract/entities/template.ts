import { z } from 'zod';
import { Timestamp } from '#contract/fields.ts';
import { templateStates, templateTypes } from '#domain/enumerations.ts';
import { cardKinds } from '#domain/template/base-template.ts';
import type { MeasuredElement } from '#domain/template/measured-element.ts';
import type { VisualWarning } from '#domain/template/visual-warning.ts';

const freeData = z.record(z.string(), z.unknown());

export const OgImage = z.object({
  id: z.number(),
  uuid: z.string(),
  /** OgImageType: draft 0, production 1, demo 2. */
  type: z.number(),
  url: z.string(),
  routeTemplateId: z.number().nullable(),
  templateName: z.string().nullable(),
  subPageId: z.number().nullable(),
  /** Of the page it was drawn for. */
  path: z.string().nullable(),
  contentType: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  createdAt: Timestamp,
});
export type OgImage = z.output<typeof OgImage>;

const TemplateVariant = z.object({ name: z.string(), style: freeData, data: freeData });

export const RouteTemplate = z.object({
  id: z.number(),
  uuid: z.string(),
  projectId: z.number(),
  name: z.string(),
  type: z.enum(templateTypes),
  html: z.string(),
  /** Only manual changes; the selected variant supplies the rest. */
  style: freeData,
  data: freeData,
  appearance: freeData,
  state: z.enum(templateStates),
  redraw: z.boolean(),
  updateData: z.boolean(),
  routeId: z.number().nullable(),
  subPageId: z.number().nullable(),
  baseRouteTemplateId: z.number().nullable(),
  variants: z.array(TemplateVariant),
  selectedVariant: z.string(),
  /**
   * Incremented by every change of the design. Sent back with a change it detects that somebody else saved meanwhile
   * (409).
   */
  version: z.number(),
  /** The template on its route's sample page, drawn on request; a different URL after every change. */
  previewUrl: z.string(),
  ogImages: z.array(OgImage),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type RouteTemplate = z.output<typeof RouteTemplate>;

/** A template in the list of its project, with its figures of the last 21 days. */
export const ListedTemplate = RouteTemplate.extend({
  /** Stored images that pages show. */
  images: z.number(),
  /** Fetches of its images, and how many of them are shares. */
  crawls: z.object({ total: z.number(), shares: z.number() }),
  /** Pages that use it as their own template, whatever their route says. */
  subPages: z.number(),
});
export type ListedTemplate = z.output<typeof ListedTemplate>;

/** Several live templates of a route: shares for each image, since all of them are live. */
export const TemplateComparison = z.object({
  routeId: z.number(),
  routePath: z.string(),
  isFallback: z.boolean(),
  since: Timestamp,
  /** Better than all others beyond chance; null: not enough is known yet. */
  winnerId: z.number().nullable(),
  /** Images that each needs before there can be a winner. */
  minImages: z.number(),
  templates: z.array(
    z.object({
      id: z.number(),
      uuid: z.string(),
      name: z.string(),
      images: z.number(),
      shares: z.number(),
      /** Shares per image, and between what the true number lies in 95 of 100 cases. */
      rate: z.number(),
      low: z.number(),
      high: z.number().nullable(),
    }),
  ),
});
export type TemplateComparison = z.output<typeof TemplateComparison>;

export const BaseRouteTemplate = z.object({
  id: z.number(),
  uuid: z.string(),
  name: z.string(),
  title: z.object({ en: z.string(), de: z.string() }),
  preferredRoutePath: z.string().nullable(),
  /** Best first: what it was designed for. Empty: any page. */
  kinds: z.array(z.enum(cardKinds)),
  /** What a page should have for it to look as intended. */
  needs: z.array(z.string()),
  variants: z.array(TemplateVariant),
  /** With sample data, or on the requested page. */
  previewUrl: z.string(),
});
export type BaseRouteTemplate = z.output<typeof BaseRouteTemplate>;

/** A template as just drawn. */
export const DrawnTemplate = z.object({
  base64: z.string(),
  mimeType: z.string(),
  routeTemplate: RouteTemplate,
  /** Boxes of the elements in image pixels, for selecting and moving them. */
  elements: z.array(z.custom<MeasuredElement>()),
  warnings: z.array(z.custom<VisualWarning>()),
  /** What Liquid sees of the page, without what variant and template add. */
  pageData: freeData,
  /** The page it was drawn for; null: sample data, as no page of the route was read. */
  subPage: z.object({ id: z.number(), url: z.string(), path: z.string(), title: z.string().nullable() }).nullable(),
  /** Images that could not be loaded: the card shows its alternative for missing data. */
  missingImages: z.array(z.string()),
});
export type DrawnTemplate = z.output<typeof DrawnTemplate>;

/** Settings of a drawn image as the API takes them: bounded so that no call can request a 30,000 px box. */
export const ImageSize = z.object({
  width: z.coerce.number().int().min(100).max(2400).default(1200),
  height: z.coerce.number().int().min(100).max(2400).default(630),
});
