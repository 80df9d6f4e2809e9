import { ButtonLink } from '../../../components/ui/button.tsx';
import { homeTexts } from '../../../i18n/home.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { usePathTo } from '../../../paths.ts';
import { PlatformPreview } from '../../../previews/platform-preview.tsx';
import { sampleCard } from './sample-card.ts';

export function Hero() {
  const texts = useTexts(homeTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  return (
    <section className="page-width grid items-center gap-x-16 gap-y-14 pt-14 pb-section lg:grid-cols-[1.25fr_1fr] lg:pt-24">
      <div>
        <h1 className="max-w-[12ch] text-4xl min-[23.4rem]:text-6xl">{texts.heading}</h1>
        <p className="mt-7 max-w-[34rem] text-ink-soft text-lg lg:text-xl">{texts.lead}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <ButtonLink href="#try-out" variant="signal" size="lg">
            {texts.checkMyShop}
          </ButtonLink>
          <ButtonLink href={pathTo('preview')} variant="outline" size="lg">
            {texts.previewALink}
          </ButtonLink>
        </div>
      </div>
      <div className="mx-auto w-full max-w-md">
        <div className="overflow-hidden rounded-xl border border-line">
          <PlatformPreview card={sampleCard('whatsapp', language, true)} language={language} device="phone" />
        </div>
        <p className="mt-3 text-center text-ink-faint text-sm">{texts.heroPreview}</p>
      </div>
    </section>
  );
}
