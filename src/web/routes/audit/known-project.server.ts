import { data } from 'react-router';

/** Projects with public pages. The seeded one is `demo`; any other slug is no page. */
const publicSlugs = ['demo'];

export function knownProject(slug: string | undefined): { slug: string } {
  if (!slug || !publicSlugs.includes(slug)) throw data(null, { status: 404 });
  return { slug };
}
