import { nameEnd, type ReceivedCancellation, receiptRows } from '#domain/cancellation/cancellation.ts';
import { foreignText } from '#domain/format/mail-text.ts';
import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '#io/mail/compose.ts';

/**
 * The person's declaration, word for word, because its receipt is evidence. What they wrote freely is quoted as theirs;
 * the rest is ours or of a fixed form. Nothing in either becomes a link.
 */
function declarationOf(received: ReceivedCancellation, language: Language) {
  const rows = receiptRows(received, language);
  const isOwnWords = ({ key }: (typeof rows)[number]) => key === 'name' || key === 'contract' || key === 'reason';
  return {
    lines: rows.filter((row) => !isOwnWords(row)).map(({ label, value }) => `${label}: ${value}`),
    quotes: rows.filter(isOwnWords).map(({ label, value }) => ({ label, text: value })),
  };
}

const receiptWords = (language: Language, { kind, number }: ReceivedCancellation) => {
  const isWithdrawal = kind === 'withdrawal';
  return {
    en: {
      heading: isWithdrawal ? 'We’ve received your withdrawal' : 'We’ve received your cancellation',
      subject: `${isWithdrawal ? 'We’ve received your withdrawal' : 'We’ve received your cancellation'} (${number})`,
      text: isWithdrawal
        ? 'This is your receipt. If you didn’t withdraw from anything yourself, reply to this email.'
        : 'This is your receipt. If you didn’t cancel anything yourself, reply to this email.',
    },
    de: {
      heading: isWithdrawal ? 'Ihr Widerruf ist eingegangen' : 'Ihre Kündigung ist eingegangen',
      subject: `${isWithdrawal ? 'Ihr Widerruf ist eingegangen' : 'Ihre Kündigung ist eingegangen'} (${number})`,
      text: isWithdrawal
        ? 'Dies ist Ihre Eingangsbestätigung. Falls Sie gar nicht widerrufen haben, antworten Sie auf diese E-Mail.'
        : 'Dies ist Ihre Eingangsbestätigung. Falls Sie gar nicht gekündigt haben, antworten Sie auf diese E-Mail.',
    },
  }[language];
};

/** The receipt required by § 312k and § 356a BGB: content, date and time, and when the contract ends. */
export function cancellationReceiptMail(language: Language, received: ReceivedCancellation): Mail {
  const words = receiptWords(language, received);
  const { lines, quotes } = declarationOf(received, language);
  return compose({
    kind: 'cancellation-receipt',
    language,
    subject: words.subject,
    heading: words.heading,
    paragraphs: [words.text, ...lines],
    quotes,
  });
}

/** To the operator, who carries it out. */
export function cancellationToOperatorMail(language: Language, given: ReceivedCancellation & { url: string }): Mail {
  const name = foreignText(given.name);
  const isWithdrawal = given.kind === 'withdrawal';
  const what = { en: isWithdrawal ? 'Withdrawal' : 'Cancellation', de: isWithdrawal ? 'Widerruf' : 'Kündigung' }[
    language
  ];
  const { lines, quotes } = declarationOf(given, language);
  return compose({
    kind: 'cancellation',
    language,
    subject: { en: `${what} by ${name} (${given.number})`, de: `${what} von ${name} (${given.number})` }[language],
    heading: { en: `New ${what.toLowerCase()}`, de: isWithdrawal ? 'Neuer Widerruf' : 'Neue Kündigung' }[language],
    preheader: nameEnd(given.endsOn, language),
    paragraphs: lines,
    quotes,
    button: { label: { en: 'Open cancellations', de: 'Kündigungen öffnen' }[language], url: given.url },
  });
}

interface AccountMail {
  number: string;
  sites: string[];
  url: string;
  /** True if the link itself can cancel the plan. */
  isBilled: boolean;
  /** To cancel is less than to withdraw, so no link offers it. */
  isWithdrawal?: boolean;
}

/** To the account with that address. The form needs no login, so this mail informs the owner and lets them act. */
export function cancellationOfAccountMail(
  language: Language,
  { number, sites, url, isBilled, isWithdrawal }: AccountMail,
): Mail {
  const isOne = sites.length === 1;
  const named = new Intl.ListFormat(language).format(sites.map(foreignText));
  const words = (isBilled ? linkWords : pageWords)(language, named, isOne);
  const common = {
    en: {
      heading: `${isWithdrawal ? 'Withdrawal' : 'Cancellation'} for your account received`,
      text: `A ${isWithdrawal ? 'withdrawal' : 'cancellation'} for your account has reached us (${number}). We’ll take care of it.`,
      note: `If this wasn’t you, reply to this email, and your ${isOne ? 'plan keeps' : 'plans keep'} running until we’ve spoken to you.`,
    },
    de: {
      heading: `${isWithdrawal ? 'Widerruf' : 'Kündigung'} zu Ihrem Konto eingegangen`,
      text: `Zu Ihrem Konto ist ${isWithdrawal ? 'ein Widerruf' : 'eine Kündigung'} eingegangen (${number}). Wir kümmern uns darum.`,
      note: `Falls Sie das nicht waren, antworten Sie auf diese E-Mail. In diesem Fall ${isOne ? 'läuft Ihr Tarif' : 'laufen Ihre Tarife'} weiter, bis wir mit Ihnen gesprochen haben.`,
    },
  }[language];
  return compose({
    kind: 'cancellation-of-account',
    language,
    subject: `${common.heading} (${number})`,
    heading: common.heading,
    paragraphs: [common.text, ...(isWithdrawal ? [] : [words.text])],
    ...(isWithdrawal ? {} : { button: { label: words.button, url } }),
    footnotes: [common.note],
  });
}

const linkWords = (language: Language, sites: string, isOne: boolean) =>
  ({
    en: {
      text: isOne
        ? `If you’d like to cancel the plan for ${sites} yourself right now, use this link. You don’t need to log in, and you’ll see when the plan ends before you confirm. The link works once, for 14 days.`
        : `If you’d like to cancel your plans for ${sites} yourself right now, use this link. You don’t need to log in. You choose which plans to cancel, and you’ll see when each one ends before you confirm. The link works once for each plan, for 14 days.`,
      button: 'See what ends when',
    },
    de: {
      text: isOne
        ? `Wenn Sie den Tarif für ${sites} sofort selbst kündigen möchten, verwenden Sie diesen Link. Sie müssen sich nicht anmelden und sehen vor dem Bestätigen, wann der Tarif endet. Der Link lässt sich nur einmal verwenden und läuft nach 14 Tagen ab.`
        : `Wenn Sie Ihre Tarife für ${sites} sofort selbst kündigen möchten, verwenden Sie diesen Link. Sie müssen sich nicht anmelden, wählen selbst aus, welche Tarife Sie kündigen, und sehen vor dem Bestätigen, wann jeder endet. Der Link lässt sich für jeden Tarif nur einmal verwenden und läuft nach 14 Tagen ab.`,
      button: 'Ansehen, was wann endet',
    },
  })[language];

const pageWords = (language: Language, sites: string, isOne: boolean) =>
  ({
    en: {
      text: isOne
        ? `If you’d like to end the plan for ${sites} yourself right now, open its plan page.`
        : `If you’d like to end your plans for ${sites} yourself right now, open the plan page of each project.`,
      button: 'Open plan page',
    },
    de: {
      text: isOne
        ? `Wenn Sie den Tarif für ${sites} sofort selbst beenden möchten, öffnen Sie die Tarifseite.`
        : `Wenn Sie Ihre Tarife für ${sites} sofort selbst beenden möchten, öffnen Sie die Tarifseite jedes Projekts.`,
      button: 'Tarifseite öffnen',
    },
  })[language];
