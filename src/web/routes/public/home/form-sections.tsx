import { ButtonLink } from '../../../components/ui/button.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { homeTexts } from '../../../i18n/public/home.ts';
import { wholeShopTexts } from '../../../i18n/public/whole-shop.ts';
import { Island } from '../../../islands/island.tsx';
import PublicForm from '../../../islands/public-form.tsx';
import type { PublicFormActionData, PublicFormKind } from '../../../islands/use-public-form.ts';
import { usePathTo } from '../../../paths.ts';
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
  const texts = useTexts(homeTexts);
  return (
    <Section id="waitlist">
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-20">
        <div>
          <h2 className="max-w-[16ch] text-4xl">{texts.waitlistTitle}</h2>
          <p className="mt-5 max-w-text text-ink-soft text-lg">{texts.waitlistText}</p>
        </div>
        <Form kind="waitlist" id="waitlist" answer={answer} />
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
