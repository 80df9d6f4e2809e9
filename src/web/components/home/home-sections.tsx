import { knownPlatforms, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { PlatformMark } from '#web/components/brand/platform-marks.tsx';
import { FloatingCallToAction } from '#web/components/public/floating-call-to-action.tsx';
import { TeaserToast } from '#web/components/toasts/teaser-toast.tsx';
import { Check } from '#web/components/ui/icons.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { homeTexts } from '#web/i18n/public/home.ts';
import { heroTexts } from '#web/i18n/public/home-hero.ts';
import { Island } from '#web/islands/island.tsx';
import type { PublicFormActionData } from '#web/islands/public-form.tsx';
import { usePathTo } from '#web/paths.ts';
import { BenefitsSection } from './benefits-section.tsx';
import { ExamplesSection } from './examples-section.tsx';
import { TryOutSection, WaitlistSection } from './form-sections.tsx';
import { FIELD_FORM_ID } from './hero/address-field.tsx';
import { HeroExample } from './hero/example.tsx';
import LinkTester from './hero/link-tester.tsx';
import { WAY_ON_ID } from './hero/result-facts.tsx';
import { HowSection } from './how-section.tsx';
import { PricingSection } from './pricing-section.tsx';
import { ProductSection } from './product-section.tsx';
import { ProofSection } from './proof-section.tsx';
import { WhySection } from './why-section.tsx';

export interface HomeSectionsProps {
  answer: PublicFormActionData | null;
  /** /index_old: the same parts without the examples. */
  isOld?: boolean;
}

/** All anchors of docs/specification.md#s2.3; those that tell one story follow each other without a break. */
export function HomeSections({ answer, isOld = false }: HomeSectionsProps) {
  return (
    <>
      <Hero />
      <PlatformStrip />
      <WhySection />
      {!isOld && answer === null && <Teaser />}
      <BenefitsSection />
      <ProductSection />
      <HowSection />
      {!isOld && <ExamplesSection />}
      <ProofSection />
      <PricingSection />
      <TryOutSection answer={answer} />
      <WaitlistSection />
      {!isOld && answer === null && <CallToAction />}
    </>
  );
}

/**
 * Parts that float above the page load with the visitor's first interaction, so that nothing loads for visitors who
 * only look.
 */
function CallToAction() {
  const texts = useTexts(homeTexts);
  const pathTo = usePathTo();
  return (
    <Island
      name="floating-call-to-action"
      of={FloatingCallToAction}
      when="active"
      props={{
        anchorId: FIELD_FORM_ID,
        untilId: 'try-out',
        insteadId: WAY_ON_ID,
        text: texts.callText,
        // Not a jump of many screens up or down: the page with the field for a whole shop.
        href: pathTo('wholeShop'),
        buttonText: texts.checkMyShop,
      }}
    />
  );
}

/** After the two chats, whose question it asks: at the top it would cover the heading. */
function Teaser() {
  const texts = useTexts(homeTexts);
  const { close } = useTexts(commonTexts);
  const pathTo = usePathTo();
  return (
    <Island
      name="teaser-toast"
      of={TeaserToast}
      props={{
        title: texts.teaserTitle,
        description: texts.teaserText,
        href: pathTo('poll'),
        linkText: texts.teaserLink,
        onceKey: 'teaser-poll',
        texts: { close },
      }}
    />
  );
}

/** The field comes first: an address shows the cards of that link, here and without an account. */
function Hero() {
  const texts = useTexts(heroTexts);
  const pathTo = usePathTo();
  return (
    <section className="page-width pt-8 pb-8 lg:pt-12">
      <h1 className="max-w-[9em] text-hero sm:max-w-[10.6em] lg:max-w-none">{texts.heading}</h1>
      <div className="hero mt-5 gap-y-5 lg:mt-8">
        <Island
          name="link-tester"
          of={LinkTester}
          when="focus"
          props={{
            previewPath: pathTo('preview'),
            shopPath: pathTo('wholeShop'),
            signUp: { login: pathTo('login'), start: pathTo('start') },
          }}
        />
        <HeroExample />
        <Promises />
      </div>
    </section>
  );
}

/** A placeholder for the answer, which takes this place. */
function Promises() {
  const texts = useTexts(heroTexts);
  return (
    <ul className="hero-promises grid content-start gap-y-3 self-start border-line border-t pt-5 lg:max-w-[36rem]">
      {[texts.promise1, texts.promise2, texts.promise3].map((promise) => (
        <li key={promise} className="flex gap-3 text-ink-soft">
          <Check aria-hidden className="mt-1 size-4 shrink-0 text-signal" />
          {promise}
        </li>
      ))}
    </ul>
  );
}

/** Below the field: every platform that counts, by its sign and name. */
function PlatformStrip() {
  const texts = useTexts(homeTexts);
  return (
    <section aria-labelledby="platforms-strip" className="border-line border-t py-5">
      <div className="page-width">
        <header className="flex flex-wrap items-baseline justify-between gap-x-8">
          <h2 id="platforms-strip" className="font-[550] font-sans text-sm tracking-normal">
            {texts.platformsTitle}
          </h2>
          <a href={usePathTo()('platforms')} className="inline-block py-1 text-link text-sm">
            {texts.platformsMore}
          </a>
        </header>
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-2 text-ink-soft lg:justify-between">
          {knownPlatforms.map((id) => (
            <li key={id} title={platformNames[id]}>
              <PlatformMark platform={id} className="size-6" />
              <span className="sr-only">{platformNames[id]}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
