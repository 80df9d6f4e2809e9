import { z } from 'zod';
import { call } from '#contract/call.ts';
import { Code, Done, line, NextPath, ofProject, Timestamp } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { billingPeriods } from '#domain/billing/plan.ts';
import { liveKinds } from '#domain/shopify/theme-snippet.ts';

// The Shopify app: installing it, linking a shop with an account, and paying through Shopify. All of it is absent
// without the app's keys (docs/decisions/045-shopify-app.md).

const part = 'shopify' as const;

const ShopName = z.object({ name: z.string(), domain: z.string() });

const ShopSession = z.object({
  /**
   * `claim`: the shop’s address belongs to an account that has not agreed yet, or somebody began to install the app for
   * a project of theirs. `scopes`: something was not allowed.
   * `closed`: the shop is closed or does not pay Shopify.
   */
  state: z.enum(['ready', 'claim', 'scopes', 'closed']),
  shop: ShopName,
  projectId: z.number().nullable(),
  projectSlug: z.string().nullable(),
  /** Where the merchant logs in to the account and confirms; in a window of its own. */
  claimUrl: z.string().nullable(),
  /** The merchant may go on without an account that somebody else has. */
  canStartAlone: z.boolean(),
  missing: z.array(z.string()),
  /** Where the Shopify admin lists the apps and what they may do. */
  settingsUrl: z.string(),
});
export type ShopSession = z.output<typeof ShopSession>;

const Charge = z.object({
  planId: z.string(),
  period: z.enum(billingPeriods),
  state: z.enum(['accepted', 'active', 'frozen']),
  isTest: z.boolean(),
  trialEndsAt: Timestamp.nullable(),
  periodEndsAt: Timestamp.nullable(),
});

const Live = z.array(z.enum(liveKinds)).max(liveKinds.length);

export const ShopState = z.object({
  shop: ShopName.extend({ primaryUrl: z.string().nullable(), appUrl: z.string() }),
  state: z.enum(['ready', 'scopes', 'uninstalled']),
  missing: z.array(z.string()),
  canWriteThemes: z.boolean(),
  /** Whether pages in further languages and markets are read too. */
  seesLanguages: z.boolean(),
  pages: z.object({
    /** In the shop, including those over the plan’s limit; null: not counted yet. */
    found: z.number().nullable(),
    /** More may be found: the shop is being read, or only its own language is known so far. */
    isCounting: z.boolean(),
    /** Those that the project has, which its plan covers. */
    read: z.number(),
    /** Those that the plan has no room for. */
    leftOut: z.number(),
    isReading: z.boolean(),
    readAt: Timestamp.nullable(),
    /** Why the pages could not be read, and what to do. */
    problem: z.object({ en: z.string(), de: z.string() }).nullable(),
  }),
  theme: z
    .object({
      id: z.string(),
      name: z.string(),
      /**
       * Our image is the first of every page, another one comes before it, the app embed adds it, the embed was
       * switched off again, or ours is not there. Unknown: the theme is too complex to read.
       */
      state: z.enum(['first', 'behind', 'embed', 'embed-off', 'absent', 'unknown']),
      /**
       * Kinds of pages where our image comes first, and where not; neither where it is unknown. Null: pages with the app
       * embed are looked at.
       */
      shows: z.object({ ours: Live, others: Live }).nullable(),
      lookedAt: Timestamp,
    })
    .nullable(),
  /** On which kinds of pages the store shows our images, once its theme has the tag. */
  live: Live,
  billing: z.object({
    planId: z.string(),
    /** What the merchant pays now, and what begins with the next period. */
    current: Charge.nullable(),
    next: Charge.nullable(),
    /** Base plans that begin with 14 days for nothing. */
    trialFor: z.array(z.enum(['starter', 'professional'])),
    /** Credits come on the bill of a monthly plan, up to a limit that the merchant approved with it. */
    canBuyCredits: z.boolean(),
    credits: z.number(),
  }),
});

export type ShopState = z.output<typeof ShopState>;

const ConfirmationUrl = z.object({ confirmationUrl: z.string() });

export const shopifyCalls = {
  openShop: call({
    method: 'post',
    path: '/shopify/session',
    part,
    access: 'public',
    summary: { en: 'Open the app in the Shopify admin', de: 'App im Shopify-Admin öffnen' },
    body: z.strictObject({
      /** From the address to which the account’s confirmation returned. */
      claim: Code.optional(),
      /** Without the account that somebody began to install the app for. */
      alone: z.boolean().optional(),
    }),
    limits: [limits.shopSessions],
    ok: ShopSession,
  }),
  openStudio: call({
    method: 'post',
    path: '/shopify/studio-link/{id}',
    part,
    ...ofProject('editor'),
    whileActing: 'refused',
    summary: {
      en: 'Get a link from the Shopify admin to the full app, good for one login',
      de: 'Link vom Shopify-Admin in die ganze App, gültig für eine Anmeldung',
    },
    body: z.strictObject({ path: NextPath.optional() }),
    limits: [limits.shopLinks],
    ok: z.object({ url: z.string() }),
  }),
  connectShop: call({
    method: 'post',
    path: '/shopify/connect/{id}',
    part,
    ...ofProject('project-admin'),
    needs: 'session',
    summary: {
      en: 'Begin to install the app for a project; Shopify asks for the store',
      de: 'Installation der App für ein Projekt beginnen; nach dem Shop fragt Shopify',
    },
    body: z.strictObject({}),
    limits: [limits.shopLinks],
    ok: z.object({ redirectTo: z.string() }),
  }),
  getShopClaim: call({
    method: 'get',
    path: '/shopify/claim',
    part,
    access: 'user',
    needs: 'session',
    summary: { en: 'Get the store that asks to be connected', de: 'Shop, der verbunden werden möchte' },
    query: z.strictObject({ code: Code }),
    limits: [limits.shopLinks],
    ok: z.object({
      shop: ShopName,
      /** The person’s own project of this store, which would be used. */
      project: z.object({ slug: z.string(), title: z.string().nullable() }).nullable(),
    }),
  }),
  claimShop: call({
    method: 'post',
    path: '/shopify/claim',
    part,
    access: 'user',
    needs: 'session',
    summary: { en: 'Connect a store to your account', de: 'Shop mit dem eigenen Konto verbinden' },
    body: z.strictObject({ code: Code }),
    limits: [limits.shopLinks],
    ok: z.object({ redirectTo: z.string() }),
  }),
  getShop: call({
    method: 'get',
    path: '/shopify/shop/{id}',
    part,
    ...ofProject('editor'),
    summary: { en: 'Get a project’s Shopify store', de: 'Shopify-Shop eines Projekts' },
    ok: ShopState,
  }),
  switchShopLive: call({
    method: 'put',
    path: '/shopify/live/{id}',
    part,
    ...ofProject('project-admin'),
    summary: {
      en: 'Choose on which kinds of pages the store shows the images',
      de: 'Festlegen, auf welchen Arten von Seiten der Shop die Bilder zeigt',
    },
    body: z.strictObject({ live: Live }),
    limits: [limits.shopThemes],
    ok: z.object({ live: Live }),
  }),
  chooseShopPlan: call({
    method: 'post',
    path: '/shopify/billing/{id}/plan',
    part,
    ...ofProject('project-admin'),
    whileActing: 'refused',
    summary: { en: 'Choose a plan that Shopify bills', de: 'Tarif wählen, den Shopify abrechnet' },
    body: z.strictObject({ planId: line(50), period: z.enum(billingPeriods).default('monthly') }),
    limits: [limits.shopCharges],
    ok: ConfirmationUrl,
  }),
  cancelShopPlan: call({
    method: 'delete',
    path: '/shopify/billing/{id}/plan',
    part,
    ...ofProject('project-admin'),
    whileActing: 'refused',
    summary: { en: 'Cancel the plan that Shopify bills', de: 'Tarif kündigen, den Shopify abrechnet' },
    limits: [limits.shopCharges],
    ok: Done,
  }),
  buyShopCredits: call({
    method: 'post',
    path: '/shopify/billing/{id}/credits',
    part,
    ...ofProject('project-admin'),
    whileActing: 'refused',
    summary: { en: 'Buy credits on the Shopify bill', de: 'Credits auf die Shopify-Rechnung kaufen' },
    body: z.strictObject({ creditBundleId: line(50) }),
    limits: [limits.shopCharges],
    ok: z.object({ balance: z.number() }),
  }),
};
