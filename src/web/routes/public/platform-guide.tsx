import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { RuleName } from '#domain/audit/platform-rules.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { refreshes } from '#domain/audit/refresh.ts';
import { ButtonLink } from '../../components/ui/button.tsx';
import { platformOfSlug } from '../../guides.ts';
import { languageOfPath, useLanguage, useTexts } from '../../i18n/language.tsx';
import { guideTexts } from '../../i18n/public/guides.ts';
import { textsIn } from '../../i18n/texts.ts';
import { guideMeta } from '../../meta/guide-meta.ts';
import { usePathTo } from '../../paths.ts';
import { Article } from './article.tsx';
import { ExampleCards } from './guides/example-cards.tsx';
import { GuideSection } from './guides/guide-section.tsx';
import { RuleRows } from './guides/rule-rows.tsx';
import { SourceList } from './guides/source-list.tsx';
import { WeighedChecks } from './guides/weighed-checks.tsx';

export function loader({ params }: LoaderFunctionArgs) {
  const id = platformOfSlug(params.platform);
  if (!id) throw data(null, { status: 404 });
  return { id };
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

const reading: readonly RuleName[] = ['userAgent', 'robots', 'window', 'redirects', 'withholds'];
const words: readonly RuleName[] = ['title', 'description', 'siteName', 'cut', 'lines', 'host'];
const image: readonly RuleName[] = ['image', 'fallbackImage', 'twitterCard', 'types', 'bytes', 'size', 'layout'];

/** Everything here is read from the rules that judge: a rule that changes changes its guide. */
export default function PlatformGuide() {
  const { id } = useLoaderData<typeof loader>();
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
        <RuleRows platform={platform} rules={reading} />
      </GuideSection>
      {/* Below the first window: the page shows its words without waiting for images. */}
      <GuideSection title={texts.examples}>
        <ExampleCards platform={id} />
      </GuideSection>
      <GuideSection title={texts.words}>
        <RuleRows platform={platform} rules={words} />
      </GuideSection>
      <GuideSection title={texts.image}>
        <RuleRows platform={platform} rules={image} />
      </GuideSection>
      <GuideSection id="refresh" title={texts.after}>
        <RuleRows platform={platform} rules={['cache']} />
        <Refresh id={id} />
      </GuideSection>
      {standing === 'counted' && (
        <GuideSection title={texts.checks} lead={texts.checksLead}>
          <WeighedChecks platform={platform} />
        </GuideSection>
      )}
      <GuideSection title={texts.sources} lead={texts.sourcesLead}>
        <SourceList platform={platform} />
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
          <a href={tool.url.replace(/[^/?&]*\{url\}/, '')} rel="noreferrer" className="text-link">
            {texts.refreshTool(tool.name)}
          </a>
        </p>
      )}
    </div>
  );
}
