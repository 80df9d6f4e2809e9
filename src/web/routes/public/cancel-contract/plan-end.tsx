import { Article } from '#web/components/public/article.tsx';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { useDay } from '#web/components/ui/timestamp.tsx';
import type { Refusal } from '#web/forms/call-api.server.ts';
import { FormAlert, FormDone } from '#web/forms/form-alert.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { cancelContractTexts } from '#web/i18n/public/cancel-contract.ts';
import { usePathTo } from '#web/paths.ts';

interface EndingPlan {
  slug: string;
  site: string;
  plan: string;
  endsAt: string;
  isCancelled: boolean;
}

interface PlanEndProps {
  code: string;
  /** Empty: the link is no longer good. */
  plans: EndingPlan[];
  refusal: Refusal | null;
  /** The button of this plan was pressed, and this is when it ends. */
  ended: { slug: string; endsAt: string } | null;
}

/** Where the mail about a declaration leads: what ends when, and a button. Scanners open links, people press buttons. */
export function PlanEnd({ code, plans, refusal, ended }: PlanEndProps) {
  const texts = useTexts(cancelContractTexts);
  const [only, ...more] = plans;
  const isOne = only !== undefined && more.length === 0;
  const pathTo = usePathTo();
  return (
    <Article
      heading={plans.length > 1 ? texts.endHeadings : texts.endHeading}
      {...(isOne ? { lead: texts.endPlan(only.plan, only.site) } : {})}
    >
      <div className="mt-8 grid max-w-text gap-10">
        <FormAlert refusal={refusal} />
        {plans.length === 0 && (
          <p className="flex flex-wrap gap-3">
            <ButtonLink href={pathTo('cancelContract')}>{texts.toForm}</ButtonLink>
            <ButtonLink href={pathTo('login')} variant="outline">
              {texts.logIn}
            </ButtonLink>
          </p>
        )}
        {plans.map((plan) => (
          <section key={plan.slug} className="grid gap-4">
            {!isOne && <h2 className="font-semibold text-lg">{texts.endPlan(plan.plan, plan.site)}</h2>}
            <OnePlan code={code} plan={plan} endedAt={ended?.slug === plan.slug ? ended.endsAt : null} />
          </section>
        ))}
      </div>
    </Article>
  );
}

function OnePlan({ code, plan, endedAt }: { code: string; plan: EndingPlan; endedAt: string | null }) {
  const texts = useTexts(cancelContractTexts);
  const day = useDay();
  if (endedAt) return <FormDone message={texts.cancelled(day(endedAt))} />;
  if (plan.isCancelled) return <p>{texts.isCancelled(day(plan.endsAt))}</p>;
  return (
    <form method="post" className="grid justify-items-start gap-5">
      <p>{texts.endsOn(day(plan.endsAt))}</p>
      <input type="hidden" name="intent" value="carry-out" />
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="slug" value={plan.slug} />
      <Button type="submit" size="lg" label={`${texts.endNow}: ${plan.site}`}>
        {texts.endNow}
      </Button>
    </form>
  );
}
