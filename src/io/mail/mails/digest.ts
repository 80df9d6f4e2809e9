import { foreignText, mailLine } from '#domain/format/mail-text.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import type { Language, Text } from '#domain/language.ts';
import { compose, type Mail } from '#io/mail/compose.ts';

interface DigestContent {
  site: string;
  pagesSeen: number;
  pagesChanged: number;
  /** Opened, resolved or still open in this week. */
  incidents: number;
  open: number;
  /** The first of them. */
  named: { title: Text; pages: number; isOver: boolean }[];
  url: string;
  /** The page with the unsubscribe button. */
  unsubscribePageUrl: string;
  /** For mail programs: one-click unsubscribe without a page. */
  oneClickUrl: string;
}

const texts = {
  en: {
    fine: (site: string) => `${site}: no incidents this week`,
    open: (site: string, open: number) => `${site}: ${open === 1 ? 'one incident is' : `${open} incidents are`} open`,
    over: (site: string) => `${site}: all incidents of the week are resolved`,
    fineHeading: 'A quiet week',
    openHeading: 'Still to fix',
    overHeading: 'All resolved',
    seen: (seen: string, changed: number, shown: string) =>
      `We checked ${seen}. ${changed === 0 ? 'No preview changed.' : `${shown} changed.`}`,
    pages: (count: number, shown: string) => (count === 1 ? 'one page' : `${shown} pages`),
    previews: (count: number, shown: string) => (count === 1 ? 'One preview' : `${shown} previews`),
    incident: (title: string, pages: string, isOver: boolean) => `${isOver ? 'Resolved' : 'Open'}: ${title} (${pages})`,
    more: (count: number) => `And ${count} more.`,
    button: 'Open Monitoring',
    leave: (url: string) => `No more weekly emails for this project: ${url}`,
  },
  de: {
    fine: (site: string) => `${site}: Keine Störungen in dieser Woche`,
    open: (site: string, open: number) =>
      `${site}: ${open === 1 ? 'Eine Störung ist' : `${open} Störungen sind`} offen`,
    over: (site: string) => `${site}: Alle Störungen der Woche sind behoben`,
    fineHeading: 'Eine ruhige Woche',
    openHeading: 'Noch zu beheben',
    overHeading: 'Alles behoben',
    seen: (seen: string, changed: number, shown: string) =>
      `Wir haben ${seen} geprüft. ${changed === 0 ? 'Keine Vorschau hat sich geändert.' : `${shown} geändert.`}`,
    pages: (count: number, shown: string) => (count === 1 ? 'eine Seite' : `${shown} Seiten`),
    previews: (count: number, shown: string) =>
      count === 1 ? 'Eine Vorschau hat sich' : `${shown} Vorschauen haben sich`,
    incident: (title: string, pages: string, isOver: boolean) => `${isOver ? 'Behoben' : 'Offen'}: ${title} (${pages})`,
    more: (count: number) => `Und ${count} weitere.`,
    button: 'Monitoring öffnen',
    leave: (url: string) => `Keine wöchentliche E-Mail mehr zu diesem Projekt: ${url}`,
  },
};

/** Once a week: what happened, or that all is fine. */
export function digestMail(language: Language, digest: DigestContent): Mail {
  const { pagesSeen, pagesChanged, incidents, open, named, url, unsubscribePageUrl, oneClickUrl } = digest;
  const words = texts[language];
  const site = foreignText(digest.site);
  const number = (count: number) => writeNumber(count, language);
  const kind = open > 0 ? 'open' : incidents > 0 ? 'over' : 'fine';
  const subjects = { open: words.open(site, open), over: words.over(site), fine: words.fine(site) };
  const headings = { open: words.openHeading, over: words.overHeading, fine: words.fineHeading };
  const rest = incidents - named.length;
  const mail = compose({
    kind: 'digest',
    language,
    subject: subjects[kind],
    heading: headings[kind],
    paragraphs: [
      ...named.map(({ title, pages, isOver }) =>
        words.incident(mailLine(title[language]), words.pages(pages, number(pages)), isOver),
      ),
      ...(rest > 0 ? [words.more(rest)] : []),
      words.seen(
        words.pages(pagesSeen, number(pagesSeen)),
        pagesChanged,
        words.previews(pagesChanged, number(pagesChanged)),
      ),
    ],
    button: { label: words.button, url },
    footnotes: [words.leave(unsubscribePageUrl)],
  });
  return { ...mail, oneClickUrl };
}
