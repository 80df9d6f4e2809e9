import { mailLine, quotedLines, withoutLinks } from '#domain/format/mail-text.ts';
import type { Language } from '#domain/language.ts';
import type { LegalDocumentName } from '#domain/legal/legal-document.ts';
import { type Operator, operatorLines } from '#domain/operator/operator.ts';
import { Html, html } from './html.ts';
import { font, light, styleSheet, WIDTH } from './look.ts';
import {
  addressPart,
  buttonPart,
  codePart,
  imagePart,
  listPart,
  listText,
  type MailButton,
  type MailImage,
  type MailList,
  note,
  paragraph,
  quotePart,
  scorePart,
} from './parts.ts';

/** The content of a mail, before it has a recipient. */
export interface Mail {
  kind: string;
  subject: string;
  html: string;
  text: string;
  /** List mails: the URL for the mail program's one-click unsubscribe. */
  oneClickUrl?: string;
  /** Documents of the operator that go with it. */
  documents?: readonly LegalDocumentName[];
}

export interface MailContent {
  kind: string;
  language: Language;
  subject: string;
  /** The preview behind the subject in a list of mails; otherwise the first paragraph. */
  preheader?: string;
  heading: string;
  score?: { value: number; outOf: string };
  paragraphs: string[];
  image?: MailImage | null;
  list?: MailList | null;
  button?: MailButton;
  /** Large, to be typed elsewhere. */
  code?: { label: string; value: string };
  /** Smaller, below the button. */
  footnotes?: string[];
  /** A person's own text, in full: with its line breaks, marked as theirs, and without links. */
  quotes?: readonly { label: string; text: string }[];
  documents?: readonly LegalDocumentName[];
}

const signature = {
  en: 'Linkbild, made in Berlin',
  de: 'Linkbild aus Berlin',
};
const copyLink = {
  en: 'Button not working? Paste this address into your browser:',
  de: 'Falls der Button nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
};

const MAX_PARAGRAPH = 2_000;
const EDGE = 40;
const line = (text: string) => withoutLinks(mailLine(text, MAX_PARAGRAPH));

/**
 * One layout for every mail; the text version has the same content in the same order. Whatever a mail is given, its
 * subject is one line and the only links in it are the button's and those of footnotes, which are ours. Values chosen
 * by somebody else must pass through foreignText first (safe-mails.test.ts checks that for every mail).
 */
export function compose(content: MailContent): Mail {
  const { kind, language, button, score, code } = content;
  const subject = mailLine(content.subject);
  const heading = withoutLinks(mailLine(content.heading));
  const paragraphs = content.paragraphs.map(line);
  const quotes = (content.quotes ?? []).map(({ label, text }) => ({ label: line(label), lines: quotedLines(text) }));
  const footnotes = (content.footnotes ?? []).map((text) => mailLine(text, MAX_PARAGRAPH));
  const preheader = withoutLinks(mailLine(content.preheader ?? content.paragraphs[0] ?? ''));
  const image = content.image && {
    ...content.image,
    caption: line(content.image.caption),
    alt: line(content.image.alt),
  };
  const list = content.list && {
    heading: line(content.list.heading ?? ''),
    items: content.list.items.map(({ title, text, note }) => ({
      title: line(title),
      text: line(text),
      note: line(note),
    })),
  };
  const page = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><title>${subject}</title>
<style>${styleSheet}</style></head>
<body class="g-ground" style="margin:0;background-color:${light.ground};${font}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}${'\u00a0\u034f'.repeat(60)}</div>
<table role="presentation" class="g-ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.ground}" style="background-color:${light.ground};${font}"><tr><td class="outer" align="center" style="padding:32px 12px">
<!--[if mso]><table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${WIDTH}px;text-align:left"><tr><td class="card line g-paper edge" bgcolor="${light.paper}" style="padding:${EDGE}px;background-color:${light.paper};border:1px solid ${light.line};border-radius:10px;${font}">
<p class="t-ink" style="margin:0 0 28px;font-size:18px;line-height:24px;font-weight:700;letter-spacing:-0.02em;color:${light.ink}">Linkbild<span class="t-signal" style="color:${light.signal}">.</span></p>
<h1 class="t-ink" style="margin:0 0 16px;font-size:26px;line-height:32px;font-weight:700;letter-spacing:-0.02em;color:${light.ink}">${heading}</h1>
${score ? scorePart(score) : ''}
${paragraphs.map(paragraph)}
${quotes.map(quotePart)}
${image ? imagePart(image, button?.url ?? image.url, WIDTH - 2 * EDGE - 2) : ''}
${list ? listPart(list) : ''}
${button ? buttonPart(button) : ''}
${code ? codePart(code) : ''}
${button ? addressPart(copyLink[language], button.url) : ''}
${footnotes.map(note)}
</td></tr><tr><td class="edge" style="padding:20px ${EDGE}px;${font}"><p class="t-faint" style="margin:0;font-size:12px;line-height:18px;color:${light.faint}">${signature[language]}${new Html(OPERATOR_MARK)}</p></td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`;
  const text = [
    heading,
    ...(score ? [`${score.value} ${score.outOf}`] : []),
    ...paragraphs,
    ...quotes.map(({ label, lines }) => [label, ...lines.map((one) => `> ${one}`)].join('\n')),
    ...(image ? [`${image.caption}\n${image.alt}`] : []),
    ...(list ? listText(list) : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...(code ? [`${code.label}\n${code.value}`] : []),
    ...footnotes,
    signature[language],
  ];
  const { documents } = content;
  return { kind, subject, html: page.markup, text: `${text.join('\n\n')}\n`, ...(documents ? { documents } : {}) };
}

/** Placeholder for the operator's lines, so that composed mails are the same in every installation. */
const OPERATOR_MARK = '<!--operator-->';

export function withOperator<Written extends Pick<Mail, 'html' | 'text'>>(
  mail: Written,
  operator: Operator,
  language: Language,
): Written {
  const lines = operatorLines(operator, language).map((one) => withoutLinks(mailLine(one, MAX_PARAGRAPH)));
  const markup = lines.map((one) => html`<br>${one}`.markup).join('');
  const text = lines.length > 0 ? `${mail.text}${lines.join('\n')}\n` : mail.text;
  return { ...mail, html: mail.html.replace(OPERATOR_MARK, () => markup), text };
}
