import { z } from 'zod';
import { pollVariants } from '#domain/poll.ts';
import { call } from './call.ts';
import { Code, Consent, Done, Email, line, PageAddress, requiredLine, WebAddress } from './fields.ts';
import { Language } from './language.ts';
import { limits } from './limits.ts';

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
    summary: { en: 'Join the waitlist', de: 'Auf die Warteliste setzen' },
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
    summary: { en: 'Confirm a waitlist entry', de: 'Eintrag auf der Warteliste bestätigen' },
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
    summary: { en: 'Whether a text contains a bad word', de: 'Ob ein Text ein Schimpfwort enthält' },
    body: z.strictObject({ text: z.string().max(10_000) }),
    ok: z.object({ hasBadword: z.boolean() }),
  }),
  checkSite: call({
    method: 'post',
    path: '/site-checker',
    access: 'public',
    summary: {
      en: 'Check twenty pages of any site; the report fills while they are read',
      de: 'Zwanzig Seiten einer beliebigen Website prüfen; der Bericht füllt sich beim Lesen',
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
      en: 'Check a Shopify store; the result comes by mail',
      de: 'Shopify-Shop prüfen; das Ergebnis kommt per E-Mail',
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
    summary: { en: 'Say what should happen after a check', de: 'Sagen, wie es nach einer Prüfung weitergeht' },
    body: z.strictObject({ email: Email, projectSlug: requiredLine(200), nextStep: requiredLine(100) }),
    limits: [limits.nextSteps],
    ok: Done,
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
    summary: { en: 'The result of the poll so far', de: 'Das bisherige Ergebnis der Umfrage' },
    ok: PollResult,
  }),
  getCampaign: call({
    method: 'get',
    path: '/campaign/{token}',
    access: 'public',
    summary: { en: 'What a campaign’s landing page says', de: 'Was die Seite einer Kampagne sagt' },
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
      en: 'Count that a campaign’s page was opened or its button pressed',
      de: 'Zählen, dass die Seite einer Kampagne geöffnet oder ihre Schaltfläche gedrückt wurde',
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
      en: 'The campaign whose banner stands above public pages of this language',
      de: 'Die Kampagne, deren Banner über den Seiten dieser Sprache steht',
    },
    ok: z.object({ banner: z.object({ token: z.string(), text: z.string() }).nullable() }),
  }),
  health: call({
    method: 'get',
    path: '/health',
    access: 'public',
    summary: {
      en: 'Whether the service is ready: 503 with the same fields while a part is not',
      de: 'Ob der Dienst bereit ist: 503 mit denselben Feldern, solange ein Teil es nicht ist',
    },
    ok: z.object({
      status: z.enum(['ok', 'starting', 'failing']),
      version: z.string(),
      database: z.enum(['ok', 'failing']),
      jobs: z.enum(['ok', 'failing', 'elsewhere']),
      storage: z.enum(['ok', 'failing']),
    }),
  }),
  healthLive: call({
    method: 'get',
    path: '/health/live',
    access: 'public',
    summary: {
      en: 'Whether the process runs, whatever its database and storage do',
      de: 'Ob der Prozess läuft, gleich wie es Datenbank und Speicher geht',
    },
    ok: z.object({ status: z.literal('ok'), version: z.string() }),
  }),
  setLanguage: call({
    method: 'post',
    path: '/language',
    access: 'public',
    summary: { en: 'Remember the chosen language', de: 'Die gewählte Sprache merken' },
    body: z.strictObject({ language: Language }),
    ok: Done,
  }),
};
