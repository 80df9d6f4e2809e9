import { data, type LoaderFunctionArgs } from 'react-router';
import { publicMeta } from '../../meta/public-meta.ts';
import { EmptySheet } from './empty-sheet.tsx';

export const meta = publicMeta;

/** Sheets are made of finished audits; until there is one, every id is unknown. */
export function loader({ params }: LoaderFunctionArgs) {
  if (params.onePageId) throw data(null, { status: 404 });
  return null;
}

export default function Onepager() {
  return <EmptySheet />;
}
