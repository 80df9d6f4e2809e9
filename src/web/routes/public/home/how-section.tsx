import { useTexts } from '../../../i18n/language.tsx';
import { homeTexts } from '../../../i18n/public/home.ts';
import { useRootData } from '../../../root-data.ts';
import { Section } from './section.tsx';

export function HowSection() {
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
