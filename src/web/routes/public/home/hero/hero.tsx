import { Check } from '#web/components/ui/icons.tsx';
import { useTexts } from '../../../../i18n/language.tsx';
import { heroTexts } from '../../../../i18n/public/home-hero.ts';
import { Island } from '../../../../islands/island.tsx';
import { usePathTo } from '../../../../paths.ts';
import { HeroExample } from './example.tsx';
import LinkTester from './link-tester.tsx';

/** The field comes first: whoever types an address sees the cards of that link, here and without an account. */
export function Hero() {
  const texts = useTexts(heroTexts);
  const pathTo = usePathTo();
  return (
    <section className="page-width pt-10 pb-section lg:pt-16">
      <h1 className="max-w-[16ch] text-hero lg:max-w-none">{texts.heading}</h1>
      <div className="hero mt-6 gap-y-6 lg:mt-10">
        <Island
          name="link-tester"
          of={LinkTester}
          when="focus"
          props={{ previewPath: pathTo('preview'), shopPath: pathTo('wholeShop') }}
        />
        <HeroExample />
        <Promises />
      </div>
    </section>
  );
}

/** What an answer will hold; it takes this place. */
function Promises() {
  const texts = useTexts(heroTexts);
  return (
    <ul className="hero-promises grid content-start gap-y-3 self-start border-line border-t pt-5 lg:max-w-[36rem]">
      {[texts.promise1, texts.promise2, texts.promise3].map((promise) => (
        <li key={promise} className="flex gap-3 text-ink-soft">
          <Check aria-hidden className="mt-1 size-4 shrink-0 text-signal" />
          {promise}
        </li>
      ))}
    </ul>
  );
}
