import { explainRule } from '#domain/audit/guides/explain-rule.ts';
import { layoutsOf } from '#domain/audit/guides/guide-page.ts';
import { type Platform, type RuleName, ruleNames } from '#domain/audit/platform-rules.ts';
import { evidenceKindOf, evidenceKinds } from '#domain/audit/platforms/evidence.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { isCounted, type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import { Accordion } from '#web/components/audit/accordion.tsx';
import { Article } from '#web/components/public/article.tsx';
import { platformPath } from '#web/guides.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { evidenceTexts, guideTexts, layoutTexts, ruleTexts } from '#web/i18n/public/guides.ts';
import { publicMeta } from '#web/meta/public-meta.ts';
import { usePathTo } from '#web/paths.ts';
import { gridTexts } from '#web/previews/texts.ts';

export const meta = publicMeta;

export default function Platforms() {
  const texts = useTexts(guideTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  return (
    <Article heading={texts.platformsHeading} lead={texts.platformsLead}>
      <div className="mt-14">
        <PlatformList ids={platformIds.filter(isCounted)} />
      </div>
      <Accordion
        className="border-line border-b"
        summaryClass="py-5 text-xl"
        summary={
          <span>
            {gridTexts.more[language]}{' '}
            <span className="text-ink-soft">{gridTexts.notCounted[language](others.length)}</span>
          </span>
        }
      >
        <PlatformList ids={others} />
      </Accordion>
      <p className="mt-10">
        <a href={pathTo('accuracy')} className="text-link">
          {texts.howSure}
        </a>
      </p>
    </Article>
  );
}

const others = platformIds.filter((id) => !isCounted(id));

function PlatformList({ ids }: { ids: readonly PlatformId[] }) {
  const language = useLanguage();
  return (
    <ul className="grid gap-x-12 border-line border-t md:grid-cols-2">
      {ids.map((id) => (
        <li key={id} className="border-line border-b py-6">
          <h2 className="text-xl">
            <a href={platformPath(id, language)} className="text-link">
              {platforms[id].name}
            </a>
          </h2>
          <Summary platform={platforms[id]} />
        </li>
      ))}
    </ul>
  );
}

/** Which card a good image gets, the numbers people look for, and how many of the rules are more than an assumption. */
function Summary({ platform }: { platform: Platform }) {
  const titles = useTexts(ruleTexts);
  const kinds = useTexts(evidenceTexts);
  const language = useLanguage();
  const layouts = useTexts(layoutTexts);
  const { windowBytes, shown, scored, cut } = platform;
  const known: RuleName[] = [
    ...(windowBytes === null ? [] : (['window'] as const)),
    ...((shown.maxBytes ?? scored.maxBytes) === null ? [] : (['bytes'] as const)),
    ...(cut.title || cut.description ? (['cut'] as const) : []),
  ];
  const counted = evidenceKinds
    .map((kind) => ({ kind, count: ruleNames.filter((rule) => evidenceKindOf(platform, rule) === kind).length }))
    .filter(({ count }) => count > 0);
  return (
    <>
      <dl className="mt-3 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[10rem_1fr]">
        <div className="contents">
          <dt className="text-ink-faint">{titles.layout}</dt>
          <dd className="text-ink-soft max-sm:mb-1">{layouts[layoutsOf(platform)[0]?.layout ?? 'none']}</dd>
        </div>
        {known.map((rule) => (
          <div key={rule} className="contents">
            <dt className="text-ink-faint">{titles[rule]}</dt>
            <dd className="text-ink-soft max-sm:mb-1">
              {explainRule(platform, rule)
                .map((text) => text[language])
                .join(' ')}
            </dd>
          </div>
        ))}
      </dl>
      <p className="figures mt-3 text-ink-faint text-xs">
        {counted.map(({ kind, count }) => `${count} ${kinds[kind]}`).join(' · ')}
      </p>
    </>
  );
}
