// What a merchant sees in the admin: a charge to approve, the code editor at a file, the theme editor's app embeds.
import { type Answer, type Asked, html, readFields, redirect } from '../answer.ts';
import type { AppConfig } from '../app-config.ts';
import { type AppSubscription, approve, type LineItem, sendSubscriptionWebhooks } from '../graphql/billing.ts';
import type { Clock } from '../server.ts';
import type { Shop } from '../shop/shop.ts';
import { readJson, type ThemeSettings } from '../storefront/sections.ts';
import { type Theme, themeFile } from '../themes/theme.ts';
import { adminHtml, adminWords, escapeHtml } from './admin-html.ts';

function itemHtml({ pricing }: LineItem, words: (typeof adminWords)['en']): string {
  if (pricing.kind === 'recurring')
    return `<li>${pricing.price.amount} ${pricing.price.currencyCode} ${pricing.interval === 'ANNUAL' ? words.yearly : words.every}</li>`;
  const { amount, currencyCode } = pricing.cappedAmount;
  return `<li>${words.usage} ${amount} ${currencyCode} ${words.every}: ${escapeHtml(pricing.terms)}</li>`;
}

function chargeHtml(shop: Shop, app: AppConfig, subscription: AppSubscription): string {
  const { locale } = shop.user;
  const words = adminWords[locale];
  return adminHtml(
    `${words.charge} · ${shop.details.name}`,
    `<h1>${words.charge}</h1><h2>${escapeHtml(app.title)}: ${escapeHtml(subscription.name)}</h2>
<ul>${subscription.lineItems.map((item) => itemHtml(item, words)).join('')}</ul>
${subscription.trialDays ? `<p>${words.trial} ${subscription.trialDays} ${words.days}</p>` : ''}
${subscription.isTest ? `<p>${words.test}</p>` : ''}
<form method="post"><button class="primary" name="decision" value="approve">${words.approve}</button>
<button name="decision" value="decline">${words.decline}</button></form>`,
    locale,
  );
}

/** Null: no such charge is waiting. */
export function chargeAnswer(asked: Asked, shop: Shop, app: AppConfig, clock: Clock): Answer | null {
  const id = Number(/^\/admin\/charges\/[\w-]+\/(\d+)\//.exec(asked.path)?.[1]);
  const all = shop.installation?.subscriptions ?? [];
  const subscription = all.find((own) => own.id === id);
  if (!subscription) return null;
  // Once decided, the page leads back to the app.
  if (subscription.status !== 'PENDING') return redirect(shop.adminUrl(`/apps/${app.handle}`));
  if (asked.method === 'GET') return html(chargeHtml(shop, app, subscription));
  if (readFields(asked).get('decision') !== 'approve') {
    subscription.status = 'DECLINED';
    subscription.updatedAt = shop.now();
    sendSubscriptionWebhooks(shop, [subscription]);
    return redirect(shop.adminUrl(`/apps/${app.handle}`));
  }
  sendSubscriptionWebhooks(shop, approve(all, subscription, clock));
  const target = new URL(subscription.returnUrl);
  target.searchParams.set('charge_id', String(subscription.id));
  return redirect(target.href);
}

const SETTINGS = 'config/settings_data.json';

function codeHtml(shop: Shop, theme: Theme, filename: string): string {
  const words = adminWords[shop.user.locale];
  const names = [...theme.files.keys()].map(
    (name) =>
      `<li><a href="?key=${encodeURIComponent(name)}"${name === filename ? ' aria-current="page"' : ''}>${escapeHtml(name)}</a></li>`,
  );
  const text = theme.files.get(filename)?.bytes.toString();
  return adminHtml(
    `Edit ~ ${theme.name}`,
    `<h1>${escapeHtml(theme.name)}</h1><ul>${names.join('')}</ul>${
      text === undefined
        ? ''
        : `<form method="post"><h2>${escapeHtml(filename)}</h2><textarea name="content" aria-label="${escapeHtml(filename)}" rows="30" cols="80">${escapeHtml(text)}</textarea><button class="primary">${words.save}</button></form>`
    }`,
    shop.user.locale,
  );
}

const blockType = (app: AppConfig, name: string) => `shopify://apps/${app.handle}/blocks/${name}/${app.extensionUuid}`;

/** Switches an app embed on or off, as the theme editor saves it. */
export function setEmbed(shop: Shop, theme: Theme, app: AppConfig, name: string, isOn: boolean): void {
  const data = readJson<ThemeSettings>(theme, SETTINGS) ?? { current: {} };
  const current = typeof data.current === 'string' ? {} : data.current;
  const type = blockType(app, name);
  const blocks = { ...current.blocks };
  const key = Object.keys(blocks).find((own) => blocks[own]?.type === type) ?? String(shop.nextId());
  blocks[key] = { type, disabled: !isOn, settings: blocks[key]?.settings ?? {} };
  const text = JSON.stringify({ ...data, current: { ...current, blocks } }, null, 2);
  theme.files.set(SETTINGS, themeFile(SETTINGS, text, shop.now(), theme.files.get(SETTINGS)?.createdAt));
  shop.sendThemeWebhook('themes/update', theme);
}

function isEmbedOn(theme: Theme, type: string): boolean {
  const data = readJson<ThemeSettings>(theme, SETTINGS);
  const blocks = typeof data?.current === 'object' ? Object.values(data.current.blocks ?? {}) : [];
  return blocks.some((block) => block.type === type && !block.disabled);
}

function embedsHtml(shop: Shop, theme: Theme, app: AppConfig, activate: string | null): string {
  const words = adminWords[shop.user.locale];
  const rows = Object.keys(app.embeds).map((name) => {
    // A link may ask to have an embed switched on; saving is still the merchant's.
    const isOn =
      isEmbedOn(theme, blockType(app, name)) ||
      [app.apiKey, app.extensionUuid].some((id) => activate === `${id}/${name}`);
    return `<li><label><input type="checkbox" name="embed" value="${escapeHtml(name)}"${isOn ? ' checked' : ''}> ${escapeHtml(app.title)}: ${escapeHtml(name)}</label></li>`;
  });
  return adminHtml(
    `App embeds · ${theme.name}`,
    `<h1>App embeds</h1><form method="post"><ul>${rows.join('')}</ul><button class="primary">${words.save}</button></form>`,
    shop.user.locale,
  );
}

/** `path` is below /store/{handle}; null: no such theme. */
export function themePageAnswer(asked: Asked, path: string, shop: Shop, app: AppConfig): Answer | null {
  const [, id, editor] = /^\/themes\/(\d+|current)(\/editor)?$/.exec(path) ?? [];
  const theme = id === 'current' ? shop.publishedTheme : shop.themes.find((own) => String(own.id) === id);
  if (!theme) return null;
  if (editor) {
    if (asked.method !== 'POST') return html(embedsHtml(shop, theme, app, asked.query.get('activateAppId')));
    const on = new URLSearchParams(asked.body.toString()).getAll('embed');
    for (const name of Object.keys(app.embeds)) setEmbed(shop, theme, app, name, on.includes(name));
    return redirect(shop.adminUrl(`${path}?context=apps`));
  }
  const filename = asked.query.get('key') ?? '';
  if (asked.method !== 'POST') return html(codeHtml(shop, theme, filename));
  // Browsers send line ends of forms as CRLF.
  const text = (readFields(asked).get('content') ?? '').replaceAll('\r\n', '\n');
  theme.files.set(filename, themeFile(filename, text, shop.now(), theme.files.get(filename)?.createdAt));
  shop.sendThemeWebhook('themes/update', theme);
  return redirect(shop.adminUrl(`${path}?key=${encodeURIComponent(filename)}`));
}
