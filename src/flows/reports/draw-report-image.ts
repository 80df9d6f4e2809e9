import { readFileSync } from 'node:fs';
import type { ShownLook } from '#contract/calls/agency-look.ts';
import { accentOf } from '#domain/agency-look/agency-look.ts';
import { type ScoreBand, scoreBandOf } from '#domain/audit/scoring/score-band.ts';
import type { Language } from '#domain/language.ts';
import type { AssetFont } from '#io/render/fonts/fonts.ts';
import type { Renderer } from '#io/render/renderer.ts';

// The sharing image of a public report: the site and the score, readable at the size of a stamp.

interface ScoreImage {
  language: Language;
  /** The audited site or page. */
  address: string;
  score: number;
  issues: number;
  /** Of the agency, in place of ours. */
  look?: (Pick<ShownLook, 'name' | 'color'> & { logoBytes: Uint8Array | null }) | null;
}

interface ReportImage extends ScoreImage {
  /** In words: `20 of 68 pages`. */
  pages: string;
}

/** Names the logo for the renderer, which gets its bytes from here; nothing is fetched. */
const LOGO = 'https://logo.invalid/logo.png';
const scoreColours: Record<ScoreBand, string> = { good: '#1f6b43', fair: '#8a5a00', poor: '#8a5a00', bad: '#a8123a' };
const CIRCUMFERENCE = 2 * Math.PI * 54;

const words = {
  en: {
    audit: 'Link preview audit',
    preview: 'When this link is shared',
    outOf: 'of 100',
    issues: (issues: number) => (issues === 1 ? '1 thing to fix' : `${issues} things to fix`),
    good: 'Nothing to fix',
  },
  de: {
    audit: 'Audit der Linkvorschauen',
    preview: 'Wenn dieser Link geteilt wird',
    outOf: 'von 100',
    issues: (issues: number) => (issues === 1 ? '1 Empfehlung' : `${issues} Empfehlungen`),
    good: 'Nichts zu tun',
  },
};

// WhatsApp cuts 4 % off each side, so the text keeps its distance from the edge.
const html = `<div style="display:flex;width:1200px;height:630px;background-color:#fbfaf7;color:#1c1916;font-family:Display">
  <div style="display:flex;flex-direction:column;justify-content:space-between;width:730px;padding:72px 0 72px 80px">
    {% if logo %}<img src="{{ logo }}" style="height:76px;width:420px;object-fit:contain;object-position:left"/>{% elsif agencyName %}<div style="font-size:40px;font-weight:640;letter-spacing:-1px;width:640px;line-clamp:1;overflow:hidden">{{ agencyName }}</div>{% elsif hasAgencyLook %}<div style="height:60px"></div>{% else %}<div style="display:flex;align-items:center;gap:20px"><svg width="60" height="60" viewBox="0 0 32 32" fill="none" stroke-width="4"><path stroke="#c8350b" d="M12 18.5V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H14a2 2 0 0 1-2-2v-.5"/><path stroke="#1c1916" d="M15.5 10H16a6 6 0 0 1 0 12H8A6 6 0 0 1 8 10h.5"/></svg><div style="font-size:40px;font-weight:640;letter-spacing:-1px">Linkbild</div></div>{% endif %}
    <div style="display:flex;flex-direction:column;gap:18px">
      <div style="font-size:32px;font-weight:640;color:{{ accent }}">{{ heading }}</div>
      <div style="font-size:{{ size }}px;line-height:1.05;letter-spacing:-2px;font-weight:640;width:640px;overflow-wrap:anywhere;line-clamp:3;overflow:hidden">{{ address }}</div>
    </div>
    <div style="font-size:32px;font-weight:640;color:#57514a">{{ summary }}</div>
  </div>
  <div style="display:flex;position:relative;align-items:center;justify-content:center;width:400px;height:630px">
    <div style="display:flex;position:absolute;left:20px;top:135px"><svg width="360" height="360" viewBox="0 0 120 120" fill="none" stroke-width="6"><circle cx="60" cy="60" r="54" stroke="#e3dfd6"/>{% if score > 0 %}<circle cx="60" cy="60" r="54" stroke="{{ colour }}" stroke-linecap="round" stroke-dasharray="{{ filled }} {{ circumference }}" transform="rotate(-90 60 60)"/>{% endif %}</svg></div>
    <div style="display:flex;flex-direction:column;align-items:center">
      <div style="font-size:150px;line-height:1;letter-spacing:-5px;font-weight:640;color:{{ colour }}">{{ score }}</div>
      <div style="font-size:30px;font-weight:640;color:#6e675e;margin-top:6px">{{ outOf }}</div>
    </div>
  </div>
</div>`;

export function drawReportImage(renderer: Pick<Renderer, 'render'>, report: ReportImage): Promise<Uint8Array | null> {
  const { audit, issues } = words[report.language];
  const summary = `${report.pages} · ${issues(report.issues)}`;
  return drawScore(renderer, report, { heading: audit, summary, quota: 'reports', format: 'png' });
}

/** The sharing image of a page checked on /preview. */
export function drawCheckedPage(renderer: Pick<Renderer, 'render'>, page: ScoreImage): Promise<Uint8Array | null> {
  const { preview, issues, good } = words[page.language];
  const summary = page.issues === 0 ? good : issues(page.issues);
  return drawScore(renderer, page, { heading: preview, summary, quota: 'checked-pages', format: 'jpeg' });
}

interface Frame {
  heading: string;
  summary: string;
  quota: string;
  format: 'png' | 'jpeg';
}

async function drawScore(
  renderer: Pick<Renderer, 'render'>,
  { language, address, score, look = null }: ScoreImage,
  { heading, summary, quota, format }: Frame,
): Promise<Uint8Array | null> {
  const { outOf } = words[language];
  const colour = scoreColours[scoreBandOf(score)];
  const data = {
    language,
    heading,
    outOf,
    // Breaks after a slash first, and inside a part only if it is longer than the line.
    address: address.replaceAll('/', '/\u200b'),
    score,
    colour,
    summary,
    size: address.length > 24 ? 56 : address.length > 16 ? 68 : 82,
    circumference: CIRCUMFERENCE,
    filled: (CIRCUMFERENCE * score) / 100,
    accent: (look?.color && accentOf(look.color)?.signal) || '#c8350b',
    hasAgencyLook: look !== null,
    agencyName: look?.name || null,
    logo: look?.logoBytes ? LOGO : null,
  };
  const loadImage = async (url: string) => (url === LOGO ? (look?.logoBytes ?? null) : null);
  const drawn = await renderer.render({ quota, html, data, format, fonts: [displayFont()], loadImage });
  return drawn.ok ? drawn.bytes : null;
}

let font: AssetFont | null = null;

/** The identity's own headline font; the renderer has fonts for every other script. */
export function displayFont(): AssetFont {
  const file = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
  font ??= { family: 'Display', weight: 640, data: readFileSync(new URL(import.meta.resolve(file))) };
  return font;
}
