import { ApiError } from '#contract/errors.ts';
import { campaignDay, campaignState, chooseBanner } from '#domain/campaign.ts';
import { type Language, languages } from '#domain/language.ts';
import { displayFont } from '#flows/reports/draw-report-image.ts';
import {
  addCampaignCount,
  allCampaigns,
  type CampaignRow,
  countCampaigns,
  findCampaign,
} from '#io/db/queries/operation/campaigns.ts';
import { contentHash } from '#io/files/file-store.ts';
import type { Io } from '#io/io.ts';
import type { Renderer } from '#io/render/renderer.ts';

type Parts = Pick<Io, 'db' | 'now'>;

/** The landing page at /{token}: not found before its first day; after its last it says that the campaign is over. */
export async function showCampaign(io: Parts, token: string, language: Language) {
  const row = await findCampaign(io.db, token);
  const state = row && campaignState(row, campaignDay(io.now()));
  if (!row || state === 'planned') throw new ApiError('NOT_FOUND');
  return {
    token: row.token,
    ...row.texts[language],
    hasBanner: row.bannerLanguages.includes(language),
    isOver: state === 'over',
    imagePath: campaignImagePath(row, language),
  };
}

export async function showBanner(io: Parts, language: Language) {
  const row = chooseBanner(await allCampaigns(io.db), language, campaignDay(io.now()));
  return row && { token: row.token, text: row.texts[language].banner };
}

/** Responds the same whether or not the campaign exists. */
export async function countCampaign(io: Parts, token: string, what: 'views' | 'clicks'): Promise<void> {
  const row = await findCampaign(io.db, token);
  const today = campaignDay(io.now());
  if (row && campaignState(row, today) === 'running') await addCampaignCount(io.db, row.id, today, what);
}

const RECENT_DAYS = 30;

/** All of them, for the super admin. */
export async function listCampaigns(io: Parts) {
  const today = campaignDay(io.now());
  const since = campaignDay(new Date(io.now().getTime() - (RECENT_DAYS - 1) * 86_400_000));
  const [rows, counts] = await Promise.all([allCampaigns(io.db), countCampaigns(io.db, since)]);
  const shown = new Map(languages.map((language) => [language, chooseBanner(rows, language, today)?.id]));
  const none = { views: 0, clicks: 0, recentViews: 0, recentClicks: 0 };
  return rows
    .toSorted((one, other) => one.token.localeCompare(other.token))
    .map((row) => ({
      ...none,
      ...counts.find(({ campaignId }) => campaignId === row.id),
      ...row,
      state: campaignState(row, today),
      bannerShownIn: languages.filter((language) => shown.get(language) === row.id),
    }));
}

// The sharing image of a campaign's landing page, drawn from its own words. Threat: a flood of addresses makes the
// server draw. Layers: only words of the super admin are drawn; any version gives the current image, which is drawn once
// and stays in memory; requests at the same time wait for the same drawing.

type DrawingParts = Pick<Io, 'db' | 'log'> & { renderer: Pick<Renderer, 'render'> };

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
const campaignImagePath = (row: Pick<CampaignRow, 'texts' | 'token'>, language: Language): string =>
  `/site/campaign/${versionOf(row, language)}/${row.token}-${language}.jpg`;

/** Null: no such campaign, or it could not be drawn just now. */
export function createCampaignImages(io: DrawingParts) {
  const cache = new Map<string, Promise<Uint8Array | null>>();

  async function draw(row: CampaignRow, language: Language): Promise<Uint8Array | null> {
    const words = wordsOf(row, language);
    const size = words.title.length > 70 ? 64 : words.title.length > 40 ? 78 : 96;
    const data = { ...words, language, size };
    const drawn = await io.renderer.render({ quota: 'campaigns', html, data, format: 'jpeg', fonts: [displayFont()] });
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
