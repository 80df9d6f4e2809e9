import type { Accuracy } from '#domain/audit/accuracy/accuracy.ts';
import published from '#domain/audit/accuracy/published.json' with { type: 'json' };
import { isoOf } from '#domain/language.ts';
import { sumOf } from '#web/components/public/case-list.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { proofTexts } from '#web/i18n/public/home.ts';
import { usePathTo } from '#web/paths.ts';
import { sampleImage } from '#web/samples/sample-pages.ts';

/** `npm run bench -- render`, the product card (docs/decisions/006-drawing-with-takumi.md). */
const IMAGE_MS = 7.6;
/** From a test run (scripts/accuracy.mjs), never typed by hand. */
const run: Accuracy = published;

/** Goes on with the examples, without an anchor: what a visitor need not take our word for. */
export function ProofSection() {
  const texts = useTexts(proofTexts);
  const pathTo = usePathTo();
  const language = useLanguage();
  const written = (count: number) => count.toLocaleString(isoOf[language]);
  const { cases, held } = sumOf(Object.values(run.platforms));
  const facts = [
    {
      figure: written(held),
      words: held === cases ? texts.casesAll : texts.casesOf(written(cases)),
      link: texts.casesLink,
      href: pathTo('accuracy'),
    },
    { figure: `${written(IMAGE_MS)} ms`, words: texts.speed, link: texts.speedLink, href: pathTo('developers') },
    { figure: '0', words: texts.data, link: texts.dataLink, href: pathTo('security') },
    { figure: 'Berlin', words: texts.madeIn, link: texts.madeInLink, href: pathTo('imprint') },
  ];
  return (
    <section aria-labelledby="proof" className="bg-sunken pb-part">
      <div className="page-width">
        <header className="flex flex-wrap items-baseline gap-x-8 gap-y-1 border-line border-t pt-6">
          <h2 id="proof" className="text-2xl lg:text-3xl">
            {texts.title}
          </h2>
          <p className="max-w-text text-ink-soft">{texts.text}</p>
        </header>
        <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-6 lg:grid-cols-4 lg:gap-x-10">
          {facts.map(({ figure, words, link, href }) => (
            <div key={figure} className="flex flex-col">
              <dd className="figures order-1 font-[640] font-display text-2xl tracking-tight lg:text-3xl">{figure}</dd>
              <dt className="order-2 mt-1 text-ink-soft text-sm">{words}</dt>
              <dd className="order-3 mt-auto pt-1">
                <a href={href} className="inline-block py-1 text-link text-sm">
                  {link}
                </a>
              </dd>
            </div>
          ))}
        </dl>
        <SampleShop />
      </div>
    </section>
  );
}

function SampleShop() {
  const texts = useTexts(proofTexts);
  const pathTo = usePathTo();
  return (
    <div className="mt-7 grid items-center gap-x-8 gap-y-4 rounded-xl border border-line bg-surface p-4 sm:p-6 lg:grid-cols-[auto_1fr_auto]">
      <img
        src={sampleImage('ceramics', useLanguage())}
        alt=""
        width="800"
        height="420"
        loading="lazy"
        decoding="async"
        className="hidden h-24 w-auto rounded-md lg:block"
      />
      <div>
        <h3 className="text-xl">{texts.shopTitle}</h3>
        <p className="mt-1 max-w-text text-ink-soft text-sm">{texts.shopText}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={pathTo('check', { projectSlug: 'demo' })} variant="outline">
          {texts.shopAudit}
        </ButtonLink>
        <ButtonLink href={pathTo('demo', { projectSlug: 'demo' })} variant="outline">
          {texts.shopPairs}
        </ButtonLink>
      </div>
    </div>
  );
}
