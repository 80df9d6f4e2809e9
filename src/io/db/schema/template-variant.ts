// What route templates and base templates keep in jsonb.

export type Settings = Record<string, unknown>;

export interface TemplateVariant {
  name: string;
  style: Settings;
  data: Settings;
}

/** The variant every template starts with (docs/specification.md#s3.6). */
export const BASE_VARIANT = 'Base';
