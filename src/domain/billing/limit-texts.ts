import type { Text } from '#domain/language.ts';

// What a person reads at each limit of a plan: the limit in figures and how to continue. The server's errors use these
// texts.

export const limitTexts = {
  subPages: (included: number): Text => ({
    en: `You’ve used all ${included} pages in your plan. Choose a larger plan to add more.`,
    de: `Alle ${included} Seiten Ihres Tarifs sind belegt. Für mehr wählen Sie einen größeren Tarif.`,
  }),
  domains: (allowed: number): Text => ({
    en: `Your plan includes ${allowed === 1 ? 'one domain' : `${allowed} domains`}. Choose a larger plan to add more.`,
    de: `Ihr Tarif umfasst ${allowed === 1 ? 'eine Domain' : `${allowed} Domains`}. Für mehr wählen Sie einen größeren Tarif.`,
  }),
  users: (allowed: number): Text => ({
    en: `Your plan includes ${allowed === 1 ? 'one person' : `${allowed} people`}. Choose a larger plan to invite more.`,
    de: `Ihr Tarif gilt für ${allowed === 1 ? 'eine Person' : `${allowed} Personen`}. Um mehr einzuladen, wählen Sie einen größeren Tarif.`,
  }),
  audits: (): Text => ({
    en: 'You’ve used this month’s audit. Choose a larger plan to run more.',
    de: 'Das Audit dieses Monats ist verbraucht. Für mehr wählen Sie einen größeren Tarif.',
  }),
  monitoring: (pages: number): Text => ({
    en: `You’ve audited all ${pages} pages your plan includes this month. Choose a larger plan to audit more.`,
    de: `Alle ${pages} Seiten, die Ihr Tarif pro Monat für Audits umfasst, sind verbraucht. Für mehr wählen Sie einen größeren Tarif.`,
  }),
  agencyLook: (): Text => ({
    en: 'Reports with your own branding are part of the Pro plan.',
    de: 'Berichte mit Ihrem Logo gehören zum Tarif Pro.',
  }),
  templatesPerRoute: (allowed: number): Text => ({
    en: `Your plan includes ${allowed === 1 ? 'one live template' : `${allowed} live templates`} per route. Turn one off first or choose a larger plan.`,
    de: `Ihr Tarif umfasst ${allowed === 1 ? 'eine Live-Vorlage' : `${allowed} Live-Vorlagen`} je Seitentyp. Schalten Sie zuerst eine andere aus oder wählen Sie einen größeren Tarif.`,
  }),
};
