import { ButtonLink } from '#web/components/ui/button.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { homeTexts, systemTexts } from '#web/i18n/public/home.ts';
import { wholeShopTexts } from '#web/i18n/public/whole-shop.ts';
import { Island } from '#web/islands/island.tsx';
import PublicForm from '#web/islands/public-form.tsx';
import type { PublicFormActionData, PublicFormKind } from '#web/islands/use-public-form.ts';
import { usePathTo } from '#web/paths.ts';
import { Section } from './section.tsx';

type Answered = { answer: PublicFormActionData | null };

export function TryOutSection({ answer }: Answered) {
  const texts = useTexts(homeTexts);
  const { wholeWithout } = useTexts(wholeShopTexts);
  const pathTo = usePathTo();
  return (
    <Section id="try-out" ground="dark">
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-20">
        <div>
          <h2 className="max-w-[14ch] hyphens-auto text-5xl">{texts.tryOutTitle}</h2>
          <p className="mt-6 max-w-text text-ink-soft text-lg">{texts.tryOutText}</p>
          <p className="mt-6">
            <a href={pathTo('preview')} className="text-link text-ink-soft">
              {texts.tryOutOther}
            </a>
          </p>
          <div className="mt-10 border-line border-t pt-8">
            <h3 className="text-2xl">{texts.tryOutAccountTitle}</h3>
            <p className="mt-3 max-w-text text-ink-soft">{texts.tryOutAccountText}</p>
            <p className="mt-5">
              <ButtonLink href={`${pathTo('login')}?register`} variant="outline" size="lg">
                {texts.tryOutAccount}
              </ButtonLink>
            </p>
          </div>
        </div>
        <div>
          <h3 className="mb-6 text-2xl">{texts.tryOutCheckTitle}</h3>
          <Form kind="check" id="try-out" answer={answer} />
          <p className="mt-6">
            <a href={pathTo('wholeShop')} className="text-link text-ink-soft">
              {wholeWithout}
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
}

export function WaitlistSection({ answer }: Answered) {
  const texts = useTexts(systemTexts);
  const pathTo = usePathTo();
  const systems = [
    { name: 'WordPress', text: texts.wordpress },
    { name: 'TYPO3', text: texts.typo3 },
    { name: texts.codeName, text: texts.code },
    { name: texts.anyName, text: texts.any },
  ];
  return (
    <Section id="waitlist">
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-20">
        <div>
          <h2 className="max-w-[16ch] text-4xl">{texts.title}</h2>
          <p className="mt-5 max-w-text text-ink-soft text-lg">{texts.text}</p>
          <dl className="mt-8 border-line border-b">
            {systems.map(({ name, text }) => (
              <div key={name} className="grid gap-x-6 border-line border-t py-3.5 sm:grid-cols-[11rem_1fr]">
                <dt className="font-[550]">{name}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-6">
            <a href={pathTo('developers')} className="inline-block py-1 text-link">
              {texts.guide}
            </a>
          </p>
        </div>
        <div>
          <h3 className="text-2xl">{texts.comingTitle}</h3>
          <p className="mt-3 mb-8 max-w-text text-ink-soft">{texts.coming}</p>
          <Form kind="waitlist" id="waitlist" answer={answer} />
        </div>
      </div>
    </Section>
  );
}

function Form({ kind, id, answer }: Answered & { kind: PublicFormKind; id: string }) {
  const props = {
    kind,
    action: `#${id}`,
    privacyHref: usePathTo()('privacy'),
    answer: answer?.kind === kind ? answer : null,
  };
  return <Island name="public-form" of={PublicForm} props={props} />;
}
