import { useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { ProjectSummary } from '#contract/entities/user.ts';
import { api } from '#web/browser-client.ts';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { installTexts } from '#web/i18n/project/integration.ts';
import { shopConnectionTexts } from '#web/i18n/shopify/connect.ts';
import { usePathTo } from '#web/paths.ts';

/** The Shopify app: its installation, which begins at Shopify, or the app itself once the store has it. */
export function ShopAppInstall({ project }: { project: Pick<ProjectSummary, 'id' | 'slug'> }) {
  const texts = useTexts(installTexts);
  const connect = useTexts(shopConnectionTexts);
  const settings = usePathTo()('settingsShopify', { projectSlug: project.slug });
  const isSending = useNavigation().formAction === settings;
  const [appUrl, setAppUrl] = useState<string | null>(null);
  useEffect(() => {
    api.getShop({ params: { id: String(project.id) } }).then(
      ({ state, shop }) => setAppUrl(state === 'uninstalled' ? null : shop.appUrl),
      // Not connected yet.
      () => setAppUrl(null),
    );
  }, [project.id]);
  return (
    <div className="grid gap-4 text-sm">
      <p className="text-ink-soft">{texts.pluginText}</p>
      {appUrl !== null ? (
        <p>
          <ButtonLink href={appUrl}>{connect.openApp}</ButtonLink>
        </p>
      ) : (
        <>
          <p className="text-ink-soft">{connect.access}</p>
          {/* The settings' own action: where it is refused, that screen says why. */}
          <Form method="post" action={settings}>
            <Button type="submit" name="intent" value="connect" state={isSending ? 'loading' : 'idle'}>
              {connect.installButton}
            </Button>
          </Form>
          <p className="text-ink-soft">{connect.installNext}</p>
        </>
      )}
    </div>
  );
}
