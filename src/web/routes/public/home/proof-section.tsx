import type { Accuracy } from '#domain/audit/accuracy/accuracy.ts';
import published from '#domain/audit/accuracy/published.json' with { type: 'json' };
import { isoOf } from '#domain/language.ts';
import { sumOf } from '#web/components/public/case-list.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { proofTexts } from '#web/i18n/public/home.ts';
import { usePathTo } from '#web/paths.ts';

/** `npm run bench -- render`, the product card (docs/decisions/006-drawing-with-takumi.md). */
const IMAGE_MS = 7.6;
/** From a test run (scripts/accuracy.mjs), never typed by hand. */
const run: Accuracy = published;

/** Between the examples and the prices, without an anchor: what a visitor need not take our word for. */
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
    <section aria-labelledby="proof" className="border-line border-t py-section">
      <div className="page-width">
        <header className="grid gap-x-20 gap-y-5 lg:grid-cols-2">
          <h2 id="proof" className="max-w-[20ch] text-4xl">
            {texts.title}
          </h2>
          <p className="max-w-text text-ink-soft text-lg lg:pt-2">{texts.text}</p>
        </header>
        <dl className="mt-12 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:mt-16 lg:grid-cols-4">
          {facts.map(({ figure, words, link, href }) => (
            <div key={figure} className="flex flex-col border-line border-t pt-5">
              <dd className="figures order-1 font-[640] font-display text-4xl tracking-tight">{figure}</dd>
              <dt className="order-2 mt-3 text-ink-soft">{words}</dt>
              <dd className="order-3 mt-auto pt-3">
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
    <div className="mt-14 grid items-center gap-x-16 gap-y-6 rounded-xl border border-line bg-surface p-6 sm:p-8 lg:mt-20 lg:grid-cols-[1fr_auto]">
      <div>
        <h3 className="text-2xl">{texts.shopTitle}</h3>
        <p className="mt-2 max-w-text text-ink-soft">{texts.shopText}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={pathTo('check', { projectSlug: 'demo' })} variant="ink" size="lg">
          {texts.shopAudit}
        </ButtonLink>
        <ButtonLink href={pathTo('demo', { projectSlug: 'demo' })} variant="outline" size="lg">
          {texts.shopPairs}
        </ButtonLink>
      </div>
    </div>
  );
}
