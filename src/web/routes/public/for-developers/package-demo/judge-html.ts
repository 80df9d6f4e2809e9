import type { Card, CardImage } from '#domain/audit/emulation/card.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { IssueLevel } from '#domain/enumerations.ts';
import type { Language } from '#domain/language.ts';
import { audit, extract } from '#library/index.ts';
import { IMAGES_URL, PAGE_URL, sampleFiles } from './examples.ts';

/** Plain data: the first one comes from the server in an attribute. */
export interface Judged {
  score: number;
  verdict: string;
  platforms: { platform: PlatformId; card: Card; score: number }[];
  issues: { id: string; level: IssueLevel; text: string; advice: string | null }[];
  notChecked: string[];
}

/** A page's text as the package judges it, in one language. */
export function judgeHtml(html: string, language: Language): Judged {
  const found = audit(html, { url: addressIn(html), images: sampleFiles, imagesUrls: [IMAGES_URL], language });
  const { score, verdict, platforms, issues } = found;
  return {
    score,
    verdict,
    platforms: platforms.map((one) => ({
      platform: one.platform,
      card: withoutRequests(one.card, language),
      score: one.score,
    })),
    issues: issues.map(({ id, level, text, advice }) => ({ id, level, text, advice })),
    notChecked: found.notChecked.map(({ text }) => text),
  };
}

/** Where the page says that it is; text alone has no address. */
function addressIn(html: string): string {
  const { og, canonical } = extract(html, { url: PAGE_URL, details: false });
  const own = URL.parse(og.url ?? canonical ?? '');
  return own?.protocol === 'https:' || own?.protocol === 'http:' ? own.href : PAGE_URL;
}

/** A drawn image is a request to its address. Only images of the examples are shown; for others there is a grey area. */
function withoutRequests(card: Card, language: Language): Card {
  const shown = (image: CardImage): CardImage => ({
    ...image,
    url: sampleFiles.find(({ url }) => url === image.url)?.shown(language) ?? PLACEHOLDER,
  });
  return { ...card, image: card.image && shown(card.image), moreImages: card.moreImages.map(shown), favicon: null };
}

/** Hills and a sun, as everywhere for an image that is not there. */
const PLACEHOLDER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><path fill="#c9ccd1" d="M0 0h1200v630H0z"/><path fill="#9aa0a8" d="m330 470 190-250 130 160 80-90 140 180z"/><circle cx="770" cy="220" r="50" fill="#9aa0a8"/></svg>',
)}`;
