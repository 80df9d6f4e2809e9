import { randomBytes } from 'node:crypto';
import type { AppConfig, privacyTopics } from '../app-config.ts';
import { createTokens, type Tokens } from '../auth/tokens.ts';
import { type Catalogue, type ContentPage, createCatalogue, type Product } from '../catalogue.ts';
import { type AppSubscription, subscriptionPayload } from '../graphql/billing.ts';
import { type BulkOperation, createBulkQueue } from '../graphql/bulk.ts';
import { createFaults } from '../graphql/endpoint.ts';
import type { Metafield } from '../graphql/metafields.ts';
import type { Clock } from '../server.ts';
import { defaultThemeFiles, filesOf, type Theme, type ThemeFiles, type ThemeRole } from '../themes/theme.ts';
import { collectionPayload, privacyPayloads, productPayload, shopPayload, themePayload } from '../webhooks/payloads.ts';
import { createWebhooks, type SendOptions, type Webhooks } from '../webhooks/webhooks.ts';
import { defaultDetails, type ShopDetails } from './shop-details.ts';

export type AdminLocale = 'en' | 'de';

export interface ShopUser {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  isOwner: boolean;
  locale: AdminLocale;
}

/** The app in one shop, from its installation until it is uninstalled. */
export interface Installation {
  id: number;
  scopes: string[];
  tokens: Tokens;
  subscriptions: AppSubscription[];
  bulkOperations: BulkOperation[];
  /** Read by the app's own embeds only. */
  metafields: Metafield[];
}

const createInstallation = (id: number, scopes: string[], clock: Clock): Installation => ({
  id,
  scopes: [...scopes],
  tokens: createTokens(clock),
  subscriptions: [],
  bulkOperations: [],
  metafields: [],
});

export interface ShopOptions {
  /** `halm` becomes halm.myshopify.com. */
  handle: string;
  details?: Partial<ShopDetails>;
  user?: Partial<ShopUser>;
  /** Generated products beside the named ones. */
  products?: number;
  theme?: { name?: string; files?: ThemeFiles };
  /** Of its storefront; default any free one. */
  port?: number;
}

interface Surroundings {
  app: AppConfig;
  clock: Clock;
  standInUrl: string;
  nextId(): number;
}

/** `open` answers; the others as Shopify does: 402, 423, 404. */
export type ShopState = 'open' | 'frozen' | 'locked' | 'closed';

/** One shop: what it has, what the app has of it, and what a test may do with it. */
export class Shop {
  readonly id: number;
  /** Of `{handle}.myshopify.com`; a shop may change it (`ShopifyStandIn.renameShop`). */
  handle: string;
  readonly details: ShopDetails;
  readonly user: ShopUser;
  readonly catalogue: Catalogue;
  readonly themes: Theme[] = [];
  /** Every file that an app wrote or deleted, and the role that its theme had then. */
  readonly themeWrites: { role: ThemeRole; themeId: number; files: string[] }[] = [];
  /** Those of the shop itself, which every theme and app may read. */
  readonly metafields: Metafield[] = [];
  readonly webhooks: Webhooks;
  readonly faults = createFaults();
  readonly bulk = createBulkQueue();
  /** The budget of the Admin API: points left at a time. */
  budget: { points: number; at: number };
  installation: Installation | null = null;
  /** The session of the user in the admin. */
  readonly sid = randomBytes(32).toString('hex');
  state: ShopState = 'open';
  /** Where visitors are; known once the shop listens. */
  storefrontUrl = '';
  readonly #around: Surroundings;

  constructor(options: ShopOptions, around: Surroundings) {
    this.#around = around;
    this.id = 61_000_000_000 + around.nextId();
    this.handle = options.handle;
    this.details = { ...defaultDetails(options.handle, this.now()), ...options.details };
    this.user = {
      id: 90_000_000 + around.nextId(),
      firstName: 'Mara',
      lastName: 'Example',
      email: `owner@${options.handle}.example`,
      isOwner: true,
      locale: 'en',
      ...options.user,
    };
    this.catalogue = createCatalogue(options.products ?? 0);
    this.webhooks = createWebhooks(around.app, this, around.clock);
    this.budget = { points: Number.POSITIVE_INFINITY, at: 0 };
    this.addTheme(options.theme?.name ?? 'Dawn', options.theme?.files ?? defaultThemeFiles(), 'MAIN');
  }

  now = () => this.#around.clock.now().toISOString();
  nextId = () => this.#around.nextId();

  get domain(): string {
    return `${this.handle}.myshopify.com`;
  }

  get publishedTheme(): Theme {
    return this.themes.find(({ role }) => role === 'MAIN') as Theme;
  }

  /** A page of the admin of this shop. */
  adminUrl = (path: string) => `${this.#around.standInUrl}/store/${this.handle}${path}`;
  /** A page at the shop's permanent domain. */
  shopUrl = (path: string) => `${this.#around.standInUrl}/shops/${this.domain}${path}`;
  /** Files that Shopify keeps elsewhere: results of bulk operations, large theme files. */
  fileUrl = (path: string) => `${this.#around.standInUrl}/files/${this.domain}${path}`;

  install(scopes: string[] = this.#around.app.scopes): Installation {
    if (this.installation) {
      this.setScopes(scopes);
      return this.installation;
    }
    this.installation = createInstallation(this.nextId(), scopes, this.#around.clock);
    return this.installation;
  }

  /** Tokens end at once, subscriptions are cancelled, and the app is told. */
  uninstall(options: SendOptions = {}) {
    const ended =
      this.installation?.subscriptions.filter(({ status }) => ['ACTIVE', 'ACCEPTED'].includes(status)) ?? [];
    for (const subscription of ended) {
      Object.assign(subscription, { status: 'CANCELLED', updatedAt: this.now() });
      this.webhooks.send('app_subscriptions/update', subscriptionPayload(subscription, this.id));
    }
    this.installation = null;
    return this.webhooks.send('app/uninstalled', shopPayload(this), options);
  }

  /** The merchant grants more, or takes scopes away. */
  setScopes(scopes: string[]) {
    const { installation } = this;
    if (!installation || installation.scopes.join() === scopes.join()) return;
    const previous = installation.scopes;
    installation.scopes = [...scopes];
    installation.tokens.setScopes(installation.scopes);
    this.webhooks.send('app/scopes_update', {
      id: installation.id,
      previous,
      current: installation.scopes,
      updated_at: this.now(),
    });
  }

  addTheme(name: string, files: ThemeFiles, role: ThemeRole = 'UNPUBLISHED'): Theme {
    const now = this.now();
    const theme: Theme = {
      id: 140_000_000_000 + this.nextId(),
      name,
      role,
      createdAt: now,
      updatedAt: now,
      isProcessing: false,
      files: filesOf(files, now),
    };
    this.themes.push(theme);
    return theme;
  }

  publishTheme(theme: Theme, options: SendOptions = {}) {
    for (const other of this.themes) if (other.role === 'MAIN') other.role = 'UNPUBLISHED';
    theme.role = 'MAIN';
    return this.sendThemeWebhook('themes/publish', theme, options);
  }

  sendThemeWebhook(topic: `themes/${string}`, theme: Theme, options: SendOptions = {}) {
    if (topic !== 'themes/delete') theme.updatedAt = this.now();
    return this.webhooks.send(topic, themePayload(theme), options);
  }

  /** Changes a product as its editor would, and tells the app. */
  changeProduct(handle: string, change: Partial<Product>, options: SendOptions = {}) {
    const before = this.catalogue.productByHandle(handle);
    if (!before) throw new Error(`no product ${handle}`);
    const after = this.catalogue.change(before.id, { updatedAt: this.now(), ...change });
    return this.webhooks.send('products/update', productPayload(this, after), options);
  }

  /** The price of every variant, in cents. */
  setPrice(handle: string, price: number, compareAtPrice: number | null = null, options: SendOptions = {}) {
    const variants = this.catalogue.productByHandle(handle)?.variants ?? [];
    return this.changeProduct(
      handle,
      { variants: variants.map((variant) => ({ ...variant, price, compareAtPrice })) },
      options,
    );
  }

  addProduct(product: Omit<Product, 'id'>) {
    return this.webhooks.send('products/create', productPayload(this, this.catalogue.add(product)));
  }

  deleteProduct(handle: string) {
    const product = this.catalogue.productByHandle(handle);
    if (!product) throw new Error(`no product ${handle}`);
    this.catalogue.remove(product.id);
    return this.webhooks.send('products/delete', { id: product.id });
  }

  changeCollection(handle: string, change: Partial<ContentPage>, options: SendOptions = {}) {
    const collection = this.catalogue.collections.find((own) => own.handle === handle);
    if (!collection) throw new Error(`no collection ${handle}`);
    Object.assign(collection, { updatedAt: this.now() }, change);
    return this.webhooks.send('collections/update', collectionPayload(collection), options);
  }

  changeDetails(change: Partial<ShopDetails>) {
    Object.assign(this.details, change, { updatedAt: this.now() });
    return this.webhooks.send('shop/update', shopPayload(this));
  }

  askPrivacy(topic: (typeof privacyTopics)[number], options: SendOptions = {}) {
    return this.webhooks.send(topic, privacyPayloads[topic](this), options);
  }

  /** Everything sent so far, once each delivery was answered. */
  sent = () => this.webhooks.sent();
}
