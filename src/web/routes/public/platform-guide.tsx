import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { CheckId } from '#domain/audit/checks/check-id.ts';
import {
  sourceDate,
  sourceLink,
  sourceName,
  sourceOf,
  sourcesOf,
  yearsOld,
} from '#domain/audit/guides/rule-evidence.ts';
import type { Platform, RuleName } from '#domain/audit/platform-rules.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { type PlatformId, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { refreshes } from '#domain/audit/refresh.ts';
import { describeCheck } from '#domain/audit/texts/describe-check.ts';
import { writeMonth } from '#domain/format/dates.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { Article, GuideSection } from '#web/components/public/article.tsx';
import { EvidenceBadge, RuleRows, VariantRows } from '#web/components/public/rule-rows.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { fixPath, platformOfSlug } from '#web/guides.ts';
import { languageOfPath, useLanguage, useTexts } from '#web/i18n/language.tsx';
import { guideTexts } from '#web/i18n/public/guides.ts';
import { textsIn } from '#web/i18n/texts.ts';
import { guideMeta } from '#web/meta/public-meta.ts';
import { usePathTo } from '#web/paths.ts';
import { PlatformPreview } from '#web/previews/platform-preview.tsx';
import { type SampleImage, sampleCard } from '#web/samples/sample-card.ts';

export function loader({ params }: LoaderFunctionArgs) {
  const id = platformOfSlug(params.platform);
  if (!id) throw data(null, { status: 404 });
  return { id, now: Date.now() };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const id = args.loaderData?.id;
  if (!id) return [];
  const texts = textsIn(guideTexts, languageOfPath(args.location.pathname));
  const name = platformNames[id];
  return guideMeta(args, {
    title: texts.platformTitle(name),
    description: texts.platformLead(name),
    parent: { screen: 'platforms', name: texts.allPlatforms },
  });
};

const reading: readonly RuleName[] = ['userAgent', 'robots', 'window', 'redirects', 'whyNoCard'];
const words: readonly RuleName[] = ['title', 'description', 'siteName', 'cut', 'lines', 'host'];
const image: readonly RuleName[] = [
  'image',
  'imageAddress',
  'fallbackImage',
  'twitterCard',
  'types',
  'bytes',
  'size',
  'layout',
];

/** Everything here is read from the rules that judge: a rule that changes changes its guide. */
export default function PlatformGuide() {
  const { id, now } = useLoaderData<typeof loader>();
  const texts = useTexts(guideTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const platform = platforms[id];
  const { name, standing, note } = platform;
  return (
    <Article heading={texts.platformTitle(name)} lead={texts.platformLead(name)}>
      {standing !== 'counted' && (
        <p className="mt-6 max-w-text rounded-lg bg-sunken px-5 py-4">{texts[standing](name)}</p>
      )}
      {standing !== 'closed' && note && <p className="mt-6 max-w-text text-ink-soft">{note[language]}</p>}
      <GuideSection title={texts.reading}>
        <RuleRows platform={platform} rules={reading} now={now} />
      </GuideSection>
      {/* Below the first window: the page shows its words without waiting for images. */}
      <GuideSection title={texts.examples}>
        <ExampleCards platform={id} />
      </GuideSection>
      <GuideSection title={texts.words}>
        <RuleRows platform={platform} rules={words} now={now} />
      </GuideSection>
      <GuideSection title={texts.image}>
        <RuleRows platform={platform} rules={image} now={now} />
      </GuideSection>
      {platform.variants.length > 0 && (
        <GuideSection
          title={texts.variants}
          {...(platform.client && { lead: texts.variantsLead(platform.client[language]) })}
        >
          <VariantRows platform={platform} now={now} />
        </GuideSection>
      )}
      <GuideSection id="refresh" title={texts.after}>
        <RuleRows platform={platform} rules={['cache']} now={now} />
        <Refresh id={id} />
      </GuideSection>
      {(standing === 'counted' || standing === 'additional') && (
        <GuideSection title={texts.checks} lead={texts.checksLead}>
          <details>
            <summary className="w-fit py-1 text-link">{texts.weights}</summary>
            <div className="mt-4">
              <WeighedChecks platform={platform} />
            </div>
          </details>
        </GuideSection>
      )}
      <GuideSection title={texts.sources} lead={texts.sourcesLead}>
        <SourceList platform={platform} now={now} />
      </GuideSection>
      <p className="mt-14 flex flex-wrap items-center gap-x-8 gap-y-4">
        <ButtonLink href={pathTo('preview')} variant="signal" size="lg">
          {texts.tryIt}
        </ButtonLink>
        <a href={`${pathTo('accuracy')}?platform=${id}#report`} className="text-link">
          {texts.reportCard}
        </a>
        <a href={pathTo('platforms')} className="text-link">
          {texts.allPlatforms}
        </a>
      </p>
    </Article>
  );
}

function Refresh({ id }: { id: keyof typeof platforms }) {
  const texts = useTexts(guideTexts);
  const language = useLanguage();
  const { how, limit, tool } = refreshes[id];
  return (
    <div className="mt-6 grid max-w-text gap-3 text-ink-soft">
      <p>{how[language]}</p>
      <p>{limit[language]}</p>
      {tool && (
        <p>
          <a href={tool.url.replace(/(?<![^/?&])[^/?&{]*\{url\}/, '')} rel="noreferrer" className="text-link">
            {texts.refreshTool(tool.name)}
          </a>
        </p>
      )}
    </div>
  );
}

/** The platform's card of one page of the sample shop, as the engine makes it, with good and bad images. */
export function ExampleCards({ platform }: { platform: PlatformId }) {
  const texts = useTexts(guideTexts);
  const language = useLanguage();
  const examples: { title: string; image: SampleImage; theme: 'light' | 'dark' }[] = [
    { title: texts.exampleDrawn, image: 'drawn', theme: 'light' },
    { title: texts.exampleDark, image: 'drawn', theme: 'dark' },
    { title: texts.examplePhoto, image: 'photo', theme: 'light' },
    { title: texts.exampleNone, image: 'none', theme: 'light' },
  ];
  return (
    <ul className="grid gap-9 md:grid-cols-2">
      {examples.map(({ title, image, theme }, at) => (
        <li key={title} className="pv-cell">
          <PlatformPreview
            card={sampleCard(platform, language, 'amphora', image)}
            {...{ language, theme }}
            device={at === 1 ? 'phone' : 'desktop'}
            caption={<span className="font-[550] text-sm">{title}</span>}
          />
        </li>
      ))}
    </ul>
  );
}

/** Where the platform's rules come from, with the date of the document, or the month in which it was read. */
export function SourceList({ platform, now }: { platform: Platform; now: number }) {
  const texts = useTexts(guideTexts);
  const language = useLanguage();
  const ids = sourcesOf(platform);
  if (ids.length === 0) return <p className="text-ink-soft">{texts.noSources}</p>;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {ids.map((id) => {
        const source = sourceOf(id);
        const link = sourceLink(source);
        const age = yearsOld(source, now);
        return (
          <li
            key={id}
            id={`source-${id}`}
            className="grid scroll-mt-24 gap-x-8 gap-y-1 py-4 target:bg-signal-soft sm:grid-cols-[1fr_auto]"
          >
            <span className="min-w-0 text-ink-soft text-sm [overflow-wrap:anywhere]">
              {link ? (
                <a href={link} rel="noreferrer" className="text-link">
                  {sourceName(source, language)}
                </a>
              ) : (
                sourceName(source, language)
              )}
              {source.date && <span className="text-ink-faint"> · {sourceDate(source.date, language)}</span>}
              {source.read && (
                <span className="text-ink-faint"> · {texts.undated(writeMonth(source.read, language))}</span>
              )}
              {age !== null && <span className="text-warn"> · {texts.yearsOld(age)}</span>}
            </span>
            <span>
              <EvidenceBadge kind={source.kind} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The checks that count on the platform, heaviest first, each with its guide. */
function WeighedChecks({ platform }: { platform: Platform }) {
  const language = useLanguage();
  const weighed = (Object.entries(platform.checks) as [CheckId, number][])
    .filter(([, weight]) => weight > 0)
    .sort(([, a], [, b]) => b - a);
  return (
    <ul className="grid gap-x-12 sm:grid-cols-2">
      {weighed.map(([id, weight]) => (
        <li key={id} className="flex items-baseline justify-between gap-4 border-line border-b py-3">
          <a href={fixPath(id, language)} className="text-link">
            {describeCheck({ id, outcome: 'pass', facts: {} }, platform.id).text[language]}
          </a>
          <span className="figures text-ink-faint text-sm">{writeNumber(weight, language)}</span>
        </li>
      ))}
    </ul>
  );
}
