import { useTexts } from '../../../i18n/language.tsx';
import { homeTexts } from '../../../i18n/public/home.ts';
import { Section } from './section.tsx';

export function BenefitsSection() {
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
