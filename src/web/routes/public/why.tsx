import { Article, Chapter } from '#web/components/public/article.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { whyTexts } from '#web/i18n/public/articles.ts';
import { publicMeta } from '#web/meta/public-meta.ts';
import { usePathTo } from '#web/paths.ts';
import { SamplePreview } from '#web/previews/sample-preview.tsx';
import { type SampleImage, sampleCard } from '#web/samples/sample-card.ts';

export const meta = publicMeta;

export default function Why() {
  const texts = useTexts(whyTexts);
  const pathTo = usePathTo();
  return (
    <Article heading={texts.heading} lead={texts.lead}>
      <Chapter title={texts.first} text={texts.firstText} aside={<Shown image="drawn" />} />
      <Chapter title={texts.silent} text={texts.silentText} aside={<SilentWays />} />
      <Chapter title={texts.lasting} text={texts.lastingText} aside={<Shown image="none" />} />
      <section className="mt-16 border-line border-t pt-8 lg:mt-24 lg:pt-10">
        <h2 className="max-w-[12em] hyphens-auto text-3xl">{texts.yourself}</h2>
        <p className="mt-4 max-w-text text-ink-soft text-lg">{texts.yourselfText}</p>
        <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <ButtonLink href={pathTo('preview')} variant="signal" size="lg">
            {texts.preview}
          </ButtonLink>
          <a href={pathTo('poll')} className="text-link">
            {texts.poll}
          </a>
        </p>
      </section>
    </Article>
  );
}

function Shown({ image }: { image: SampleImage }) {
  const language = useLanguage();
  return (
    <div className="mx-auto max-w-md overflow-hidden rounded-xl border border-line">
      <SamplePreview
        card={sampleCard('whatsapp', language, 'vase', image)}
        language={language}
        device="phone"
        eager={image === 'drawn'}
      />
    </div>
  );
}

function SilentWays() {
  const texts = useTexts(whyTexts);
  const ways = [
    { title: texts.heavy, text: texts.heavyText },
    { title: texts.late, text: texts.lateText },
    { title: texts.shape, text: texts.shapeText },
    { title: texts.twice, text: texts.twiceText },
    { title: texts.outdatedCache, text: texts.outdatedCacheText },
  ];
  return (
    <dl className="divide-y divide-line border-line border-y">
      {ways.map(({ title, text }) => (
        <div key={title} className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[10rem_1fr]">
          <dt className="font-[550]">{title}</dt>
          <dd className="text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
