import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { requireProject } from '#web/access/projects.server.ts';
import { userContext } from '#web/access/visitor.server.ts';
import { InstallSteps } from '#web/components/integration/install-steps.tsx';
import { IntegrationFrame } from '#web/components/integration/integration-frame.tsx';
import { AppSetupHint, ShopConnection } from '#web/components/integration/shop-connection.tsx';
import { loadIntegration } from '#web/components/integration/sites.server.ts';
import { actOnTheme } from '#web/components/shopify-theme/theme.server.ts';
import { apiContext } from '#web/context.ts';
import { attempt, textOf } from '#web/forms/call-api.server.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { integrationTexts } from '#web/i18n/project/integration.ts';
import { shopConnectionTexts } from '#web/i18n/shopify/connect.ts';
import { appMeta } from '#web/meta/app-meta.ts';

export const meta = appMeta;

/** With the Shopify app set up, the shop's connection comes first; the way by hand stays. */
export async function loader(args: LoaderFunctionArgs) {
  const integration = await loadIntegration(args);
  const params = { id: String(integration.projectId) };
  const api = args.context.get(apiContext);
  const { ok: shop, refusal } = await attempt(() => api.getShop({ params }));
  const { ok: theme } = shop ? await attempt(() => api.getShopTheme({ params })) : {};
  return {
    integration,
    hasApp: refusal?.code !== 'CALL_NOT_FOUND',
    isOperator: args.context.get(userContext).role === 'superadmin',
    shop: shop ?? null,
    theme: theme ?? null,
  };
}

export async function action({ request, context, url }: ActionFunctionArgs) {
  const { id } = requireProject(context, url);
  const api = context.get(apiContext);
  const form = await request.clone().formData();
  if (textOf(form, 'intent') !== 'connect') return actOnTheme(request, api, id);
  const { ok, refusal } = await attempt(() => api.connectShop({ params: { id: String(id) }, body: {} }));
  if (ok) throw redirect(ok.redirectTo);
  return data({ intent: 'connect', id: '', refusal }, { status: refusal.status });
}

export default function SettingsShopify() {
  const { integration, hasApp, isOperator, shop, theme } = useLoaderData<typeof loader>();
  const { files, projectId, verifiedAt } = integration;
  const { shopifyLead } = useTexts(integrationTexts);
  const { settingsLead: appLead } = useTexts(shopConnectionTexts);
  return (
    <IntegrationFrame name="settingsShopify" lead={hasApp ? appLead : shopifyLead} verifiedAt={verifiedAt}>
      {hasApp && <ShopConnection shop={shop} theme={theme} />}
      {!hasApp && isOperator && <AppSetupHint />}
      <div className="max-w-3xl">
        <InstallSteps system="shopify" files={files.shopify} projectId={projectId} />
      </div>
    </IntegrationFrame>
  );
}
