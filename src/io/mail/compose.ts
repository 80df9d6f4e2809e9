import { mailLine, withoutLinks } from '#domain/format/mail-text.ts';
import type { Language } from '#domain/language.ts';
import { type Html, html } from './html.ts';

/** The content of a mail, before it has a recipient. */
export interface Mail {
  kind: string;
  subject: string;
  html: string;
  text: string;
  /** List mails: the URL for the mail program's one-click unsubscribe. */
  unsubscribeUrl?: string;
}

export interface MailContent {
  kind: string;
  language: Language;
  subject: string;
  heading: string;
  paragraphs: string[];
  button?: { label: string; url: string };
  /** Large, to be typed elsewhere. */
  code?: { label: string; value: string };
  /** Smaller, below the button. */
  footnotes?: string[];
}

const madeIn = { en: 'Linkbild · Made in Berlin', de: 'Linkbild · Made in Berlin' };
const copyLink = {
  en: 'If the button does not work, copy this address into your browser:',
  de: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
};

// Tables and inline styles because mail programs support little else; colours are those of the identity (web/app.css).
const paper = 'background:#fbfaf7;color:#1b1a16;font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.55';

const MAX_PARAGRAPH = 2_000;

/**
 * One layout for every mail; the text version has the same content in the same order. Whatever a mail is given, its
 * subject is one line and the only links in it are the button's and those of footnotes, which are ours. Values chosen
 * by somebody else must pass through foreignText first (safe-mails.test.ts checks that for every mail).
 */
export function compose(content: MailContent): Mail {
  const { kind, language, button, code } = content;
  const subject = mailLine(content.subject);
  const heading = withoutLinks(mailLine(content.heading));
  const paragraphs = content.paragraphs.map((text) => withoutLinks(mailLine(text, MAX_PARAGRAPH)));
  const footnotes = (content.footnotes ?? []).map((text) => mailLine(text, MAX_PARAGRAPH));
  const paragraph = (text: string) => html`<p style="margin:0 0 16px">${text}</p>`;
  const note = (text: string) => html`<p style="margin:0 0 8px;font-size:13px;color:#6b675c">${text}</p>`;
  const page = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;${paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${paper}"><tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;text-align:left"><tr><td>
<p style="margin:0 0 32px;font-size:18px;font-weight:700;letter-spacing:-0.02em">Linkbild</p>
<h1 style="margin:0 0 20px;font-size:26px;line-height:1.2;letter-spacing:-0.02em">${heading}</h1>
${paragraphs.map(paragraph)}
${button ? buttonMarkup(button) : ''}
${button ? html`${note(copyLink[language])}<p style="margin:0 0 24px;font-size:13px;word-break:break-all"><a href="${button.url}" style="color:#c4350d">${button.url}</a></p>` : ''}
${code ? codeMarkup(code) : ''}
${footnotes.map(note)}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e4e0d5;font-size:12px;color:#6b675c">${madeIn[language]}</p>
</td></tr></table></td></tr></table></body></html>`;
  const text = [
    heading,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...(code ? [`${code.label}\n${code.value}`] : []),
    ...footnotes,
    madeIn[language],
  ];
  return { kind, subject, html: page.markup, text: `${text.join('\n\n')}\n` };
}

function buttonMarkup({ label, url }: { label: string; url: string }): Html {
  const look =
    'display:inline-block;padding:13px 22px;background:#c4350d;color:#ffffff;text-decoration:none;font-weight:600;border-radius:4px';
  return html`<p style="margin:8px 0 28px"><a href="${url}" style="${look}">${label}</a></p>`;
}

const codeMarkup = ({ label, value }: { label: string; value: string }) =>
  html`<p style="margin:0 0 8px">${label}</p><p style="margin:0 0 24px;font-size:28px;font-weight:700;letter-spacing:0.08em">${value}</p>`;
