import type { ReactNode } from 'react';
import { CircleCheck } from '#web/components/ui/icons.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { homeTexts, publicFormTexts } from '#web/i18n/public/home.ts';
import { useRootData } from '#web/root-data.ts';
import { sampleImage } from '#web/samples/sample-pages.ts';
import { Section } from './section.tsx';

/** Goes on with the product: what one does to have it. */
export function HowSection() {
  const texts = useTexts(homeTexts);
  const hasApp = useRootData()?.hasShopifyApp;
  const steps: { title: string; text: string; picture: ReactNode }[] = [
    { title: texts.how1, text: texts.how1Text, picture: <Address /> },
    { title: texts.how2, text: texts.how2Text, picture: <Templates /> },
    { title: texts.how3, text: hasApp ? texts.how3App : texts.how3Text, picture: <Tag /> },
  ];
  return (
    <Section id="how" joins>
      <h2 className="border-line border-t pt-6 text-2xl lg:text-3xl">{texts.howTitle}</h2>
      <ol className="mt-5 grid gap-x-10 gap-y-5 md:grid-cols-3">
        {steps.map(({ title, text, picture }, at) => (
          <li key={title} className="grid grid-cols-[6.5rem_1fr] gap-x-4 md:block lg:grid">
            <div
              aria-hidden
              className="grid h-16 place-items-center overflow-hidden rounded-lg border border-line bg-surface px-2 md:w-26"
            >
              {picture}
            </div>
            <div className="md:mt-3 lg:mt-0">
              <h3 className="text-lg">
                {at + 1}. {title}
              </h3>
              <p className="mt-1 text-ink-soft text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const Address = () => (
  <span className="w-full truncate rounded-sm border border-line-strong/60 px-1 py-1 text-[0.625rem] text-ink-soft">
    {useTexts(publicFormTexts).websitePlaceholder}
  </span>
);

function Templates() {
  const language = useLanguage();
  return (
    <span className="flex -space-x-8">
      {(['amphora', 'vase'] as const).map((name) => (
        <img
          key={name}
          src={sampleImage(name, language)}
          alt=""
          width="800"
          height="420"
          loading="lazy"
          decoding="async"
          className="h-9 w-auto rounded-sm border border-line"
        />
      ))}
    </span>
  );
}

const Tag = () => (
  <span className="flex items-center gap-1.5 font-mono text-[0.625rem] text-ink-soft">
    og:image
    <CircleCheck aria-hidden className="size-4 text-good" />
  </span>
);
