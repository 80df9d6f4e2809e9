import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { legalDocument, legalDocumentNames } from '#domain/legal/legal-document.ts';
import { apiContext } from '#web/context.ts';
import { answerOf } from '#web/forms/call-api.server.ts';
import { languageOfPath } from '#web/i18n/language.tsx';
import { legalOf } from '#web/legal.server.ts';
import { pageMeta } from '#web/meta/page-meta.ts';
import { SITE_NAME } from '#web/meta/private-meta.ts';
import { publicPage } from '#web/meta/public-meta.ts';

/** The PDF has this title, and a reader shows it instead of the file's name. */
export function meta(args: MetaArgs<typeof loader>) {
  const { page } = publicPage(args);
  const heading = args.loaderData?.heading.replaceAll('\u00ad', '');
  return pageMeta(args, heading ? { ...page, title: `${heading} · ${SITE_NAME}` } : page);
}

/** By the name of a document, or by the code of an agreement that somebody accepted. */
export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const code = params.document ?? '';
  const name = legalDocumentNames.find((one) => one === code);
  if (name) return legalDocument(name, legalOf(context), languageOfPath(url.pathname));
  if (code.length > 500) throw data(null, { status: 404 });
  return answerOf(() => context.get(apiContext).readAgreement({ body: { code } }));
}

/** Paper: what the PDF of a document shows. */
export default function LegalDocumentSheet() {
  const { heading, lead, passages } = useLoaderData<typeof loader>();
  return (
    <article className="mx-auto max-w-[190mm] bg-white p-5 text-[13px] text-ink leading-normal print:max-w-none print:p-0">
      <h1 className="text-3xl">{heading}</h1>
      <p className="mt-2 text-ink-soft">{lead}</p>
      {passages.map(({ title, text }) => (
        <section key={title} className="mt-5 break-inside-avoid-page">
          <h2 className="font-sans text-base tracking-normal">{title}</h2>
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
        </section>
      ))}
    </article>
  );
}
