import { z } from 'zod';
import { call } from '#contract/call.ts';
import { Code, Consent, Done, Email, Language, line, PageAddress, requiredLine, WebAddress } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { pollVariants } from '#domain/poll.ts';

const PollResult = z.object({
  shares: z.array(z.object({ variant: z.enum(pollVariants), share: z.number() })),
  answers: z.number(),
});

/** What a form on a public page shows after it was sent. */
const Accepted = z.object({ message: z.string() });

export const publicCalls = {
  joinWaitlist: call({
    method: 'post',
    path: '/waitlist',
    access: 'public',
    summary: { en: 'Join the waitlist', de: 'In die Warteliste eintragen' },
    body: z.strictObject({
      email: Email,
      website: WebAddress.optional(),
      shopifyUrl: WebAddress.optional(),
      consent: Consent,
    }),
    limits: [limits.waitlistOfClient, limits.waitlistOfAddress],
    ok: Accepted,
    okStatus: 202,
  }),
  confirmWaitlist: call({
    method: 'post',
    path: '/waitlist-confirm',
    access: 'public',
    summary: { en: 'Confirm a waitlist entry', de: 'Eintrag in die Warteliste bestätigen' },
    body: z.strictObject({ confirmationCode: Code }),
    limits: [limits.waitlistCodes],
    ok: Done,
  }),
  unsubscribeWaitlist: call({
    method: 'post',
    path: '/waitlist-unsubscribe',
    access: 'public',
    summary: { en: 'Leave the waitlist', de: 'Von der Warteliste abmelden' },
    body: z.strictObject({ confirmationCode: Code }),
    limits: [limits.waitlistCodes],
    ok: Done,
  }),
  hasBadword: call({
    method: 'post',
    path: '/has-badword',
    access: 'public',
    summary: { en: 'Check a text for bad words', de: 'Text auf Schimpfwörter prüfen' },
    body: z.strictObject({ text: z.string().max(10_000) }),
    ok: z.object({ hasBadword: z.boolean() }),
  }),
  checkSite: call({
    method: 'post',
    path: '/site-checker',
    access: 'public',
    summary: {
      en: 'Check twenty pages of any site. The report fills up as they’re read',
      de: 'Zwanzig Seiten einer beliebigen Website prüfen. Der Bericht füllt sich dabei',
    },
    body: z.strictObject({ website: PageAddress }),
    limits: [limits.siteChecksOfClient, limits.siteChecksOfSite],
    ok: z.object({ reportName: z.string().describe('Opens /check/{reportName} and GET /public/{reportName}/audit') }),
    okStatus: 202,
  }),
  checkStore: call({
    method: 'post',
    path: '/link-preview-checker',
    access: 'public',
    summary: {
      en: 'Check a Shopify store. The result comes by email',
      de: 'Shopify-Shop prüfen. Das Ergebnis kommt per E-Mail',
    },
    body: z.strictObject({ email: Email, website: WebAddress, consent: Consent }),
    limits: [limits.checksOfClient, limits.checksOfAddress],
    ok: Accepted.extend({ checkUrl: z.string().nullable() }),
    okStatus: 202,
  }),
  takeNextStep: call({
    method: 'post',
    path: '/next-steps',
    access: 'public',
    summary: { en: 'Choose the next step after a check', de: 'Nächsten Schritt nach einer Prüfung wählen' },
    body: z.strictObject({ email: Email, projectSlug: requiredLine(200), nextStep: requiredLine(100) }),
    limits: [limits.nextSteps],
    ok: Done,
  }),
  getCheckedShop: call({
    method: 'get',
    path: '/link-preview-checker/claim',
    access: 'user',
    needs: 'session',
    summary: { en: 'Get the checked shop of a mailed link', de: 'Geprüften Shop eines Links aus der E-Mail anzeigen' },
    query: z.strictObject({ code: Code }),
    limits: [limits.shopLinks],
    ok: z.object({
      site: z.string(),
      /** The address that the shop was checked with. */
      email: z.string(),
      /** Whether that is the address of this account, which its owner has confirmed. */
      isYours: z.boolean(),
      /** If the account already has the project. */
      projectSlug: z.string().nullable(),
    }),
  }),
  claimCheckedShop: call({
    method: 'post',
    path: '/link-preview-checker/claim',
    access: 'user',
    needs: 'session',
    summary: { en: 'Add a checked shop to your account', de: 'Geprüften Shop ins eigene Konto aufnehmen' },
    body: z.strictObject({ code: Code }),
    limits: [limits.shopLinks],
    ok: z.object({ projectSlug: z.string() }),
  }),
  answerPoll: call({
    method: 'put',
    path: '/poll',
    access: 'public',
    summary: { en: 'Answer the poll', de: 'An der Umfrage teilnehmen' },
    body: z.strictObject({
      variant: z.enum(pollVariants),
      uuid: z.uuid(),
      mobile: z.boolean(),
      order: z.array(line(50)).max(20),
    }),
    limits: [limits.pollAnswers],
    ok: PollResult,
  }),
  getPoll: call({
    method: 'get',
    path: '/poll',
    access: 'public',
    summary: { en: 'Get the poll’s results so far', de: 'Bisheriges Ergebnis der Umfrage' },
    ok: PollResult,
  }),
  getCampaign: call({
    method: 'get',
    path: '/campaign/{token}',
    access: 'public',
    summary: { en: 'Get a campaign’s landing page', de: 'Landingpage einer Kampagne' },
    params: z.strictObject({ token: line(100) }),
    ok: z.object({
      token: z.string(),
      title: z.string(),
      introduction: z.string(),
      offers: z.array(z.string()),
      callToAction: z.string(),
      banner: z.string(),
      /** Whether the banner is shown on the public pages of this language. */
      hasBanner: z.boolean(),
      /** The offer has ended; the page says so. */
      isOver: z.boolean(),
      /** Its own sharing image, below IMAGES_URL. */
      imagePath: z.string(),
    }),
  }),
  countCampaign: call({
    method: 'post',
    path: '/campaign/{token}/count',
    access: 'public',
    summary: {
      en: 'Count a visit to a campaign’s page or a click on its button',
      de: 'Besuch einer Kampagnenseite oder Klick auf ihren Button zählen',
    },
    params: z.strictObject({ token: line(100) }),
    body: z.strictObject({ what: z.enum(['views', 'clicks']) }),
    limits: [limits.campaignCounts],
    ok: Done,
  }),
  getCampaignBanner: call({
    method: 'get',
    path: '/campaign-banner',
    access: 'public',
    summary: {
      en: 'Get the campaign for the banner on public pages in a language',
      de: 'Kampagne für das Banner auf den öffentlichen Seiten einer Sprache',
    },
    ok: z.object({ banner: z.object({ token: z.string(), text: z.string() }).nullable() }),
  }),
  health: call({
    method: 'get',
    path: '/health',
    access: 'public',
    summary: {
      en: 'Check whether the service is ready. While a part is down: 503 with the same fields',
      de: 'Prüfen, ob der Dienst bereit ist. Fällt ein Teil aus: 503 mit denselben Feldern',
    },
    ok: z.object({
      status: z.enum(['ok', 'starting', 'failing']),
      version: z.string(),
      database: z.enum(['ok', 'failing']),
      jobs: z.enum(['ok', 'failing', 'elsewhere']),
      storage: z.enum(['ok', 'failing']),
    }),
  }),
  healthImages: call({
    method: 'get',
    path: '/health/images',
    access: 'public',
    summary: {
      en: 'Check whether images may be requested: 200 once started, also while database or storage are down',
      de: 'Prüfen, ob Bilder abgerufen werden können: 200 nach dem Start, auch ohne Datenbank oder Speicher',
    },
    ok: z.object({
      status: z.literal('ok'),
      version: z.string(),
      database: z.enum(['ok', 'failing']),
      storage: z.enum(['ok', 'failing']),
    }),
  }),
  healthLive: call({
    method: 'get',
    path: '/health/live',
    access: 'public',
    summary: {
      en: 'Check whether the process runs, regardless of database and storage',
      de: 'Prüfen, ob der Prozess läuft, unabhängig von Datenbank und Speicher',
    },
    ok: z.object({ status: z.literal('ok'), version: z.string() }),
  }),
  setLanguage: call({
    method: 'post',
    path: '/language',
    access: 'public',
    summary: { en: 'Save the chosen language', de: 'Gewählte Sprache speichern' },
    body: z.strictObject({ language: Language }),
    ok: Done,
  }),
};
