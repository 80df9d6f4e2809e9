import { howPagesAreChosen, isPartOfSite, pagesOf, pagesRead } from '#domain/audit/texts/pages-read.ts';
import { foreignText } from '#domain/format/mail-text.ts';
import type { Language, Text } from '#domain/language.ts';
import { compose, type Mail } from '#io/mail/compose.ts';

/** The home page as WhatsApp shows it. */
interface ShownCard {
  imageUrl: string;
  title: string | null;
  /** `bare`: no card, only the link. */
  shows: 'image' | 'no-image' | 'bare';
}

interface MailedFix {
  text: Text;
  advice: Text | null;
  /** `+8 points, image on WhatsApp` */
  gain: Text | null;
  pages: number;
}

interface CheckResult {
  site: string;
  score: number;
  pagesPlanned: number;
  pagesKnown: number | null;
  /** One sentence about what the cards show. */
  verdict: Text | null;
  card: ShownCard | null;
  /** Largest gain first. */
  fixes: MailedFix[];
  /** All issues of the site, including those in `fixes`. */
  issues: number;
  url: string;
  /** Where the recipient can add the shop to their account; null: it is in one. */
  claimUrl: string | null;
}

const texts = {
  en: {
    subject: (site: string, score: number) => `${site}: ${score} out of 100 for your link previews`,
    heading: 'How your links look',
    outOf: 'out of 100',
    read: (pages: string) => `We read ${pages} the way WhatsApp, Facebook, Slack and the others do.`,
    caption: (site: string) => `${site}, shared on WhatsApp`,
    alt: {
      image: (title: string) => `WhatsApp shows “${title}” with an image.`,
      'no-image': (title: string) => `WhatsApp shows “${title}” without an image.`,
      bare: () => 'WhatsApp shows only the link, no preview.',
    },
    noTitle: 'no title',
    fixes: (count: number) =>
      count === 1 ? 'The one fix that helps' : `The ${count === 2 ? 'two' : 'three'} fixes that help most`,
    button: (issues: number) => (issues > 3 ? `See all ${issues} fixes` : 'See the full result'),
    claim: (url: string) => `Your shop? Add it to your Linkbild account to work on its previews: ${url}`,
    note: 'You’re getting this email because this address was entered in our link preview checker. We don’t use it for anything else.',
  },
  de: {
    subject: (site: string, score: number) => `${site}: ${score} von 100 Punkten für Ihre Linkvorschauen`,
    heading: 'So sehen Ihre Links aus',
    outOf: 'von 100 Punkten',
    read: (pages: string) => `Wir haben ${pages} so gelesen, wie es WhatsApp, Facebook, Slack und die anderen tun.`,
    caption: (site: string) => `${site}, auf WhatsApp geteilt`,
    alt: {
      image: (title: string) => `WhatsApp zeigt „${title}“ mit Bild.`,
      'no-image': (title: string) => `WhatsApp zeigt „${title}“ ohne Bild.`,
      bare: () => 'WhatsApp zeigt nur den Link, keine Vorschau.',
    },
    noTitle: 'ohne Titel',
    fixes: (count: number) =>
      count === 1 ? 'Das bringt am meisten' : `Diese ${count === 2 ? 'zwei' : 'drei'} Änderungen bringen am meisten`,
    button: (issues: number) => (issues > 3 ? `Alle ${issues} Empfehlungen ansehen` : 'Ganzes Ergebnis ansehen'),
    claim: (url: string) =>
      `Ihr Shop? Nehmen Sie ihn in Ihr Linkbild-Konto auf und bearbeiten Sie seine Vorschauen: ${url}`,
    note: 'Sie bekommen diese E-Mail, weil diese Adresse in unserem Linkvorschau-Check eingegeben wurde. Wir verwenden sie für nichts anderes.',
  },
};

export function checkResultMail(language: Language, given: CheckResult): Mail {
  const result = { ...given, site: foreignText(given.site) };
  const words = texts[language];
  const { card, verdict, fixes } = result;
  const read = words.read(pagesRead(result, language));
  return compose({
    kind: 'check-result',
    language,
    subject: words.subject(result.site, result.score),
    preheader: verdict?.[language] ?? read,
    heading: words.heading,
    score: { value: result.score, outOf: words.outOf },
    paragraphs: verdict ? [verdict[language]] : [],
    image: card && {
      url: card.imageUrl,
      caption: words.caption(result.site),
      alt: words.alt[card.shows](foreignText(card.title ?? words.noTitle)),
    },
    list: fixes.length > 0 ? { heading: words.fixes(fixes.length), items: fixes.map((fix) => itemOf(fix)) } : null,
    button: { label: words.button(result.issues), url: result.url },
    footnotes: [
      ...(result.claimUrl ? [words.claim(result.claimUrl)] : []),
      isPartOfSite(result) ? `${read} ${howPagesAreChosen[language]}` : read,
      words.note,
    ],
  });

  function itemOf({ text, advice, gain, pages }: MailedFix) {
    const where = pagesOf(pages, result.pagesPlanned, language);
    const note = [gain?.[language], where].filter(Boolean).join(' · ');
    return { title: text[language], text: advice?.[language] ?? '', note };
  }
}
