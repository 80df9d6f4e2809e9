import { readFileSync } from 'node:fs';
import { schemaPaths } from '#contract/schema-paths.ts';
import { packageFile } from '#io/package-files.ts';

/** What surrounds the command. It is handed in, so that tests need no process of their own. */
export interface Shell {
  env: Record<string, string | undefined>;
  /** Where the command was typed. */
  folder: string;
  /** A line of the result. */
  print: (line: string) => void;
  /** A line about the result, which must not end up in its file. */
  printMessage: (line: string) => void;
  isTerminal: boolean;
  columns: number | undefined;
  /** The bar is redrawn here in place. */
  progress: { isTTY?: boolean; write: (text: string) => unknown };
}

export const shellOfProcess = (): Shell => ({
  env: process.env,
  folder: process.cwd(),
  print: (line) => console.log(line),
  printMessage: (line) => console.error(line),
  isTerminal: process.stdout.isTTY,
  columns: process.stdout.columns,
  progress: process.stderr,
});

/** What the command ends with; part of the documentation, so a number keeps its meaning. */
export const exits = { fine: 0, below: 1, unusable: 2 } as const;

/** Of the package that the command is part of. */
export function readVersion(): string {
  const { version } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as { version: string };
  return version;
}

/** The Linkbild that the command belongs to, if SITE_URL names it: a package from a download cannot know. */
export const siteUrlOf = ({ SITE_URL }: Shell['env']): string | null => SITE_URL?.replace(/\/$/, '') || null;

/** Leads to the description of a printed result. */
export const schemaAt = (siteUrl: string | null, name: keyof typeof schemaPaths) =>
  siteUrl === null ? {} : { $schema: `${siteUrl}${schemaPaths[name]}` };

export const userAgentOf = (siteUrl: string | null): string =>
  siteUrl === null ? 'LinkbildBot/1.0' : `LinkbildBot/1.0 (+${siteUrl}/for-developers)`;
