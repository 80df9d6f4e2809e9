import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { CheckId } from '#domain/audit/checks/check-id.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { CopyCode } from '#web/components/copy-code.tsx';
import { Article, GuideSection } from '#web/components/public/article.tsx';
import { LimitTable } from '#web/components/public/limit-table.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { CircleAlert, CircleCheck } from '#web/components/ui/icons.tsx';
import { checkOfSlug } from '#web/guides.ts';
import { languageOfPath, useLanguage, useTexts } from '#web/i18n/language.tsx';
import { withExampleShop } from '#web/i18n/public/example-shop.ts';
import { fixes } from '#web/i18n/public/fixes/fixes.ts';
import { howTos } from '#web/i18n/public/fixes/how-to.ts';
import { type SystemGuide, shopSystemGuides } from '#web/i18n/public/fixes/shop-systems.ts';
import { guideTexts } from '#web/i18n/public/guides.ts';
import { textsIn } from '#web/i18n/texts.ts';
import { guideMeta } from '#web/meta/public-meta.ts';
import { usePathTo } from '#web/paths.ts';
import { PlatformPreview } from '#web/previews/platform-preview.tsx';
import { wrongAndRight } from '#web/samples/broken-pages.ts';

export function loader({ params }: LoaderFunctionArgs) {
  const id = checkOfSlug(params.check);
  if (!id) throw data(null, { status: 404 });
  return { id };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const id = args.loaderData?.id;
  if (!id) return [];
  const language = languageOfPath(args.location.pathname);
  const texts = textsIn(guideTexts, language);
  return guideMeta(args, {
    title: texts.fixTitle(fixes[id].title[language]),
    description: fixes[id].meaning[language],
    parent: { screen: 'fixes', name: texts.allFixes },
  });
};

export default function FixGuide() {
  const { id } = useLoaderData<typeof loader>();
  const texts = useTexts(guideTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const { title, meaning, howTo, byHand, code } = fixes[id];
  const systems: SystemGuide[] = [
    { name: 'Shopify', text: howTos[howTo].shopify, code: null },
    { name: 'WordPress', text: howTos[howTo].wordpress, code: null },
    { name: 'TYPO3', text: howTos[howTo].typo3, code: null },
    ...shopSystemGuides(howTo),
    { name: texts.byHand, text: byHand, code: null },
  ];
  return (
    <Article heading={title[language]} lead={meaning[language]}>
      <WrongAndRight check={id} />
      <GuideSection title={texts.howTo}>
        <dl className="divide-y divide-line border-line border-y">
          {systems.map(({ name, text, code: own }) => (
            <div key={name} className="grid gap-x-8 gap-y-1 py-5 md:grid-cols-[13rem_1fr]">
              <dt className="font-[550]">{name}</dt>
              <dd className="max-w-text text-ink-soft [overflow-wrap:anywhere]">
                {text[language]}
                {own && (
                  <details className="mt-2">
                    <summary className="w-fit py-1 text-link text-sm">{texts.showCode}</summary>
                    <div className="mt-2">
                      <CopyCode title={name} code={own} texts={texts} />
                    </div>
                  </details>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 max-w-text text-ink-soft">{texts.thenRefresh}</p>
      </GuideSection>
      {code && (
        <div className="mt-8 max-w-[48rem]">
          <CopyCode
            title={code.startsWith('curl') ? texts.onTheServer : texts.intoHead}
            code={withExampleShop(code, language)}
            texts={texts}
          />
        </div>
      )}
      <details className="mt-8">
        <summary className="w-fit py-1 text-link">{texts.who}</summary>
        <div className="mt-4">
          <LimitTable check={id} />
        </div>
      </details>
      <p className="mt-14 flex flex-wrap items-center gap-x-8 gap-y-4">
        <ButtonLink href={pathTo('preview')} variant="signal" size="lg">
          {texts.tryIt}
        </ButtonLink>
        <a href={pathTo('fixes')} className="text-link">
          {texts.allFixes}
        </a>
      </p>
    </Article>
  );
}

/** The mistake and its repair as people see them, on a platform where it shows. */
function WrongAndRight({ check }: { check: CheckId }) {
  const texts = useTexts(guideTexts);
  const language = useLanguage();
  const pair = wrongAndRight(check, language);
  if (!pair) return null;
  const sides = [
    { label: texts.wrong, card: pair.wrong, tone: 'text-bad', Mark: CircleAlert },
    { label: texts.right, card: pair.right, tone: 'text-good', Mark: CircleCheck },
  ];
  return (
    <div className="mt-8 grid max-w-4xl items-start gap-6 sm:grid-cols-2">
      {sides.map(({ label, card, tone, Mark }) => (
        <PlatformPreview
          key={label}
          {...{ card, language }}
          caption={
            <span className={`flex items-center gap-2 pb-1 font-[550] ${tone}`}>
              <Mark aria-hidden className="size-4" />
              {label}
              <span className="font-normal text-ink-faint text-sm">{platformNames[pair.platform]}</span>
            </span>
          }
        />
      ))}
    </div>
  );
}
