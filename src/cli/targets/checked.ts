import type { PageAudit } from '#domain/audit/audit-page.ts';
import type { UnreadablePage } from '#flows/page-audit/audit-url.ts';

export interface CheckedPage {
  /** Before a language is chosen: pages of a site are classified and counted together first. */
  audit: PageAudit;
  /** The file of a build, as the person would type it. */
  file: string | null;
  /** Of a file: where it is on its site. Pages from the web have it in their address. */
  path?: string;
  /** Where the images of a build are on disk, by address. */
  imageFiles?: ReadonlyMap<string, string>;
}

export type UnreadPage = UnreadablePage & { file: string | null };

export interface Checked {
  pages: CheckedPage[];
  unread: UnreadPage[];
  /** Pages over the limit, and those excluded by robots.txt. */
  left: number;
  forbidden: number;
}

export const nothingChecked: Checked = { pages: [], unread: [], left: 0, forbidden: 0 };

/** What a person calls the page. */
export const nameOf = ({ file, audit }: Pick<CheckedPage, 'file' | 'audit'>): string => file ?? audit.finalUrl;

/** The page's place on its site, without the slash at the end that hosts add and drop. */
export function pathOfPage({ path, audit }: Pick<CheckedPage, 'path' | 'audit'>): string {
  return path === undefined ? pathOfAddress(audit.url) : trimmed(path);
}

export function pathOfAddress(address: string): string {
  const { pathname, search } = new URL(address);
  return trimmed(pathname) + search;
}

const trimmed = (path: string): string => path.replace(/(?<!\/)\/+$/, '') || '/';
