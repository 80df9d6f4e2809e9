import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { describeOperator, ownPassage } from '#domain/legal/passages.ts';
import { Article, Passages } from '#web/components/public/article.tsx';
import { IncompleteNotice } from '#web/components/public/legal-page.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { imprintTexts } from '#web/i18n/public/legal.ts';
import { legalOf } from '#web/legal.server.ts';
import { publicMeta } from '#web/meta/public-meta.ts';

export const meta = publicMeta;

export const loader = ({ context }: LoaderFunctionArgs) => ({ operator: legalOf(context).operator });

export default function Imprint() {
  const { operator } = useLoaderData<typeof loader>();
  const texts = useTexts(imprintTexts);
  const language = useLanguage();
  const passages = [
    ownPassage(imprintTexts.operator, describeOperator(operator, language), language),
    { title: texts.contact, text: texts.contactText },
    { title: texts.content, text: texts.contentText },
    { title: texts.emoji, text: texts.emojiText },
    { title: texts.fonts, text: texts.fontsText },
    { title: texts.marks, text: texts.marksText },
  ];
  return (
    <Article heading={texts.heading} lead={texts.lead}>
      <IncompleteNotice passages={passages} />
      <Passages passages={passages} />
    </Article>
  );
}
