// What a template keeps in jsonb, the same for a route template and a base template.

export type Settings = Record<string, unknown>;

export interface TemplateVariant {
  name: string;
  style: Settings;
  data: Settings;
}

/** The variant every template begins with (docs/specification.md#s3.6). */
export const BASE_VARIANT = 'Base';
