import { rows } from '#web/i18n/texts.ts';

/** Which websites a plan covers, in which order, and handing one over. */
export const websitesTexts = rows({
  title: { en: 'Websites', de: 'Websites' },
  text: {
    en: 'Your plan covers these websites. Pages, people, audits and monitoring events are counted across all of them.',
    de: 'Für diese Websites gilt Ihr Tarif. Seiten, Personen, Audits und Monitoring-Ereignisse zählen über alle zusammen.',
  },
  one: {
    en: 'Your plan covers this website. Add another, and it is covered too, as long as there are domains left.',
    de: 'Ihr Tarif gilt für diese Website. Legen Sie eine weitere an, gilt er auch für sie, solange noch Domains frei sind.',
  },
  order: {
    en: 'If the pages run out, websites further up get theirs first.',
    de: 'Reichen die Seiten nicht für alle Websites, zählt die Reihenfolge: Die oberste ist zuerst dran.',
  },
  shared: {
    en: (others: number) =>
      others === 1
        ? 'The plan belongs to the owner of this website and covers another website too. Only they can change it.'
        : `The plan belongs to the owner of this website and covers ${others} others too. Only they can change it.`,
    de: (others: number) =>
      others === 1
        ? 'Der Tarif gehört dem Inhaber dieser Website und gilt auch für eine weitere. Ändern kann ihn nur er.'
        : `Der Tarif gehört dem Inhaber dieser Website und gilt auch für ${others} weitere. Ändern kann ihn nur er.`,
  },
  left: {
    en: (pages: string) => `This website can have up to ${pages} pages.`,
    de: (pages: string) => `Diese Website kann bis zu ${pages} Seiten haben.`,
  },
  notCovered: {
    en: 'Your plan has no domain left for this website, so the free plan applies to it. Move it up or choose a larger plan.',
    de: 'Ihr Tarif hat keine Domain mehr für diese Website frei, für sie gilt der kostenlose Tarif. Schieben Sie sie nach oben oder wählen Sie einen größeren Tarif.',
  },
  here: { en: 'This website', de: 'Diese Website' },
  onFree: { en: 'Free plan', de: 'Kostenloser Tarif' },
  ownPlan: { en: 'Own plan', de: 'Eigener Tarif' },
  pages: { en: 'Pages', de: 'Seiten' },
  people: { en: 'People', de: 'Personen' },
  audited: { en: 'Pages audited', de: 'Im Audit geprüft' },
  events: { en: 'Events', de: 'Ereignisse' },
  ofFound: {
    en: (used: string, found: string) => `${used} of ${found}`,
    de: (used: string, found: string) => `${used} von ${found}`,
  },
  up: { en: (site: string) => `Move ${site} up`, de: (site: string) => `${site} nach oben` },
  down: { en: (site: string) => `Move ${site} down`, de: (site: string) => `${site} nach unten` },
  ordered: { en: 'Order saved', de: 'Reihenfolge gespeichert' },
  handOver: { en: 'Hand over', de: 'Übergeben' },
  handOverText: {
    en: 'Hand this website to another owner. From then on, their plan covers it, and your plan gets its pages back.',
    de: 'Übergeben Sie diese Website einem anderen Inhaber. Ab dann gilt dessen Tarif, und Ihrer hat die Seiten wieder frei.',
  },
  newOwner: { en: 'New owner', de: 'Neuer Inhaber' },
  noAdmins: {
    en: 'The new owner has to be an admin of this project. Invite them first, in the settings under “Collaboration”.',
    de: 'Der neue Inhaber muss Admin dieses Projekts sein. Laden Sie ihn zuerst in den Einstellungen unter „Zusammenarbeit“ ein.',
  },
  offer: { en: 'Offer website', de: 'Website anbieten' },
  offerTitle: {
    en: (email: string) => `Hand the website over to ${email}?`,
    de: (email: string) => `Website an ${email} übergeben?`,
  },
  offerNext: {
    en: 'They get an email and have 14 days to accept. This website’s credits go with it. Your plan and your invoices stay with you.',
    de: 'Die Person bekommt eine E-Mail und kann 14 Tage lang annehmen. Credits dieser Website gehen mit, Ihr Tarif und Ihre Rechnungen bleiben bei Ihnen.',
  },
  offered: { en: 'Offer sent', de: 'Angebot verschickt' },
  offeredTo: {
    en: (email: string) => `Offered to ${email}. Nothing changes until they accept.`,
    de: (email: string) => `${email} angeboten. Bis zur Annahme ändert sich nichts.`,
  },
  withdraw: { en: 'Withdraw', de: 'Zurückziehen' },
  withdrawn: { en: 'Offer withdrawn', de: 'Angebot zurückgezogen' },
  yours: {
    en: 'The owner wants to hand this website over to you. Your plan will then cover it.',
    de: 'Der Inhaber möchte Ihnen diese Website übergeben. Dann gilt Ihr Tarif dafür.',
  },
  accept: { en: 'Accept', de: 'Annehmen' },
  decline: { en: 'Decline', de: 'Ablehnen' },
  accepted: { en: 'This website is yours now', de: 'Diese Website gehört jetzt Ihnen' },
  declined: { en: 'Declined', de: 'Abgelehnt' },
});
