import { data, type LoaderFunctionArgs } from 'react-router';
import { publicMeta } from '../../meta/public-meta.ts';
import { EmptySheet } from './empty-sheet.tsx';

export const meta = publicMeta;

/** The previews of a sheet alone, one after another, for the printer. */
export function loader({ params }: LoaderFunctionArgs) {
  if (params.onePageId) throw data(null, { status: 404 });
  return null;
}

export default function PrintPreviews() {
  return <EmptySheet />;
}
