import { schemaPaths } from '#contract/schema-paths.ts';
import type { Shell } from './shell.ts';

/** The Linkbild that the command belongs to, if SITE_URL names it: a package from a download cannot know. */
export const siteUrlOf = ({ SITE_URL }: Shell['env']): string | null => SITE_URL?.replace(/\/$/, '') || null;

/** Leads to the description of a printed result. */
export const schemaAt = (siteUrl: string | null, name: keyof typeof schemaPaths) =>
  siteUrl === null ? {} : { $schema: `${siteUrl}${schemaPaths[name]}` };

export const userAgentOf = (siteUrl: string | null): string =>
  siteUrl === null ? 'LinkbildBot/1.0' : `LinkbildBot/1.0 (+${siteUrl}/for-developers)`;
