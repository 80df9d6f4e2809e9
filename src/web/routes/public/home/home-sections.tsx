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
import { HERO_ACTIONS_ID, Hero } from './hero.tsx';
import { HowSection } from './how-section.tsx';
import { PricingSection } from './pricing-section.tsx';
import { ProblemSection } from './problem-section.tsx';
import { ProductSection } from './product-section.tsx';
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
      <WhySection />
      <BenefitsSection />
      <ProblemSection />
      <ProductSection />
      <HowSection />
      {!isOld && <ExamplesSection />}
      <PricingSection />
      <TryOutSection answer={answer} />
      <WaitlistSection answer={answer} />
      {!isOld && answer === null && <Floating />}
    </>
  );
}

/**
 * What floats above the page loads with the visitor's first interaction, so that nothing loads for visitors who only
 * look.
 */
function Floating() {
  const texts = useTexts(homeTexts);
  const { close } = useTexts(commonTexts);
  const pathTo = usePathTo();
  return (
    <>
      <Island
        name="floating-call-to-action"
        of={FloatingCallToAction}
        when="active"
        props={{
          anchorId: HERO_ACTIONS_ID,
          untilId: 'try-out',
          text: texts.callText,
          href: '#try-out',
          buttonText: texts.checkMyShop,
        }}
      />
      <Island
        name="teaser-toast"
        of={TeaserToast}
        when="active"
        props={{
          title: texts.teaserTitle,
          description: texts.teaserText,
          href: pathTo('poll'),
          linkText: texts.teaserLink,
          onceKey: 'teaser-poll',
          texts: { close },
        }}
      />
    </>
  );
}
