import type { ReactNode } from 'react';
import { PlatformMark } from '#web/components/brand/platform-marks.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { homeTexts } from '#web/i18n/public/home.ts';
import { type SampleName, sampleImage } from '#web/samples/sample-pages.ts';
import { Section } from './section.tsx';

/** Four things one gets, each with what it looks like. */
export function BenefitsSection() {
  const texts = useTexts(homeTexts);
  const benefits: { title: string; text: string; picture: ReactNode }[] = [
    { title: texts.benefit1, text: texts.benefit1Text, picture: <Drawn name="vase" /> },
    { title: texts.benefit2, text: texts.benefit2Text, picture: <Platforms /> },
    { title: texts.benefit3, text: texts.benefit3Text, picture: <Drawn name="bowl" /> },
    { title: texts.benefit4, text: texts.benefit4Text, picture: <Shares /> },
  ];
  return (
    <Section id="benefits" title={texts.benefitsTitle}>
      <ul className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-4">
        {benefits.map(({ title, text, picture }) => (
          <li key={title} className="grid grid-cols-[6.5rem_1fr] gap-x-4 lg:block">
            <div className="aspect-[40/21] self-start overflow-hidden rounded-lg border border-line bg-surface">
              {picture}
            </div>
            <div className="lg:mt-4">
              <h3 className="text-lg lg:text-xl">{title}</h3>
              <p className="mt-1 text-ink-soft text-sm lg:mt-2 lg:text-base">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The text beside it says what it shows. */
const Drawn = ({ name }: { name: SampleName }) => (
  <img
    src={sampleImage(name, useLanguage())}
    alt=""
    width="800"
    height="420"
    loading="lazy"
    decoding="async"
    className="block size-full object-cover"
  />
);

const Platforms = () => (
  <div aria-hidden className="grid h-full grid-cols-3 place-items-center px-2 py-1 text-ink-soft lg:px-6 lg:py-3">
    {(['whatsapp', 'slack', 'telegram', 'linkedin', 'pinterest', 'discord'] as const).map((platform) => (
      <PlatformMark key={platform} platform={platform} className="size-4 lg:size-7" />
    ))}
  </div>
);

/** Fetches of two weeks, as the dashboard shows them. */
const days = [3, 5, 4, 7, 6, 11, 9, 8, 12, 10, 15, 13, 18, 21];
const Shares = () => (
  <div aria-hidden className="flex h-full items-end gap-[3%] px-[8%] pt-[10%]">
    {days.map((count, at) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, its bars never move
        key={at}
        className="flex-1 rounded-t-xs bg-signal"
        // Rounded: long fractions hardly compress, and this page has to fit into the first 14.6 kB that a server sends.
        style={{ height: `${Math.round((count / 21) * 100)}%`, opacity: (0.35 + (at / days.length) * 0.65).toFixed(2) }}
      />
    ))}
  </div>
);
