import { rows } from '#web/i18n/texts.ts';

/** From the mail with the result of a check: the shop becomes a project of the account. */
export const addShopTexts = rows({
  title: { en: 'Add your shop', de: 'Shop aufnehmen' },
  description: {
    en: 'Add a shop you had checked to your Linkbild account.',
    de: 'Nehmen Sie einen geprüften Shop in Ihr Linkbild-Konto auf.',
  },
  heading: {
    en: (site: string) => `Add ${site} to your account?`,
    de: (site: string) => `${site} in Ihr Konto aufnehmen?`,
  },
  account: {
    en: (email: string) => `You’re logged in as ${email}.`,
    de: (email: string) => `Sie sind als ${email} angemeldet.`,
  },
  what: {
    en: 'It becomes a project of yours, with the result of the check and a first design for every kind of page. Nothing changes on the shop itself.',
    de: 'Er wird zu einem Ihrer Projekte, mit dem Ergebnis der Prüfung und einem ersten Design für jede Art von Seite. Am Shop selbst ändert sich nichts.',
  },
  other: {
    en: (email: string) => `It was checked with ${email}. Log in with that address to add it.`,
    de: (email: string) => `Er wurde mit ${email} geprüft. Melden Sie sich mit dieser Adresse an, um ihn aufzunehmen.`,
  },
  add: { en: 'Add shop', de: 'Shop aufnehmen' },
  adding: { en: 'Adding', de: 'Wird aufgenommen' },
  switchAccount: { en: 'Use another account', de: 'Anderes Konto verwenden' },
  switching: { en: 'Logging out', de: 'Abmeldung läuft' },
  overTitle: { en: 'This link no longer works', de: 'Dieser Link gilt nicht mehr' },
  over: {
    en: 'It has expired, or the shop belongs to another account by now. Check the shop again to get a new link.',
    de: 'Er ist abgelaufen, oder der Shop gehört inzwischen zu einem anderen Konto. Prüfen Sie den Shop noch einmal, um einen neuen Link zu bekommen.',
  },
  toApp: { en: 'Go to Linkbild', de: 'Zu Linkbild' },
});
