import { readFileSync, statSync } from 'node:fs';
import { type Checked, type CheckedPage, nameOf } from '#cli/targets/checked.ts';
import type { DescribedAudit } from '#contract/entities/described-audit.ts';
import type { CardContent, CardImage } from '#domain/audit/emulation/card.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { describeAudit } from '#domain/audit/texts/describe-audit.ts';
import { groupLimits } from '#domain/audit/texts/group-limits.ts';
import { nameList } from '#domain/audit/texts/name-list.ts';
import { pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import { escapeAttribute } from '#domain/audit/texts/paste-tag.ts';
import type { Language, Text } from '#domain/language.ts';
import { readImageHeader } from '#io/fetch/image-headers/read-image-header.ts';
import { firstPlatforms } from './report-text.ts';

// One file without scripts. Everything from a page is escaped, and the policy below allows only images.

const words = {
  title: { en: 'Link preview report', de: 'Bericht zur Linkvorschau' },
  score: { en: 'Score', de: 'Punktzahl' },
  whatToDo: { en: 'What to fix', de: 'Empfehlungen' },
  nothing: { en: 'Nothing to fix.', de: 'Nichts zu tun.' },
  noTitle: { en: 'no title', de: 'kein Titel' },
  noDescription: { en: 'no description', de: 'keine Beschreibung' },
  bareLink: { en: 'No card, link only.', de: 'Keine Karte, nur der Link.' },
  pages: { en: 'Pages', de: 'Seiten' },
  unread: { en: 'Couldn’t be read', de: 'Nicht lesbar' },
  inBuild: { en: 'Image in the build:', de: 'Bild im Build:' },
  from: { en: 'How the score is calculated', de: 'So entsteht die Punktzahl' },
  more: { en: 'More platforms', de: 'Weitere Plattformen' },
} satisfies Record<string, Text>;

const style = `
:root{color-scheme:light dark;--ink:#1c1916;--paper:#fbfaf7;--line:#ddd6cb;--soft:#6d665c}
@media(prefers-color-scheme:dark){:root{--ink:#f2eee7;--paper:#191715;--line:#3d3832;--soft:#a89f92}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:72rem;margin:2rem auto;padding:0 1rem}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(19rem,1fr));gap:1.5rem;list-style:none;padding:0}
.card{border:1px solid var(--line);border-radius:8px;overflow:hidden}.card p{margin:.25rem .75rem}.image{display:block;width:100%;aspect-ratio:1.91;object-fit:cover;background:center/cover no-repeat}
.card.sm{display:flex}.card.sm .image{flex:none;width:6rem;height:6rem;aspect-ratio:1}.title{font-weight:600}.soft,.host{color:var(--soft);font-size:.875rem}
pre{overflow:auto;padding:.75rem;border:1px solid var(--line);border-radius:6px}h1,nav li{overflow-wrap:anywhere}section{margin-bottom:4rem}`;

/** `siteScore`: of several pages together. */
export function reportHtml(checked: Checked, siteScore: number | null, language: Language): string {
  const images = readBuildImages(checked.pages);
  const sections = checked.pages.map((page, at) => ({
    id: `page-${at + 1}`,
    name: nameOf(page),
    audit: describeAudit(page.audit, language),
  }));
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer"><title>${words.title[language]}</title><style>${style}
${images.rules.join('\n')}</style></head><body>
${siteScore === null ? '' : `<p>${words.score[language]}: <strong>${siteScore}/100</strong></p>`}
${siteScore === null ? '' : indexOf(sections, checked, language)}
${sections.map((section) => sectionOf(section, images, language)).join('\n')}
</body></html>
`;
}

interface Section {
  id: string;
  /** The file or the address. */
  name: string;
  audit: DescribedAudit;
}

/** Where to look first: the pages with the lowest score. */
function indexOf(sections: readonly Section[], { unread }: Checked, language: Language): string {
  const rows = sections
    .toSorted((a, b) => a.audit.score - b.audit.score)
    .map(({ id, name, audit }) => `<li><a href="#${id}">${escapeAttribute(name)}</a> ${audit.score}/100</li>`);
  const failed = unread.map(
    ({ url, file, reason }) => `<li>${escapeAttribute(`${file ?? url}: ${pageFailureTexts[reason][language]}`)}</li>`,
  );
  const unreadList = failed.length === 0 ? '' : `<h2>${words.unread[language]}</h2><ul>${failed.join('\n')}</ul>`;
  return `<nav><h2>${words.pages[language]}</h2><ol>${rows.join('\n')}</ol>${unreadList}</nav>`;
}

function sectionOf({ id, name, audit }: Section, images: BuildImages, language: Language): string {
  const first = firstPlatforms(audit);
  const others = audit.platforms.filter((one) => !first.includes(one));
  const cardsOf = (platforms: DescribedAudit['platforms']) =>
    `<ul class="cards">${platforms.map((one) => cardItem(one, images, language)).join('\n')}</ul>`;
  const more =
    others.length === 0
      ? ''
      : `<details><summary>${words.more[language]} (${others.length})</summary>${cardsOf(others)}</details>`;
  return `<section id="${id}"><h1>${escapeAttribute(name)}</h1><p>${words.score[language]}: <strong>${audit.score}/100</strong></p>
${cardsOf(first)}${more}<h2>${words.whatToDo[language]}</h2>${issueList(audit.issues, language)}</section>`;
}

function cardItem(
  { platform, card, checks, score, scoreParts }: DescribedAudit['platforms'][number],
  images: BuildImages,
  language: Language,
): string {
  const parts = checks
    .filter(({ weight }) => weight > 0)
    .map(({ id, weight, outcome }) => `${outcome === 'pass' ? '✔' : '✖'} ${id} ${weight}`)
    .join('<br>');
  return `<li><h3>${platformNames[platform]} <span class="soft">${score}/100</span></h3>
${cardOf(card, images, language)}
<p class="soft">${card.reasons.map(escapeAttribute).join(' ')}</p>
<details class="soft"><summary>${words.from[language]}</summary>${parts}<br>× ${scoreParts.multiplier}</details></li>`;
}

function issueList(all: DescribedAudit['issues'], language: Language): string {
  const issues = all.map(({ text, detail, advice, where, paste, gain, consequences, limits, platforms }) => {
    const on = platforms.map((id) => platformNames[id]).join(', ');
    const place = where === null ? '' : `<br>${escapeAttribute(where)}`;
    const code = paste === null ? '' : `<pre><code>${escapeAttribute(paste)}</code></pre>`;
    const said = [detail, advice].filter((one) => one !== null).join(' ');
    const more = [
      ...(gain ? [gain.text] : []),
      ...groupLimits(limits, (limit) => limit.text).map(
        (limit) => `${nameList(limit.platforms, language)}: ${limit.text}`,
      ),
      ...consequences.map((one) => one.text),
    ].map((line) => `<br><span class="soft">${escapeAttribute(line)}</span>`);
    return `<li><strong>${escapeAttribute(text)}</strong> <span class="soft">${on}</span><br>${escapeAttribute(said)}${more.join('')}${place}${code}</li>`;
  });
  return issues.length === 0 ? `<p>${words.nothing[language]}</p>` : `<ul>${issues.join('\n')}</ul>`;
}

function cardOf(card: CardContent, images: BuildImages, language: Language): string {
  if (!card.isShown) return `<p class="soft">${words.bareLink[language]}</p>`;
  const image = card.image !== null && card.layout !== 'hidden' ? imageOf(card.image, images, language) : '';
  const title = escapeAttribute(card.title ?? words.noTitle[language]);
  const description =
    card.lines.description === 0 ? '' : `<p>${escapeAttribute(card.description ?? words.noDescription[language])}</p>`;
  return `<div class="card ${card.layout === 'lg' ? 'lg' : 'sm'}">${image}<div><p class="title">${title}</p>${description}<p class="host">${escapeAttribute(card.host)}</p></div></div>`;
}

function imageOf({ url, alt }: CardImage, { classes, left }: BuildImages, language: Language): string {
  const own = classes.get(url);
  const text = escapeAttribute(alt ?? '');
  if (own !== undefined) return `<div class="image ${own}" role="img" aria-label="${text}"></div>`;
  if (left.has(url)) return `<p class="soft">${words.inBuild[language]} ${escapeAttribute(new URL(url).pathname)}</p>`;
  return `<img class="image" src="${escapeAttribute(url)}" alt="${text}" loading="lazy">`;
}

/** The images of a build are nowhere on the web yet, so a report carries them; beyond this it would not open well. */
const MAX_BYTES = 20_000_000;

/** Not SVG: inside of it could be anything. */
const mimeTypes: ReadonlyMap<string, string> = new Map([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
  ['avif', 'image/avif'],
]);

/** What a report shows for images of a build, by address: a class whose rule has the bytes once, or the file's name. */
interface BuildImages {
  rules: string[];
  classes: ReadonlyMap<string, string>;
  /** In the build, but not in the report. */
  left: ReadonlySet<string>;
}

function readBuildImages(pages: readonly CheckedPage[]): BuildImages {
  const rules: string[] = [];
  const classes = new Map<string, string>();
  const left = new Set<string>();
  let bytes = 0;
  for (const [url, path] of pages.flatMap(({ imageFiles }) => [...(imageFiles ?? [])])) {
    if (classes.has(url) || left.has(url)) continue;
    const { size } = statSync(path);
    const rule = bytes + size > MAX_BYTES ? null : ruleOf(`image-${rules.length + 1}`, readFileSync(path));
    if (rule === null) left.add(url);
    else {
      bytes += size;
      rules.push(rule);
      classes.set(url, `image-${rules.length}`);
    }
  }
  return { rules, classes, left };
}

function ruleOf(name: string, bytes: Buffer): string | null {
  const mime = mimeTypes.get(readImageHeader(bytes).type ?? '');
  return mime === undefined ? null : `.${name}{background-image:url(data:${mime};base64,${bytes.toString('base64')})}`;
}
