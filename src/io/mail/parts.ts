import { scoreBandOf } from '#domain/audit/scoring/score-band.ts';
import { type Html, html } from './html.ts';
import { light, scoreColours } from './look.ts';

// The parts that mails are made of. Every part is a row of the mail's one column.

export interface MailButton {
  label: string;
  url: string;
}

/** An image by its URL. Many mail programs load no images, so the alternative text must say the same. */
export interface MailImage {
  caption: string;
  url: string;
  alt: string;
}

/** Instructions, most important first. A single item has no number. */
export interface MailList {
  heading?: string;
  items: { title: string; text: string; note: string }[];
}

export const paragraph = (text: string): Html =>
  html`<p class="t-ink" style="margin:0 0 16px;font-size:16px;line-height:25px;color:${light.ink}">${text}</p>`;

/** Another person's text, line by line. */
export const quotePart = ({ label, lines }: { label: string; lines: string[] }): Html =>
  html`<p class="t-faint" style="margin:0 0 6px;font-size:13px;line-height:20px;color:${light.faint}">${label}</p><p class="t-ink line" style="margin:0 0 16px;padding:0 0 0 14px;border-left:3px solid ${light.line};font-size:16px;line-height:25px;color:${light.ink};word-break:break-word">${lines.map((one, index) => (index === 0 ? html`${one}` : html`<br>${one}`))}</p>`;

export const note = (text: string): Html =>
  html`<p class="t-faint" style="margin:0 0 8px;font-size:13px;line-height:20px;color:${light.faint}">${text}</p>`;

/** The table cell has the padding, because Outlook on Windows ignores the padding of links. */
export const buttonPart = ({ label, url }: MailButton): Html =>
  html`<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 28px"><tr><td class="g-signal" align="center" bgcolor="${light.signal}" style="background-color:${light.signal};border-radius:6px;mso-padding-alt:14px 26px"><a class="t-onSignal" href="${url}" style="display:inline-block;padding:14px 26px;font-size:16px;line-height:20px;font-weight:600;color:${light.onSignal};text-decoration:none;border-radius:6px">${label}</a></td></tr></table>`;

export const addressPart = (words: string, url: string): Html =>
  html`${note(words)}<p style="margin:0 0 24px;font-size:13px;line-height:20px;word-break:break-all"><a class="t-signal" href="${url}" style="color:${light.signal}">${url}</a></p>`;

export const codePart = ({ label, value }: { label: string; value: string }): Html =>
  html`${paragraph(label)}<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr><td class="g-ground" bgcolor="${light.ground}" style="padding:14px 22px;background-color:${light.ground};border-radius:6px"><span class="t-ink" style="font-size:28px;line-height:34px;font-weight:700;letter-spacing:0.1em;color:${light.ink}">${value}</span></td></tr></table>`;

export function scorePart({ value, outOf }: { value: number; outOf: string }): Html {
  const colour = scoreColours[scoreBandOf(value)];
  return html`<p style="margin:0 0 12px;line-height:64px"><span class="t-${colour}" style="font-size:64px;line-height:64px;font-weight:700;letter-spacing:-0.04em;color:${light[colour]}">${value}</span>&nbsp;<span class="t-faint" style="font-size:18px;color:${light.faint}">${outOf}</span></p>`;
}

/** The whole image links to the button's target. */
export const imagePart = ({ caption, url, alt }: MailImage, href: string, width: number): Html =>
  html`<p class="t-soft" style="margin:8px 0 10px;font-size:14px;line-height:21px;color:${light.soft}">${caption}</p><a href="${href}" style="text-decoration:none"><img class="t-soft" src="${url}" alt="${alt}" width="${width}" style="display:block;width:100%;max-width:${width}px;height:auto;margin:0 0 28px;border-radius:8px;font-size:14px;line-height:21px;color:${light.soft}"></a>`;

function itemPart({ title, text, note: said }: MailList['items'][number], number: number | null): Html {
  const cell = `padding:14px 0;border-top:1px solid ${light.line}`;
  const count = html`<td class="line t-signal" valign="top" width="32" style="${cell};font-size:16px;line-height:23px;font-weight:700;color:${light.signal}">${number ?? ''}</td>`;
  const more = (words: string, tone: 'soft' | 'faint', size: string) =>
    words === '' ? '' : html`<p class="t-${tone}" style="margin:4px 0 0;${size};color:${light[tone]}">${words}</p>`;
  return html`<tr>${number === null ? '' : count}<td class="line" valign="top" style="${cell}"><p class="t-ink" style="margin:0;font-size:16px;line-height:23px;font-weight:600;color:${light.ink}">${title}</p>${more(text, 'soft', 'font-size:14px;line-height:21px')}${more(said, 'faint', 'font-size:13px;line-height:20px')}</td></tr>`;
}

export function listPart({ heading, items }: MailList): Html {
  const top = heading
    ? html`<h2 class="t-ink" style="margin:0 0 12px;font-size:19px;line-height:26px;font-weight:700;color:${light.ink}">${heading}</h2>`
    : '';
  const rows = items.map((one, at) => itemPart(one, items.length > 1 ? at + 1 : null));
  return html`${top}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">${rows}</table>`;
}

/** The same for the text version. */
export const listText = ({ heading, items }: MailList): string[] => [
  ...(heading ? [heading] : []),
  ...items.map(({ title, text, note: said }, at) =>
    [items.length > 1 ? `${at + 1}. ${title}` : title, text, said].filter(Boolean).join('\n'),
  ),
];
