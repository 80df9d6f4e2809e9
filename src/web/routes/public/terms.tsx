import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { legalDocument } from '#domain/legal/legal-document.ts';
import { LegalPage } from '#web/components/public/legal-page.tsx';
import { languageOfPath } from '#web/i18n/language.tsx';
import { legalOf } from '#web/legal.server.ts';
import { publicMeta } from '#web/meta/public-meta.ts';

export const meta = publicMeta;

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  legalDocument('terms', legalOf(context), languageOfPath(url.pathname));

export default function Terms() {
  return <LegalPage name="terms" document={useLoaderData<typeof loader>()} />;
}
