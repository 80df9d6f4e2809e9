import { ButtonLink } from '../../../components/ui/button.tsx';
import { homeTexts } from '../../../i18n/home.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Island } from '../../../islands/island.tsx';
import PublicForm, { type PublicFormAnswer, type PublicFormKind } from '../../../islands/public-form.tsx';
import { usePathTo } from '../../../paths.ts';
import { PlatformPreview } from '../../../previews/platform-preview.tsx';
import { PreviewGrid } from '../../../previews/preview-grid.tsx';
import { Hero } from './hero.tsx';
import { sampleCard } from './sample-card.ts';
import { Section } from './section.tsx';

export interface HomeSectionsProps {
  answer: PublicFormAnswer | null;
  isOld?: boolean;
}

export function HomeSections({ answer, isOld = false }: HomeSectionsProps) {
  const texts = useTexts(homeTexts);
  const pathTo = usePathTo();
  return (
    <>
      <Hero />
      <Section id="why" ground="dark">
        <h2 className="max-w-[22ch] text-5xl">{texts.whyTitle}</h2>
        <p className="mt-8">
          <a href={pathTo('why')} className="text-link text-lg">
            {texts.whyMore}
          </a>
        </p>
      </Section>
      <BeforeAndAfter />
      <Benefits />
      <Section id="product" title={texts.productTitle} text={texts.productText} ground="sunken" />
      <Steps />
      {!isOld && <Examples />}
      <Section id="pricing" title={texts.pricingTitle} text={texts.pricingText} ground="sunken">
        <p className="mt-10">
          <ButtonLink href={pathTo('pricing')} variant="outline" size="lg">
            {texts.pricingLink}
          </ButtonLink>
        </p>
      </Section>
      <FormSection id="try-out" kind="check" answer={answer} title={texts.tryOutTitle} text={texts.tryOutText} />
      <FormSection
        id="waitlist"
        kind="waitlist"
        answer={answer}
        title={texts.waitlistTitle}
        text={texts.waitlistText}
      />
    </>
  );
}

function BeforeAndAfter() {
  const texts = useTexts(homeTexts);
  const language = useLanguage();
  return (
    <Section id="problem" title={texts.problemTitle} text={texts.problemText}>
      <div className="mt-12 grid gap-10 md:grid-cols-2">
        {[false, true].map((withPicture) => (
          <div key={String(withPicture)} className="min-w-0">
            <p className="mb-4 text-ink-faint text-sm">{withPicture ? texts.after : texts.before}</p>
            <div className="overflow-hidden rounded-lg border border-line">
              <PlatformPreview card={sampleCard('slack', language, withPicture)} language={language} />
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}

function Benefits() {
  const texts = useTexts(homeTexts);
  const benefits = [
    { title: texts.benefit1, text: texts.benefit1Text },
    { title: texts.benefit2, text: texts.benefit2Text },
    { title: texts.benefit3, text: texts.benefit3Text },
  ];
  return (
    <Section id="benefits" title={texts.benefitsTitle}>
      <ul className="mt-12 grid gap-x-12 md:grid-cols-3">
        {benefits.map(({ title, text }) => (
          <li key={title} className="border-ink border-t pt-5 pb-10">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-3 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Steps() {
  const texts = useTexts(homeTexts);
  const steps = [
    { title: texts.how1, text: texts.how1Text },
    { title: texts.how2, text: texts.how2Text },
    { title: texts.how3, text: texts.how3Text },
  ];
  return (
    <Section id="how" title={texts.howTitle}>
      <ol className="mt-12 grid gap-x-12 gap-y-10 md:grid-cols-3">
        {steps.map(({ title, text }, at) => (
          <li key={title} className="grid grid-cols-[3rem_1fr] md:block">
            <span aria-hidden className="figures font-[640] font-display text-4xl text-signal md:block">
              {at + 1}
            </span>
            <div>
              <h3 className="text-xl md:mt-4">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const examplePlatforms = ['whatsapp', 'linkedin', 'telegram', 'facebook'] as const;

function Examples() {
  const texts = useTexts(homeTexts);
  const language = useLanguage();
  return (
    <Section id="examples" title={texts.examplesTitle} text={texts.examplesText}>
      <div className="mt-12">
        <PreviewGrid
          cards={examplePlatforms.map((platform) => sampleCard(platform, language, true))}
          platforms={examplePlatforms}
          language={language}
        />
      </div>
    </Section>
  );
}

interface FormSectionProps {
  id: string;
  kind: PublicFormKind;
  answer: PublicFormAnswer | null;
  title: string;
  text: string;
}

function FormSection({ id, kind, answer, title, text }: FormSectionProps) {
  const pathTo = usePathTo();
  const props = {
    kind,
    action: `#${id}`,
    privacyHref: pathTo('privacy'),
    answer: answer?.kind === kind ? answer : null,
  };
  return (
    <Section id={id}>
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-20">
        <div>
          <h2 className="max-w-[16ch] text-4xl">{title}</h2>
          <p className="mt-5 max-w-text text-ink-soft text-lg">{text}</p>
        </div>
        <Island name="public-form" of={PublicForm} props={props} />
      </div>
    </Section>
  );
}
