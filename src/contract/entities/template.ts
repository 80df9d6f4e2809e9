import { z } from 'zod';
import { templateStates, templateTypes } from '#domain/enumerations.ts';
import type { Text } from '#domain/language.ts';
import type { CardKind } from '#domain/template/base-template.ts';
import { Timestamp } from '../fields.ts';

export const OgImage = z.object({
  id: z.number(),
  uuid: z.string(),
  type: z.number(),
  url: z.string(),
  routeTemplateId: z.number().nullable(),
  subPageId: z.number().nullable(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  /** Path of its page and name of its template, where they are still there. */
  path: z.string().nullable(),
  templateName: z.string().nullable(),
  createdAt: Timestamp,
});
export type OgImage = z.output<typeof OgImage>;

export const TemplateVariant = z.object({
  name: z.string(),
  style: z.record(z.string(), z.unknown()),
  data: z.record(z.string(), z.unknown()),
});

export const RouteTemplate = z.object({
  id: z.number(),
  uuid: z.string(),
  name: z.string(),
  type: z.enum(templateTypes),
  html: z.string(),
  style: z.record(z.string(), z.unknown()),
  data: z.record(z.string(), z.unknown()),
  appearance: z.record(z.string(), z.unknown()),
  state: z.enum(templateStates),
  redraw: z.boolean(),
  updateData: z.boolean(),
  routeId: z.number().nullable(),
  subPageId: z.number().nullable(),
  variants: z.array(TemplateVariant),
  selectedVariant: z.string(),
  ogImages: z.array(OgImage),
  /** The route's sample page drawn with it; the address changes with the template. Null where there is no page to draw. */
  previewUrl: z.string().nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type RouteTemplate = z.output<typeof RouteTemplate>;

export const BaseRouteTemplate = z.object({
  id: z.number(),
  uuid: z.string(),
  name: z.string(),
  title: z.custom<Text>(),
  /** Best first: what it was drawn for. */
  kinds: z.array(z.custom<CardKind>()),
  preferredRoutePath: z.string().nullable(),
  variants: z.array(TemplateVariant),
  /** Drawn with the page asked for; a plain picture address. */
  previewUrl: z.string().nullable(),
});
export type BaseRouteTemplate = z.output<typeof BaseRouteTemplate>;

/** Settings of a drawn picture as the API takes them: bounded so that no call can ask for a 30,000 px box. */
export const ImageSize = z.object({
  width: z.coerce.number().int().min(100).max(2400).default(1200),
  height: z.coerce.number().int().min(100).max(2400).default(630),
});
