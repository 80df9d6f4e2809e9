// Who may see the reports of a project (/audit, /check, /demo, the one-pagers, their PDFs and images). The key is part
// of the name in the URL, `/audit/{slug}~{key}`, so every link a page builds from its own name carries it.

/** `link`: anyone who has the URL with its key. `public`: everybody, including search engines. `off`: members only. */
export const reportVisibilities = ['link', 'public', 'off'] as const;
export type ReportVisibility = (typeof reportVisibilities)[number];

export interface ReportAccess {
  reportVisibility: ReportVisibility;
  reportKey: string;
  reportOpensWithoutKey: boolean;
}

const MARK = '~';

/** The parts of the URL: the slug or uuid, and the key if there is one. */
export function readReportName(name: string): { name: string; key: string | null } {
  const at = name.indexOf(MARK);
  return at < 0 ? { name, key: null } : { name: name.slice(0, at), key: name.slice(at + 1) };
}

export const withReportKey = (name: string, key: string | null) => (key === null ? name : name + MARK + key);

/** Keys of our own browser begin with it; they open a report for some minutes, to print it. */
export const PRINT_KEY = 'print-';

/** The name for links on a report: the one it was opened with, unless that ends before the paper does. */
export const linkNameOf = (opened: string, lasting: string): string =>
  readReportName(opened).key?.startsWith(PRINT_KEY) ? lasting : opened;

/** A project by its uuid, as old links name it: the name by its slug, with the same key. Null for any other name. */
export function slugNameOf(opened: string, project: { uuid: string; slug: string }): string | null {
  const { name, key } = readReportName(opened);
  return name.toLowerCase() === project.uuid ? withReportKey(project.slug, key) : null;
}

/** The name to share. If the reports are off, it works for members only. */
export const reportNameOf = (
  project: { slug: string } & Pick<ReportAccess, 'reportVisibility' | 'reportKey'>,
): string => withReportKey(project.slug, project.reportVisibility === 'link' ? project.reportKey : null);

interface Viewer {
  /** As it appears in the URL. */
  key: string | null;
  /** A member of the project, or a super admin. */
  isMember: boolean;
}

export function canViewReport(project: ReportAccess, { key, isMember }: Viewer): boolean {
  if (isMember) return true;
  if (project.reportVisibility === 'public') return true;
  if (project.reportVisibility === 'off') return false;
  return key === null ? project.reportOpensWithoutKey : isSameText(key, project.reportKey);
}

/** Constant time: otherwise the key could be guessed letter by letter. */
function isSameText(given: string, wanted: string): boolean {
  let difference = given.length ^ wanted.length;
  for (let at = 0; at < wanted.length; at++) difference |= (given.charCodeAt(at) || 0) ^ wanted.charCodeAt(at);
  return difference === 0;
}
