import { knownPlatforms, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { GroupChatDemo } from '#web/components/group-chat-demo.tsx';
import { FloatingCallToAction } from '#web/components/ui/floating-call-to-action.tsx';
import { Check } from '#web/components/ui/icons.tsx';
import { TeaserToast } from '#web/components/ui/teaser-toast.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { chatTexts, homeTexts } from '#web/i18n/public/home.ts';
import { heroTexts } from '#web/i18n/public/home-hero.ts';
import { Island } from '#web/islands/island.tsx';
import type { PublicFormActionData } from '#web/islands/use-public-form.ts';
import { usePathTo } from '#web/paths.ts';
import { useRootData } from '#web/root-data.ts';
import { ExamplesSection } from './examples-section.tsx';
import { TryOutSection, WaitlistSection } from './form-sections.tsx';
import { groupChat } from './group-chat.ts';
import { FIELD_FORM_ID } from './hero/address-field.tsx';
import { HeroExample } from './hero/example.tsx';
import LinkTester from './hero/link-tester.tsx';
import { PricingSection } from './pricing-section.tsx';
import { ProductSection } from './product-section.tsx';
import { ProofSection } from './proof-section.tsx';
import { Section } from './section.tsx';
import { WhySection } from './why-section.tsx';

export interface HomeSectionsProps {
  answer: PublicFormActionData | null;
  /** /index_old: the same parts without the examples. */
  isOld?: boolean;
}

/**
 * The anchors of docs/specification.md#s2.3 in their order: why, benefits, problem, product, how, examples, pricing,
 * try-out, waitlist.
 */
export function HomeSections({ answer, isOld = false }: HomeSectionsProps) {
  return (
    <>
      <Hero />
      <PlatformStrip />
      <WhySection />
      <BenefitsSection />
      <ProblemSection />
      {!isOld && answer === null && <Teaser />}
      <ProductSection />
      <HowSection />
      {!isOld && <ExamplesSection />}
      <ProofSection />
      <PricingSection />
      <TryOutSection answer={answer} />
      <WaitlistSection answer={answer} />
      {!isOld && answer === null && <CallToAction />}
    </>
  );
}

/**
 * What floats above the page loads with the visitor's first interaction, so that nothing loads for visitors who only
 * look.
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

function BenefitsSection() {
  const texts = useTexts(homeTexts);
  const benefits = [
    { title: texts.benefit1, text: texts.benefit1Text },
    { title: texts.benefit2, text: texts.benefit2Text },
    { title: texts.benefit3, text: texts.benefit3Text },
    { title: texts.benefit4, text: texts.benefit4Text },
  ];
  return (
    <Section id="benefits" title={texts.benefitsTitle}>
      <ul className="mt-12 grid gap-x-16 md:grid-cols-2 lg:mt-16">
        {benefits.map(({ title, text }) => (
          <li key={title} className="border-ink border-t pt-5 pb-12">
            <h3 className="text-2xl">{title}</h3>
            <p className="mt-3 max-w-[44ch] text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The field comes first: whoever types an address sees the cards of that link, here and without an account. */
function Hero() {
  const texts = useTexts(heroTexts);
  const pathTo = usePathTo();
  return (
    <section className="page-width pt-10 pb-section lg:pt-16">
      <h1 className="max-w-[16ch] text-hero lg:max-w-none">{texts.heading}</h1>
      <div className="hero mt-6 gap-y-6 lg:mt-10">
        <Island
          name="link-tester"
          of={LinkTester}
          when="focus"
          props={{ previewPath: pathTo('preview'), shopPath: pathTo('wholeShop') }}
        />
        <HeroExample />
        <Promises />
      </div>
    </section>
  );
}

/** What an answer will hold; it takes this place. */
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

function HowSection() {
  const texts = useTexts(homeTexts);
  const hasApp = useRootData()?.hasShopifyApp;
  const steps = [
    { title: texts.how1, text: texts.how1Text },
    { title: texts.how2, text: texts.how2Text },
    { title: texts.how3, text: hasApp ? texts.how3App : texts.how3Text },
  ];
  return (
    <Section id="how" title={texts.howTitle} ground="sunken">
      <ol className="mt-12 grid gap-x-12 gap-y-10 md:grid-cols-3 lg:mt-16">
        {steps.map(({ title, text }, at) => (
          <li key={title} className="grid grid-cols-[3rem_1fr] md:block">
            <span aria-hidden className="figures font-[640] font-display text-4xl text-signal md:block">
              {at + 1}
            </span>
            <div>
              <h3 className="text-xl md:mt-4">{title}</h3>
              <p className="mt-2 max-w-[36ch] text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Below the field: every platform that counts, by name. */
function PlatformStrip() {
  const texts = useTexts(homeTexts);
  return (
    <section aria-labelledby="platforms-strip" className="border-line border-t py-8">
      <div className="page-width grid items-baseline gap-x-10 gap-y-3 lg:grid-cols-[11rem_1fr]">
        <h2 id="platforms-strip" className="font-[550] font-sans text-sm tracking-normal">
          {texts.platformsTitle}
        </h2>
        <div>
          <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-ink-soft">
            {knownPlatforms.map((id) => (
              <li key={id}>{platformNames[id]}</li>
            ))}
          </ul>
          <p className="mt-2">
            <a href={usePathTo()('platforms')} className="inline-block py-1 text-link text-sm">
              {texts.platformsMore}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

/** The same people and the same link in two chats. They play when they scroll into view, one after the other. */
function ProblemSection() {
  const texts = useTexts(homeTexts);
  const { imageOf } = useTexts(chatTexts);
  const language = useLanguage();
  return (
    <Section id="problem" title={texts.problemTitle} text={texts.problemText} ground="sunken">
      <div className="mt-12 grid gap-x-10 gap-y-12 md:grid-cols-2 lg:mt-16">
        {[false, true].map((withImage) => (
          <div key={String(withImage)} className="min-w-0 max-w-xl">
            <p className="mb-4 font-[550] text-sm">{withImage ? texts.after : texts.before}</p>
            <Island
              name="group-chat-demo"
              of={GroupChatDemo}
              props={{ chat: groupChat(language, withImage), texts: { imageOf } }}
            />
          </div>
        ))}
      </div>
    </Section>
  );
}
