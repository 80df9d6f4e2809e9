import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { scoreBandOf } from '#domain/audit/scoring/score-band.ts';
import { scoreColours } from '#web/components/audit/score-colours.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { homeTexts } from '#web/i18n/public/home.ts';
import { type SamplePlatform, SamplePreview } from '#web/previews/sample-preview.tsx';
import { type SampleImage, sampleAudit } from '#web/samples/sample-card.ts';
import { type SampleName, sampleImage } from '#web/samples/sample-pages.ts';
import { Section } from './section.tsx';

interface Example {
  title: string;
  text: string;
  platform: SamplePlatform;
  page: SampleName;
  before: SampleImage;
}

/**
 * Before and after, drawn by the components that draw a customer's cards and judged by the same engine. Radio buttons
 * and the style sheet choose among four products, so it works without scripts.
 */
export function ExamplesSection() {
  const texts = useTexts(homeTexts);
  const examples: Example[] = [
    { title: texts.example1, text: texts.example1Text, platform: 'whatsapp', page: 'lamp', before: 'none' },
    { title: texts.example2, text: texts.example2Text, platform: 'slack', page: 'teapot', before: 'logo' },
    { title: texts.example3, text: texts.example3Text, platform: 'facebook', page: 'amphora', before: 'photo' },
    { title: texts.example4, text: texts.example4Text, platform: 'whatsapp', page: 'throw', before: 'heavy' },
  ];
  return (
    <Section id="examples" title={texts.examplesTitle} text={texts.examplesText} ground="sunken">
      <div className="examples grid items-start gap-x-12 gap-y-5 lg:grid-cols-[19rem_1fr]">
        <fieldset className="grid grid-cols-2 gap-2 lg:grid-cols-1">
          <legend className="sr-only">{texts.exampleChoice}</legend>
          {examples.map((example, at) => (
            <Choice key={example.before} example={example} isFirst={at === 0} />
          ))}
        </fieldset>
        <div className="grid min-w-0">
          {examples.map((example) => (
            <Pair key={example.before} example={example} />
          ))}
        </div>
      </div>
    </Section>
  );
}

function Choice({ example: { title, platform, page, before }, isFirst }: { example: Example; isFirst: boolean }) {
  const language = useLanguage();
  return (
    <label className="relative flex cursor-pointer items-center gap-3 overflow-hidden rounded-lg border border-line bg-surface p-2 has-checked:border-ink has-checked:ring-1 has-checked:ring-ink">
      <input
        type="radio"
        name="problem"
        value={before}
        defaultChecked={isFirst}
        className="absolute inset-0 cursor-pointer appearance-none rounded-lg -outline-offset-2"
      />
      <img
        src={sampleImage(page, language)}
        alt=""
        width="800"
        height="420"
        loading="lazy"
        decoding="async"
        className="pointer-events-none hidden h-12 w-auto rounded-sm sm:block"
      />
      <span className="pointer-events-none min-w-0">
        <span className="block font-[550] text-sm sm:text-base">{title}</span>
        <span className="block text-ink-faint text-xs sm:text-sm">{platformNames[platform]}</span>
      </span>
    </label>
  );
}

function Pair({ example: { text, platform, page, before } }: { example: Example }) {
  const texts = useTexts(homeTexts);
  return (
    <div data-problem={before} className="min-w-0">
      <p className="mb-4 max-w-text text-ink-soft">{text}</p>
      <div className="grid items-start gap-x-8 gap-y-4 md:grid-cols-2">
        <Shown label={texts.today} platform={platform} page={page} image={before} />
        <Shown label={texts.after} platform={platform} page={page} image="drawn" />
      </div>
    </div>
  );
}

function Shown(props: { label: string; platform: SamplePlatform; page: SampleName; image: SampleImage }) {
  const texts = useTexts(homeTexts);
  const language = useLanguage();
  const { card, score } = sampleAudit(props.platform, language, props.page, props.image);
  return (
    <div className="min-w-0">
      <p className="mb-2 flex items-baseline justify-between gap-4 text-sm">
        <span className="font-[550]">{props.label}</span>
        <span className={`figures ${scoreColours[scoreBandOf(score.score)]}`}>{texts.points(score.score)}</span>
      </p>
      <div className="overflow-hidden rounded-lg border border-line">
        {/* A bubble needs its chat; cards of a feed speak for themselves. */}
        <SamplePreview card={card} language={language} surroundings={props.platform === 'whatsapp'} />
      </div>
    </div>
  );
}
