import { data, type LoaderFunctionArgs } from 'react-router';
import { publicMeta } from '../../meta/public-meta.ts';
import { knownProject } from './known-project.server.ts';

export const meta = publicMeta;

/** One page of an audit. There is no finished audit yet, so there is no such page. */
export function loader({ params }: LoaderFunctionArgs) {
  knownProject(params.projectSlug);
  throw data(null, { status: 404 });
}

export default function AuditSubPage() {
  return null;
}
