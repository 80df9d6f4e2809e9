import type { Language } from '#domain/language.ts';
import { displayFont } from '#flows/reports/draw-report-image.ts';
import { type CampaignRow, findCampaign } from '#io/db/queries/operation/campaigns.ts';
import { contentHash } from '#io/files/file-store.ts';
import type { Io } from '#io/io.ts';
import type { Renderer } from '#io/render/renderer.ts';

// The sharing image of a campaign's landing page, drawn from its own words. Threat: a flood of addresses makes the
// server draw. Layers: only words of the super admin are drawn; any version gives the current image, which is drawn once
// and kept in memory; requests at the same time wait for the same drawing.

type Parts = Pick<Io, 'db' | 'log'> & { renderer: Pick<Renderer, 'render'> };

/** Incremented with every change of the layout. */
const LAYOUT = 1;
/** More campaigns than run at once. */
const MAX_CACHED = 20;

// WhatsApp cuts 4 % off each side, so the text keeps its distance from the edge.
const html = `<div style="display:flex;flex-direction:column;justify-content:space-between;width:1200px;height:630px;padding:72px 80px;background-color:#1c1916;color:#fbfaf7;font-family:Display">
  <div style="display:flex;align-items:center;gap:20px"><svg width="60" height="60" viewBox="0 0 32 32" fill="none" stroke-width="4"><path stroke="#ff6a3d" d="M12 18.5V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H14a2 2 0 0 1-2-2v-.5"/><path stroke="#fbfaf7" d="M15.5 10H16a6 6 0 0 1 0 12H8A6 6 0 0 1 8 10h.5"/></svg><div style="font-size:40px;font-weight:640;letter-spacing:-1px">Linkbild</div></div>
  <div style="font-size:{{ size }}px;line-height:1.08;letter-spacing:-2px;font-weight:640;width:1000px;line-clamp:3;overflow:hidden">{{ title }}</div>
  <div style="display:flex;flex-direction:column;gap:10px;font-size:32px;font-weight:640;color:#d8d2c8">{% for offer in offers %}<div style="width:1020px;line-clamp:1;overflow:hidden">{{ offer }}</div>{% endfor %}</div>
</div>`;

const SHOWN_OFFERS = 2;

const wordsOf = ({ texts }: Pick<CampaignRow, 'texts'>, language: Language) => ({
  title: texts[language].title,
  offers: texts[language].offers.slice(0, SHOWN_OFFERS),
});

const versionOf = (row: Pick<CampaignRow, 'texts'>, language: Language) =>
  contentHash(new TextEncoder().encode(JSON.stringify([LAYOUT, wordsOf(row, language)]))).slice(0, 10);

/** The URL changes with the image, because platforms cache what they fetched. */
export const campaignImagePath = (row: Pick<CampaignRow, 'texts' | 'token'>, language: Language): string =>
  `/site/campaign/${versionOf(row, language)}/${row.token}-${language}.jpg`;

/** Null: no such campaign, or it could not be drawn just now. */
export function createCampaignImages(io: Parts) {
  const cache = new Map<string, Promise<Uint8Array | null>>();

  async function draw(row: CampaignRow, language: Language): Promise<Uint8Array | null> {
    const words = wordsOf(row, language);
    const size = words.title.length > 70 ? 64 : words.title.length > 40 ? 78 : 96;
    const data = { ...words, language, size };
    const drawn = await io.renderer.render({ share: 'campaigns', html, data, format: 'jpeg', fonts: [displayFont()] });
    if (!drawn.ok) io.log.warn({ token: row.token, reason: drawn.reason }, 'the image of a campaign was not drawn');
    return drawn.ok ? drawn.bytes : null;
  }

  return async (token: string, language: Language): Promise<Uint8Array | null> => {
    const row = await findCampaign(io.db, token);
    if (!row) return null;
    const key = campaignImagePath(row, language);
    const known = cache.get(key);
    if (known) return known;
    const drawing = draw(row, language);
    cache.set(key, drawing);
    if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value ?? '');
    const bytes = await drawing.catch(() => null);
    if (!bytes) cache.delete(key);
    return bytes;
  };
}
