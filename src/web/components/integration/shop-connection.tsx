import { Form, Link, useActionData } from 'react-router';
import type { ShopState } from '#contract/calls/shopify.ts';
import type { ShopTheme } from '#contract/calls/shopify-theme.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { PlanNote } from '#web/components/shopify-theme/plan-note.tsx';
import { ThemePanel, useThemeDone } from '#web/components/shopify-theme/theme-panel.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import type { Refusal } from '#web/forms/call-api.server.ts';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { shopConnectionTexts } from '#web/i18n/shopify/connect.ts';
import { shopHomeTexts } from '#web/i18n/shopify/home.ts';
import { shopThemeTexts } from '#web/i18n/shopify/theme.ts';
import { useProject } from '#web/layouts/project.tsx';
import { usePathTo } from '#web/paths.ts';

/** The Shopify app on the project's own settings: connect the shop, or see what its theme needs. */
export function ShopConnection({ shop, theme }: { shop: ShopState | null; theme: ShopTheme | null }) {
  const texts = useTexts(shopConnectionTexts);
  const { heading } = useTexts(shopThemeTexts);
  const { seeItWork } = useTexts(shopHomeTexts);
  const actions = useAction(useThemeDone());
  const pathTo = usePathTo();
  const projectSlug = useProject().slug;
  const language = useLanguage();
  const problem = shop?.pages.problem;
  return (
    <section className="mb-12 grid max-w-3xl gap-5">
      {shop && shop.state !== 'uninstalled' ? (
        <>
          {problem && <FormAlert refusal={{ message: problem[language] }} />}
          <p className="flex flex-wrap items-center gap-3 text-sm">
            <Badge tone="good">{texts.connectedTo(shop.shop.name)}</Badge>
            <a className="underline" href={shop.shop.appUrl}>
              {texts.openApp}
            </a>
          </p>
          {theme && <h2 className="font-display font-[600] text-xl">{heading}</h2>}
          {theme && (
            <ThemePanel
              shop={theme}
              {...actions}
              planNote={<PlanNote pages={shop.pages} plan={pathTo('settingsPlan', { projectSlug })} />}
              next={
                // The setup's last step waits for a share.
                <Link className={buttonClass('signal')} to={`${pathTo('dashboard', { projectSlug })}?onboarding=3`}>
                  {seeItWork}
                </Link>
              }
            />
          )}
        </>
      ) : (
        <ConnectForm />
      )}
      <h2 className="mt-6 font-display font-[600] text-xl">{texts.byHandTitle}</h2>
    </section>
  );
}

/** For those who run Linkbild and have no app yet. */
export function AppSetupHint() {
  const texts = useTexts(shopConnectionTexts);
  const pathTo = usePathTo();
  return (
    <p className="mb-8 max-w-text text-ink-soft text-sm">
      {texts.operator}{' '}
      <a className="underline" href={`${pathTo('developers')}#shopify-app`}>
        {texts.operatorLink}
      </a>
    </p>
  );
}

/** Installing begins at Shopify, which asks for the store. */
function ConnectForm() {
  const texts = useTexts(shopConnectionTexts);
  const answer = useActionData() as { refusal?: Refusal | null } | undefined;
  return (
    <Form method="post" className="grid gap-4">
      <h2 className="font-display font-[600] text-xl">{texts.settingsTitle}</h2>
      <p className="max-w-text text-ink-soft text-sm">{texts.access}</p>
      {answer?.refusal && <FormAlert refusal={answer.refusal} />}
      <p>
        <Button type="submit" variant="signal" name="intent" value="connect">
          {texts.installButton}
        </Button>
      </p>
      <p className="max-w-text text-ink-soft text-sm">{texts.installNext}</p>
    </Form>
  );
}
