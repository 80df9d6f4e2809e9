import type { ErrorCode } from './error-codes.ts';

// How often something may be requested. A limit is defined with its call in the contract: the API counts it, the
// OpenAPI document shows it, the response has it in its RateLimit headers. Limits of one name share one count.

export interface Limit {
  name: string;
  max: number;
  windowSeconds: number;
  /** Whose count it is. `address`: the `email` of the body. */
  per:
    | 'client'
    | 'address'
    | 'site'
    | 'client-and-address'
    | 'token'
    | 'user'
    | 'project'
    | 'project-and-address'
    | 'connection';
  /** With an API token: its own count up to this many, instead of the address's. */
  tokenMax?: number;
  /** Default: `calls`. The others are counted by the flow, which knows when they happen. */
  counts?: 'calls' | 'failures' | 'new-work';
  /** Default: TOO_MANY_REQUESTS. */
  refusal?: Extract<ErrorCode, 'TOO_MANY_REQUESTS' | 'MAX_ATTEMPTS_EXCEEDED'>;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const attempts = { refusal: 'MAX_ATTEMPTS_EXCEEDED' } as const;
const failures = { ...attempts, counts: 'failures' } as const;

export const limits = {
  /** Wrong passwords; over the limit each makes the pause before the next longer (flows/accounts/log-in.ts). */
  loginFailuresHere: { name: 'login', max: 10, windowSeconds: DAY, per: 'client-and-address', ...failures },
  loginFailuresOfClient: { name: 'login-client', max: 10, windowSeconds: 15 * MINUTE, per: 'client', ...failures },
  loginFailuresOfAddress: { name: 'login-address', max: 50, windowSeconds: HOUR, per: 'address', ...failures },
  /** Mails that a form sends to an address; over the limit the pauses between them grow, and nobody is refused. */
  registrationMails: { name: 'registration-mail', max: 3, windowSeconds: DAY, per: 'address', counts: 'new-work' },
  loginMails: { name: 'login-mail', max: 3, windowSeconds: HOUR, per: 'address', counts: 'new-work' },
  /** The eight digits beside a login link. */
  typedLoginCodes: {
    name: 'typed-login-code',
    max: 5,
    windowSeconds: 15 * MINUTE,
    per: 'client-and-address',
    ...failures,
  },
  registrationsHere: { name: 'register-address', max: 5, windowSeconds: HOUR, per: 'client-and-address', ...attempts },
  registrations: { name: 'register', max: 20, windowSeconds: HOUR, per: 'client', ...attempts },
  loginLinks: { name: 'login-link', max: 30, windowSeconds: HOUR, per: 'client', ...attempts },
  /** Links and codes from mails. The long ones cannot be guessed; this bounds the work. */
  loginCodes: { name: 'login-code', max: 60, windowSeconds: 15 * MINUTE, per: 'client', ...attempts },
  googleSignIns: { name: 'google-sign-in', max: 60, windowSeconds: HOUR, per: 'client', ...attempts },
  passwordChanges: { name: 'password-change', max: 10, windowSeconds: 15 * MINUTE, per: 'user', ...attempts },
  passkeyLogins: { name: 'passkey-login', max: 120, windowSeconds: 15 * MINUTE, per: 'client', ...attempts },
  secondSteps: { name: 'second-step', max: 120, windowSeconds: 15 * MINUTE, per: 'client', ...attempts },
  /** Six digits; a browser the person has used before has its own count (flows/factors/check-code.ts). */
  secondFactorCodes: { name: 'second-factor-code', max: 20, windowSeconds: HOUR, per: 'user', ...failures },
  /** Counted per session, so that a stolen one does not use up the owner's. */
  loginConfirmations: { name: 'confirm-login', max: 10, windowSeconds: 15 * MINUTE, per: 'user', ...failures },
  confirmationMails: { name: 'confirm-login-mail', max: 5, windowSeconds: HOUR, per: 'user', ...attempts },
  factorChanges: { name: 'factor-change', max: 60, windowSeconds: HOUR, per: 'user', ...attempts },
  actingStarts: { name: 'acting', max: 30, windowSeconds: HOUR, per: 'user' },
  newApiTokens: { name: 'api-token', max: 30, windowSeconds: HOUR, per: 'user' },
  /** Small writes of the app itself, such as onboarding progress: only limited against floods. */
  achievements: { name: 'achievement', max: 1_000, windowSeconds: HOUR, per: 'user' },
  /** Each is decoded and drawn anew. */
  profilePictures: { name: 'profile-picture', max: 20, windowSeconds: HOUR, per: 'user' },
  accountChanges: { name: 'account-change', max: 120, windowSeconds: HOUR, per: 'user' },
  /** One a click on an arrow; each that changes something reads the sitemaps of the person's websites again. */
  websiteOrders: { name: 'website-order', max: 300, windowSeconds: HOUR, per: 'user' },
  /** One a pause in typing; a search by part of a word reads every page of the person's projects. */
  quickSearches: { name: 'quick-search', max: 600, windowSeconds: 15 * MINUTE, per: 'user' },

  waitlistOfClient: { name: 'waitlist-client', max: 20, windowSeconds: HOUR, per: 'client' },
  waitlistOfAddress: { name: 'waitlist-address', max: 3, windowSeconds: DAY, per: 'address' },
  waitlistCodes: { name: 'waitlist-code', max: 30, windowSeconds: 15 * MINUTE, per: 'client' },
  /**
   * The check by mail (POST /link-preview-checker). The same shop again within a day is the same result and costs nothing
   * (docs/decisions/009-what-the-specification-leaves-open.md#checker-waitlist-poll).
   */
  checksOfClient: { name: 'checker-client', max: 5, windowSeconds: HOUR, per: 'client', counts: 'new-work' },
  checksOfAddress: { name: 'checker-address', max: 20, windowSeconds: DAY, per: 'address', counts: 'new-work' },
  /**
   * The whole shop (/whole-shop). The same site again within an hour is the same result. A site is read at most this
   * often, whoever asks.
   */
  siteChecksOfClient: { name: 'site-check-client', max: 5, windowSeconds: HOUR, per: 'client', counts: 'new-work' },
  siteChecksOfSite: { name: 'site-check-site', max: 12, windowSeconds: DAY, per: 'site', counts: 'new-work' },
  cardReports: { name: 'card-report', max: 10, windowSeconds: HOUR, per: 'client' },
  cardReportImages: { name: 'card-report-image', max: 20, windowSeconds: HOUR, per: 'client' },
  /** One with every view of /accuracy that is not cached; a run has up to 500 screenshots. */
  labRuns: { name: 'lab-run', max: 300, windowSeconds: 10 * MINUTE, per: 'client' },
  labScreenshots: { name: 'lab-screenshot', max: 2_000, windowSeconds: 10 * MINUTE, per: 'client' },
  /** Nothing should prevent anybody from cancelling; a script may not fill inboxes. */
  cancellationLinks: { name: 'cancellation-link', max: 30, windowSeconds: 15 * MINUTE, per: 'client' },
  cancellationsOfClient: { name: 'cancellation-client', max: 20, windowSeconds: HOUR, per: 'client' },
  cancellationsOfAddress: { name: 'cancellation-address', max: 10, windowSeconds: DAY, per: 'address' },
  nextSteps: { name: 'next-step', max: 10, windowSeconds: HOUR, per: 'client' },
  /** So that one visitor does not make up the figures. */
  campaignCounts: { name: 'campaign-count', max: 30, windowSeconds: HOUR, per: 'client' },
  /** A classroom behind one address may vote; a script may not. */
  pollAnswers: { name: 'poll', max: 60, windowSeconds: HOUR, per: 'client' },

  /** /preview. A page every few seconds is plenty for people; programs bring a token. */
  pagesRead: { name: 'page-read', max: 60, tokenMax: 240, windowSeconds: 10 * MINUTE, per: 'client' },
  /**
   * Pages of one site read as every crawler, whoever asks: each is some forty requests to somebody else's server. Over
   * the limit they are read once, under our own name.
   */
  crawlerLooks: { name: 'crawler-look', max: 60, windowSeconds: 10 * MINUTE, per: 'site', counts: 'new-work' },
  /** The same in audits and in monitoring, for each project and host: a day has one look for each of its routes. */
  crawlerLooksOfProject: {
    name: 'crawler-look-project',
    max: 60,
    windowSeconds: HOUR,
    per: 'project',
    counts: 'new-work',
  },
  /** One a pause in typing an address. */
  imagesProbed: { name: 'image-probed', max: 120, tokenMax: 480, windowSeconds: 10 * MINUTE, per: 'client' },
  /** A card that is downloaded has one to four, and the page's icon. */
  cardImages: { name: 'card-image', max: 120, windowSeconds: 10 * MINUTE, per: 'client' },
  pagesReadByUser: { name: 'page-read-user', max: 240, windowSeconds: 10 * MINUTE, per: 'user' },
  demoCards: { name: 'demo-cards', max: 60, windowSeconds: 10 * MINUTE, per: 'client' },
  newProjects: { name: 'project-saved', max: 60, windowSeconds: HOUR, per: 'user' },
  /** Reading one page of the project's own site. */
  projectPageReads: { name: 'project-page-read', max: 240, windowSeconds: 10 * MINUTE, per: 'project' },
  /** Reads other people's servers page by page. */
  siteReads: { name: 'site-read', max: 30, windowSeconds: HOUR, per: 'project' },
  screenshots: { name: 'screenshot', max: 60, windowSeconds: HOUR, per: 'project' },
  uploads: { name: 'upload', max: 120, windowSeconds: HOUR, per: 'project' },
  /** Mails go to people who did not ask for them. */
  invitations: { name: 'invitation', max: 50, windowSeconds: DAY, per: 'project' },
  invitationsOfUser: { name: 'invitation-user', max: 100, windowSeconds: DAY, per: 'user' },
  /** To one address in one project: counted by the flow, which knows the address when a mail is sent again. */
  invitationsToAddress: {
    name: 'invitation-address',
    max: 5,
    windowSeconds: DAY,
    per: 'project-and-address',
    counts: 'new-work',
  },
  /** Reads everything a project has. */
  exports: { name: 'export', max: 20, windowSeconds: HOUR, per: 'user' },
  /** A ticket is good for a minute, and each download begins by counting everything. */
  exportDownloads: { name: 'export-download', max: 60, windowSeconds: HOUR, per: 'user' },
  supportOfClient: { name: 'support', max: 10, windowSeconds: HOUR, per: 'client' },
  agreements: { name: 'agreement', max: 20, windowSeconds: DAY, per: 'user' },
  /** Each is a mail to the operator. */
  planRequests: { name: 'plan-request', max: 20, windowSeconds: DAY, per: 'project' },

  /** Each is some questions to Stripe. */
  billing: { name: 'billing', max: 120, windowSeconds: HOUR, per: 'project' },

  /** Each is a message to somebody else's server. */
  testAlerts: { name: 'test-alert', max: 20, windowSeconds: HOUR, per: 'project' },
  /** Every view of the app in the Shopify admin is one. */
  shopSessions: { name: 'shop-session', max: 600, windowSeconds: 10 * MINUTE, per: 'client' },
  shopLinks: { name: 'shop-link', max: 60, windowSeconds: HOUR, per: 'user' },
  shopCharges: { name: 'shop-charge', max: 30, windowSeconds: HOUR, per: 'project' },
  /** Each is some ten queries to Shopify. */
  shopThemes: { name: 'shop-theme', max: 60, windowSeconds: HOUR, per: 'project' },
  /** New channels, endpoints and secrets. */
  alertSettings: { name: 'alert-setting', max: 60, windowSeconds: HOUR, per: 'project' },
  /** A shop says so with every product it saves. */
  changeHints: { name: 'change-hint', max: 600, windowSeconds: HOUR, per: 'project' },
  /** Codes to connect a site with. */
  connectCodes: { name: 'connect-code', max: 60, windowSeconds: HOUR, per: 'project' },
  /** A code has 80 bits and cannot be guessed; this bounds the work. */
  siteConnects: { name: 'site-connect', max: 60, windowSeconds: HOUR, per: 'client' },
  /** Up to 100 pages each: an import of some thousand posts fits. */
  siteChanges: { name: 'site-change', max: 600, windowSeconds: HOUR, per: 'connection' },
  siteCalls: { name: 'site-call', max: 600, windowSeconds: HOUR, per: 'connection' },
  /** Each reads up to five pages of the site, whoever asks. */
  integrationChecks: { name: 'integration-check', max: 60, windowSeconds: HOUR, per: 'project' },
  /** Behind an install link: packed anew for each download. */
  installZips: { name: 'install-zip', max: 30, windowSeconds: HOUR, per: 'client' },
  webhookReplays: { name: 'webhook-replay', max: 120, windowSeconds: HOUR, per: 'project' },

  /** Not calls of the contract: public images and documents. */
  qrCodes: { name: 'qr-code', max: 120, windowSeconds: MINUTE, per: 'client' },
  checkedPageImages: {
    name: 'checked-page-image',
    max: 60,
    windowSeconds: 10 * MINUTE,
    per: 'client',
    counts: 'new-work',
  },
  /** The image Linkbild would create for a page that a visitor typed in. */
  exampleImages: { name: 'example-image', max: 30, windowSeconds: 10 * MINUTE, per: 'client', counts: 'new-work' },
  /** The same in reports and demos: up to six on a page, and our own browser, which prints them, is one client. */
  exampleImagesOfReports: {
    name: 'report-example-image',
    max: 120,
    windowSeconds: 10 * MINUTE,
    per: 'client',
    counts: 'new-work',
  },
  /** A platform's crawler asks for some 300 addresses of a run; only a flood is refused, because it would not be seen. */
  labPages: { name: 'lab-page', max: 3_000, windowSeconds: HOUR, per: 'client' },
  documents: { name: 'document', max: 60, windowSeconds: HOUR, per: 'client', counts: 'new-work' },
} as const satisfies Record<string, Limit>;
