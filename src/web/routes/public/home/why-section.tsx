import { knownPlatforms } from '#domain/audit/platforms/platform-id.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { homeTexts } from '#web/i18n/public/home.ts';
import { usePathTo } from '#web/paths.ts';
import { Section } from './section.tsx';

export function WhySection() {
  const texts = useTexts(homeTexts);
  // 600 KB is WhatsApp's limit (docs/platforms.md#whatsapp-docs).
  const facts = [
    { figure: String(knownPlatforms.length), words: texts.fact1 },
    { figure: '600 KB', words: texts.fact2 },
    { figure: '0', words: texts.fact3 },
  ];
  return (
    <Section id="why" ground="dark">
      <h2 className="max-w-[22ch] hyphens-auto text-5xl">{texts.whyTitle}</h2>
      <dl className="mt-14 grid gap-x-12 gap-y-8 sm:grid-cols-3 lg:mt-20">
        {facts.map(({ figure, words }) => (
          <div key={figure} className="flex flex-col-reverse justify-end border-line border-t pt-5">
            <dt className="mt-3 max-w-[30ch] text-ink-soft">{words}</dt>
            <dd className="figures font-[640] font-display text-4xl text-signal tracking-tight">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-12">
        <a href={usePathTo()('why')} className="text-link text-lg">
          {texts.whyMore}
        </a>
      </p>
    </Section>
  );
}
