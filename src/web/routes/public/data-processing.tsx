import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { legalDocument } from '#domain/legal/legal-document.ts';
import { LegalPage } from '#web/components/public/legal-page.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { agreementTexts } from '#web/i18n/app/agreement.ts';
import { languageOfPath, useTexts } from '#web/i18n/language.tsx';
import { legalOf } from '#web/legal.server.ts';
import { publicMeta } from '#web/meta/public-meta.ts';
import { usePathTo } from '#web/paths.ts';

export const meta = publicMeta;

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  legalDocument('data-processing', legalOf(context), languageOfPath(url.pathname));

/** For everybody to read; customers accept it in the app. */
export default function DataProcessing() {
  const texts = useTexts(agreementTexts);
  return (
    <LegalPage name="data-processing" document={useLoaderData<typeof loader>()}>
      <p className="mt-8 print:hidden">
        <ButtonLink href={usePathTo()('agreement')} variant="signal">
          {texts.toApp}
        </ButtonLink>
      </p>
    </LegalPage>
  );
}
