import { redirect } from 'react-router';
import { slugNameOf } from '#domain/access/report-visibility.ts';
import { reportHeaders } from './report-headers.ts';

interface Opened {
  /** As in the address. */
  opened: string;
  project: { uuid: string; slug: string };
  url: URL;
}

/** Reports of a project by its old id lead to the one address that is shared. */
export function redirectToSlug({ opened, project, url }: Opened): void {
  const name = slugNameOf(opened, project);
  if (name === null) return;
  const path = url.pathname.split('/').map((part) => (isPart(part, opened) ? encodeURIComponent(name) : part));
  throw redirect(path.join('/') + url.search, { headers: reportHeaders(false) });
}

/** The router decodes what it gives as a parameter. */
function isPart(part: string, opened: string): boolean {
  try {
    return decodeURIComponent(part) === opened;
  } catch {
    return false;
  }
}
