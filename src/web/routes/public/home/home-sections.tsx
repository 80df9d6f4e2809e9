import { FloatingCallToAction } from '../../../components/ui/floating-call-to-action.tsx';
import { TeaserToast } from '../../../components/ui/teaser-toast.tsx';
import { commonTexts } from '../../../i18n/common.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { homeTexts } from '../../../i18n/public/home.ts';
import { Island } from '../../../islands/island.tsx';
import type { PublicFormActionData } from '../../../islands/use-public-form.ts';
import { usePathTo } from '../../../paths.ts';
import { BenefitsSection } from './benefits-section.tsx';
import { ExamplesSection } from './examples-section.tsx';
import { TryOutSection, WaitlistSection } from './form-sections.tsx';
import { FIELD_FORM_ID } from './hero/address-field.tsx';
import { Hero } from './hero/hero.tsx';
import { HowSection } from './how-section.tsx';
import { PlatformStrip } from './platform-strip.tsx';
import { PricingSection } from './pricing-section.tsx';
import { ProblemSection } from './problem-section.tsx';
import { ProductSection } from './product-section.tsx';
import { ProofSection } from './proof-section.tsx';
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
