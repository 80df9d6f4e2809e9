import type { Text } from '../language.ts';

// What a person reads at each limit of a plan: the limit in figures and how to continue. The server's errors use these
// texts.

export const limitTexts = {
  subPages: (included: number): Text => ({
    en: `Your plan includes ${included} sub pages, and all of them are in use. A larger plan takes more.`,
    de: `Ihr Tarif enthält ${included} Unterseiten, und alle sind belegt. Ein größerer Tarif nimmt mehr.`,
  }),
  domains: (allowed: number): Text => ({
    en: `Your plan includes ${allowed === 1 ? 'one website' : `${allowed} websites`}. A larger plan takes more.`,
    de: `Ihr Tarif enthält ${allowed === 1 ? 'eine Website' : `${allowed} Websites`}. Ein größerer Tarif nimmt mehr.`,
  }),
  users: (allowed: number): Text => ({
    en: `Your plan includes ${allowed === 1 ? 'one person' : `${allowed} people`}, and all places are taken. A larger plan has more.`,
    de: `Ihr Tarif enthält ${allowed === 1 ? 'eine Person' : `${allowed} Personen`}, und alle Plätze sind vergeben. Ein größerer Tarif hat mehr.`,
  }),
  audits: (): Text => ({
    en: 'Your plan includes one audit a month, and it has been used. A larger plan has more.',
    de: 'Ihr Tarif enthält ein Audit im Monat, und es ist verbraucht. Ein größerer Tarif hat mehr.',
  }),
  monitoring: (pages: number): Text => ({
    en: `Your plan includes ${pages} pages in audits a month, and all of them are used. A larger plan has more.`,
    de: `Ihr Tarif enthält ${pages} Seiten in Audits im Monat, und alle sind verbraucht. Ein größerer Tarif hat mehr.`,
  }),
  agencyLook: (): Text => ({
    en: 'Reports in your own look are part of the Pro plan.',
    de: 'Berichte im eigenen Design gehören zum Tarif Pro.',
  }),
  templatesPerRoute: (allowed: number): Text => ({
    en: `Your plan includes ${allowed === 1 ? 'one live template' : `${allowed} live templates`} a route. Set another one inactive first, or choose a larger plan.`,
    de: `Ihr Tarif enthält ${allowed === 1 ? 'eine Live-Vorlage' : `${allowed} Live-Vorlagen`} je Route. Schalten Sie zuerst eine andere inaktiv, oder wählen Sie einen größeren Tarif.`,
  }),
};
