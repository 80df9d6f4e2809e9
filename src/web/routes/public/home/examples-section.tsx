import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { scoreBandOf, scoreColours } from '#web/components/audit/score-colours.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { homeTexts } from '#web/i18n/public/home.ts';
import { type SamplePlatform, SamplePreview } from '#web/previews/sample-preview.tsx';
import { type SampleImage, sampleAudit } from '#web/samples/sample-card.ts';
import type { SampleName } from '#web/samples/sample-pages.ts';
import { Section } from './section.tsx';

/** Before and after, drawn by the components that draw a customer's cards and judged by the same engine. */
export function ExamplesSection() {
  const texts = useTexts(homeTexts);
  const examples: { title: string; text: string; platform: SamplePlatform; page: SampleName; before: SampleImage }[] = [
    { title: texts.example1, text: texts.example1Text, platform: 'whatsapp', page: 'lamp', before: 'none' },
    { title: texts.example2, text: texts.example2Text, platform: 'slack', page: 'teapot', before: 'logo' },
    { title: texts.example3, text: texts.example3Text, platform: 'facebook', page: 'amphora', before: 'photo' },
  ];
  return (
    <Section id="examples" title={texts.examplesTitle} text={texts.examplesText}>
      {examples.map(({ title, text, platform, page, before }) => (
        <article key={platform} className="mt-14 border-line border-t pt-6 lg:mt-20">
          <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
            <h3 className="text-2xl">{title}</h3>
            <p className="text-ink-faint text-sm">{platformNames[platform]}</p>
          </div>
          <p className="mt-2 max-w-text text-ink-soft">{text}</p>
          <div className="mt-8 grid items-start gap-8 md:grid-cols-2">
            <Shown label={texts.today} platform={platform} page={page} image={before} />
            <Shown label={texts.after} platform={platform} page={page} image="drawn" />
          </div>
        </article>
      ))}
    </Section>
  );
}

function Shown(props: { label: string; platform: SamplePlatform; page: SampleName; image: SampleImage }) {
  const texts = useTexts(homeTexts);
  const language = useLanguage();
  const { card, score } = sampleAudit(props.platform, language, props.page, props.image);
  return (
    <div className="min-w-0">
      <p className="mb-3 flex items-baseline justify-between gap-4 text-sm">
        <span className="font-[550]">{props.label}</span>
        <span className={`figures ${scoreColours[scoreBandOf(score.score)]}`}>{texts.points(score.score)}</span>
      </p>
      <div className="overflow-hidden rounded-lg border border-line">
        <SamplePreview card={card} language={language} />
      </div>
    </div>
  );
}
