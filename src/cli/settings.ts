import type { CheckId } from '#domain/audit/checks/check-id.ts';
import { checkIds } from '#domain/audit/checks/check-id.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { Language } from '#domain/language.ts';

export const formats = ['text', 'json', 'junit', 'sarif', 'markdown', 'html'] as const;
export type Format = (typeof formats)[number];

/** What ends the command with code 1, besides a low score. */
export type FailOn = 'error' | 'warning' | 'info' | 'unreadable' | CheckId;
const failOnWords: ReadonlySet<string> = new Set(['error', 'warning', 'info', 'unreadable', ...checkIds]);
export const isFailOn = (word: string): word is FailOn => failOnWords.has(word);

export const isFormat = (word: unknown): word is Format => (formats as readonly unknown[]).includes(word);

/** What was requested, by the command line and the config file together. */
export interface Settings {
  /** URLs, files, folders, sitemaps, as typed. */
  targets: string[];
  site: boolean;
  baseUrl: string | null;
  offline: boolean;
  ignore: string[];
  platforms: PlatformId[];
  /** Maximum number of pages; null: 500 of a site, all of a folder. */
  limit: number | null;
  failUnder: number | null;
  failOn: FailOn[];
  format: Format;
  output: string | null;
  language: Language;
}
