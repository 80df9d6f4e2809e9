import { Article, Chapter, Passages } from '#web/components/public/article.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { marketersTexts } from '#web/i18n/public/articles.ts';
import { publicMeta } from '#web/meta/public-meta.ts';
import { usePathTo } from '#web/paths.ts';
import { SamplePreview } from '#web/previews/sample-preview.tsx';
import { sampleCard } from '#web/samples/sample-card.ts';
import { SampleGallery } from '#web/samples/sample-gallery.tsx';
import type { SampleName } from '#web/samples/sample-pages.ts';

export const meta = publicMeta;

export default function ForMarketers() {
  const texts = useTexts(marketersTexts);
  const pathTo = usePathTo();
  return (
    <Article heading={texts.heading} lead={texts.lead}>
      <Chapter
        title={texts.brand}
        text={texts.brandText}
        aside={<Images names={['lamp', 'throw', 'ceramics', 'pendant']} caption={texts.brandCaption} />}
      />
      <Chapter title={texts.moment} text={texts.momentText} aside={<OnSale />} />
      <div className="mt-16 lg:mt-24">
        <Passages
          passages={[
            { title: texts.choose, text: texts.chooseText },
            { title: texts.see, text: texts.seeText },
            { title: texts.report, text: texts.reportText },
          ]}
        />
      </div>
      <p className="mt-12">
        <a href={pathTo('audit', { projectSlug: 'demo' })} className="text-link text-lg">
          {texts.reportLink}
        </a>
      </p>
    </Article>
  );
}

function Images({ names, caption }: { names: readonly SampleName[]; caption: string }) {
  return (
    <figure>
      <SampleGallery names={names} loading="eager" />
      <figcaption className="mt-4 text-ink-faint text-sm">{caption}</figcaption>
    </figure>
  );
}

function OnSale() {
  const language = useLanguage();
  return (
    <div className="overflow-hidden rounded-xl border border-line">
      <SamplePreview card={sampleCard('facebook', language, 'bowl')} language={language} />
    </div>
  );
}
