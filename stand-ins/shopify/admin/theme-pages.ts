// Targets of deep links: the list of themes, the code editor at a file, the theme editor's app embeds.
import { type Answer, type Asked, html, readFields, redirect } from '../answer.ts';
import type { AppConfig } from '../app-config.ts';
import type { Shop } from '../shop/shop.ts';
import { readJson, type ThemeSettings } from '../storefront/sections.ts';
import { type Theme, themeFile } from '../themes/theme.ts';
import { adminHtml, adminWords, escapeHtml } from './admin-html.ts';

const SETTINGS = 'config/settings_data.json';

function listHtml(shop: Shop): string {
  const rows = shop.themes.map(
    (theme) => `<li><h2>${escapeHtml(theme.name)}</h2> <span>${theme.role.toLowerCase()}</span>
<a href="${shop.storefrontUrl}/?preview_theme_id=${theme.id}">Preview</a>
<form method="post"><button name="publish" value="${theme.id}">Publish</button></form></li>`,
  );
  return adminHtml('Themes', `<h1>Themes</h1><ul>${rows.join('')}</ul>`, shop.user.locale);
}

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
  shop.tellTheme('themes/update', theme);
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
    const isOn = isEmbedOn(theme, blockType(app, name)) || activate === `${app.extensionUuid}/${name}`;
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
  if (path === '/themes') {
    const id = asked.method === 'POST' ? readFields(asked).get('publish') : undefined;
    const chosen = shop.themes.find((theme) => String(theme.id) === id);
    if (chosen) shop.publishTheme(chosen);
    return asked.method === 'POST' ? redirect(shop.adminUrl('/themes')) : html(listHtml(shop));
  }
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
  shop.tellTheme('themes/update', theme);
  return redirect(shop.adminUrl(`${path}?key=${encodeURIComponent(filename)}`));
}
