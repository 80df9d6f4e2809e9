import { ScoreRing } from '#web/components/audit/audit-summary.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { homeTexts, systemTexts } from '#web/i18n/public/home.ts';
import { wholeShopTexts } from '#web/i18n/public/whole-shop.ts';
import { Island } from '#web/islands/island.tsx';
import type { PublicFormActionData } from '#web/islands/public-form.tsx';
import PublicForm from '#web/islands/public-form.tsx';
import { usePathTo } from '#web/paths.ts';
import { SamplePreview } from '#web/previews/sample-preview.tsx';
import { sampleAudit, sampleCard } from '#web/samples/sample-card.ts';
import { Section } from './section.tsx';

/** The only form on the page that asks for an email address: the audit, or the waitlist. */
export function TryOutSection({ answer }: { answer: PublicFormActionData | null }) {
  const texts = useTexts(homeTexts);
  const { wholeWithout } = useTexts(wholeShopTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const props = { action: '#try-out', privacyHref: pathTo('privacy'), answer };
  return (
    <Section id="try-out" ground="dark">
      <div className="grid gap-x-16 gap-y-7 lg:grid-cols-2">
        <div>
          <div className="flex items-center justify-between gap-6 lg:justify-start lg:gap-10">
            <h2 className="max-w-[9.3em] hyphens-auto text-3xl lg:text-5xl">{texts.tryOutTitle}</h2>
            <ScoreRing score={sampleAudit('whatsapp', language, 'throw', 'heavy').score.score} size={6} />
          </div>
          <p className="mt-4 max-w-text text-ink-soft">{texts.tryOutText}</p>
          {/* Above the form: who came to begin finds the way without scrolling. */}
          <p className="mt-5 max-w-text">{texts.tryOutAccountText}</p>
          <p className="mt-3">
            <ButtonLink href={`${pathTo('login')}?register`} variant="outline" size="lg">
              {texts.tryOutAccount}
            </ButtonLink>
          </p>
          <p className="mt-5 grid justify-items-start gap-1 text-sm">
            <a href={pathTo('preview')} className="py-1 text-link text-ink-soft">
              {texts.tryOutOther}
            </a>
            <a href={pathTo('wholeShop')} className="py-1 text-link text-ink-soft">
              {wholeWithout}
            </a>
          </p>
        </div>
        <Island name="public-form" of={PublicForm} props={props} />
      </div>
    </Section>
  );
}

/** Sites that are not on Shopify: what works today, and the way to the form above for what is yet to come. */
export function WaitlistSection() {
  const texts = useTexts(systemTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const systems = [
    { name: 'WordPress', text: texts.wordpress },
    { name: 'TYPO3', text: texts.typo3 },
    { name: texts.codeName, text: texts.code },
    { name: texts.anyName, text: texts.any },
  ];
  return (
    <Section id="waitlist" title={texts.title} text={texts.text}>
      <div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-[1.4fr_1fr]">
        <div>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:gap-x-10">
            {systems.map(({ name, text }) => (
              <div key={name} className="border-line border-t pt-2.5">
                <dt className="font-[550]">{name}</dt>
                <dd className="text-ink-soft text-sm">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4">
            <a href={pathTo('developers')} className="inline-block py-1 text-link text-sm">
              {texts.guide}
            </a>
          </p>
          <p className="mt-3 max-w-text text-ink-soft text-sm">
            <b className="font-[550] text-ink">{texts.comingTitle}</b> {texts.coming}{' '}
            <a href="#form-waitlist" className="text-link">
              {texts.join}
            </a>
          </p>
        </div>
        <div className="hidden overflow-hidden rounded-lg border border-line lg:block">
          <SamplePreview card={sampleCard('linkedin', language, 'journal')} language={language} surroundings={false} />
        </div>
      </div>
    </Section>
  );
}
