import { ButtonLink } from '../../../components/ui/button.tsx';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { homeTexts } from '../../../i18n/public/home.ts';
import { usePathTo } from '../../../paths.ts';
import { SamplePreview } from '../../../previews/sample-preview.tsx';
import { sampleCard } from '../../../samples/sample-card.ts';

/** The floating call to action belongs to these buttons: it appears when they leave the view. */
export const HERO_ACTIONS_ID = 'start';

export function Hero() {
  const texts = useTexts(homeTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  return (
    <section className="page-width grid items-center gap-x-16 gap-y-14 pt-12 pb-section lg:grid-cols-[1.25fr_1fr] lg:pt-20">
      <div className="min-w-0">
        <h1 className="max-w-[12ch] hyphens-auto text-4xl [overflow-wrap:anywhere] min-[23.4rem]:text-6xl">
          {texts.heading}
        </h1>
        <p className="mt-7 max-w-[34rem] text-ink-soft text-lg lg:text-xl">{texts.lead}</p>
        <div id={HERO_ACTIONS_ID} className="mt-9 flex flex-wrap gap-3">
          <ButtonLink href="#try-out" variant="signal" size="lg">
            {texts.checkMyShop}
          </ButtonLink>
          <ButtonLink href={pathTo('preview')} variant="outline" size="lg">
            {texts.previewALink}
          </ButtonLink>
        </div>
      </div>
      <div className="mx-auto w-full min-w-0 max-w-md">
        <div className="overflow-hidden rounded-xl border border-line">
          <SamplePreview card={sampleCard('whatsapp', language, 'lamp')} language={language} device="phone" eager />
        </div>
        <p className="mx-auto mt-4 max-w-[36ch] text-center text-ink-faint text-sm">{texts.heroPreview}</p>
      </div>
    </section>
  );
}
