import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { LOOPBACK, parseNetworks } from '#domain/access/client-address.ts';
import { splitConnections } from './domain/connections/split-connections.ts';

// The only place that reads the environment. An invalid value is one clear line and exit code 1 (contract,
// Environment).

const port = z.coerce.number().int().min(0).max(65_535);
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/(?<!\/)\/+$/, ''));
const unset = (value: unknown) => (value === '' ? undefined : value);
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(unset, schema.optional());

const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).catch('production'),
  PORT: z.preprocess(unset, port.default(3000)),
  HOST: z.preprocess(unset, z.string().min(1).default('127.0.0.1')),
  SITE_URL: optional(address),
  DATA_DIR: z.preprocess(unset, z.string().default('./var')),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  STORAGE_URL: optional(z.url({ protocol: /^(file|s3)$/ })),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  ROLE: z.preprocess(unset, z.enum(['all', 'web', 'worker']).default('all')),
  ADMIN_EMAIL: z.preprocess(unset, z.email().default('admin@linkbild.local')),
  ADMIN_PASSWORD: optional(z.string().min(12, 'needs at least 12 characters').max(200)),
  TRUSTED_PROXIES: z.preprocess(
    unset,
    z
      .string()
      .default(LOOPBACK)
      .transform((list, context) => {
        const networks = parseNetworks(list);
        if (!networks) context.addIssue('takes addresses and networks (10.0.0.0/8) separated by commas');
        return networks ?? z.NEVER;
      }),
  ),
  ALLOWED_PRIVATE_HOSTS: optional(
    z
      .string()
      .transform((list) =>
        list
          .split(',')
          .map((pair) => pair.trim())
          .filter(Boolean),
      )
      .pipe(
        z.array(
          z
            .string()
            .regex(/^[^\s:/]+:\d{1,5}$|^\[[0-9a-f:.]+\]:\d{1,5}$/i, 'takes host:port pairs separated by commas'),
        ),
      ),
  ),
  SAMPLE_SHOP_PORT: optional(port),
  HEALTH_PORT: optional(port),
  LISTEN_FDS: optional(z.coerce.number().int().min(0).max(1, 'takes one socket, no more')),
  HIT_LOG_DIR: optional(z.string()),
  DB_POOL: z.preprocess(unset, z.coerce.number().int().min(8).max(500).default(30)),
  API_URL: optional(address),
  IMAGES_URL: optional(address),
  DRAFTS_URL: optional(address),
  DEMOS_URL: optional(address),
  SCREENSHOTS_URL: optional(address),
  QR_URL: optional(address),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  SHOPIFY_API_KEY: optional(z.string()),
  SHOPIFY_API_SECRET: optional(z.string()),
  SHOPIFY_STAND_IN_URL: optional(address),
  STRIPE_SECRET_KEY: optional(z.string().regex(/^(sk|rk)_/, 'begins with sk_ or rk_')),
  STRIPE_WEBHOOK_SECRET: optional(z.string().regex(/^whsec_/, 'begins with whsec_')),
  STRIPE_STAND_IN_URL: optional(address),
  ANALYTICS_SCRIPT_URL: optional(address),
  CHROMIUM_PATH: optional(z.string()),
  CHROMIUM_SANDBOX: z.preprocess(unset, z.enum(['on', 'off']).default('on')),
  SECRET_KEY: optional(z.string().min(32, 'needs at least 32 characters')),
  METRICS_TOKEN: optional(z.string().min(16, 'needs at least 16 characters')),
  LOG_LEVEL: z.preprocess(
    unset,
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
  LOG_FORMAT: optional(z.enum(['json', 'lines'])),
});

export type Env = ReturnType<typeof readEnv>;

/** Throws an Error whose message is the one line a person needs. */
export function readEnv(source: Record<string, string | undefined>) {
  const read = Environment.safeParse(source);
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new Error(`The environment variable ${issue?.path.join('.')} is not valid: ${issue?.message}`);
  }
  const env = read.data;
  if (Boolean(env.GOOGLE_CLIENT_ID) !== Boolean(env.GOOGLE_CLIENT_SECRET)) {
    throw new Error('The environment variables GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together: one is missing.');
  }
  if (Boolean(env.SHOPIFY_API_KEY) !== Boolean(env.SHOPIFY_API_SECRET)) {
    throw new Error('The environment variables SHOPIFY_API_KEY and SHOPIFY_API_SECRET go together: one is missing.');
  }
  if (env.SHOPIFY_API_KEY && !env.SECRET_KEY) {
    throw new Error('The environment variable SECRET_KEY is missing: access tokens of shops are encrypted with it.');
  }
  if (Boolean(env.STRIPE_SECRET_KEY) !== Boolean(env.STRIPE_WEBHOOK_SECRET)) {
    throw new Error(
      'The environment variables STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together: one is missing.',
    );
  }
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(siteUrl).hostname);
  const dataDir = resolve(env.DATA_DIR);
  // The sample shop only runs beside a local instance; a public one does not open a second port.
  const sampleShopPort = isLocal ? (env.SAMPLE_SHOP_PORT ?? (env.PORT === 0 ? 0 : env.PORT + 1)) : 0;
  const sampleShopHosts = sampleShopPort ? [`localhost:${sampleShopPort}`, `127.0.0.1:${sampleShopPort}`] : [];
  if (env.SHOPIFY_STAND_IN_URL && !isLocal) {
    throw new Error('The environment variable SHOPIFY_STAND_IN_URL is for tests: this site is public.');
  }
  if (env.STRIPE_STAND_IN_URL && !isLocal) {
    throw new Error('The environment variable STRIPE_STAND_IN_URL is for tests: this site is public.');
  }
  return {
    isProduction: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    siteUrl,
    isLocal,
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    storageUrl: env.STORAGE_URL ?? pathToFileURL(join(dataDir, 'storage')).href,
    smtpUrl: env.SMTP_URL ?? null,
    role: env.ROLE,
    adminEmail: env.ADMIN_EMAIL.toLowerCase(),
    adminPassword: env.ADMIN_PASSWORD ?? null,
    allowedPrivateHosts: [
      ...(env.ALLOWED_PRIVATE_HOSTS ?? sampleShopHosts),
      ...[env.SHOPIFY_STAND_IN_URL, env.STRIPE_STAND_IN_URL].flatMap((url) => (url ? [new URL(url).host] : [])),
    ],
    trustedProxies: env.TRUSTED_PROXIES,
    sampleShopPort,
    healthPort: env.HEALTH_PORT ?? null,
    /** A port held open by somebody else (systemd's socket units): its file descriptor is fixed. */
    listenFd: env.LISTEN_FDS === 1 ? 3 : null,
    hitLogDir: env.HIT_LOG_DIR === undefined ? null : resolve(env.HIT_LOG_DIR),
    connections: splitConnections(env.DB_POOL),
    apiUrl: env.API_URL ?? `${siteUrl}/api`,
    imagesUrl: env.IMAGES_URL ?? `${siteUrl}/images`,
    draftsUrl: env.DRAFTS_URL ?? `${siteUrl}/drafts`,
    demosUrl: env.DEMOS_URL ?? `${siteUrl}/demos`,
    screenshotsUrl: env.SCREENSHOTS_URL ?? `${siteUrl}/screenshots`,
    qrUrl: env.QR_URL ?? `${siteUrl}/qr`,
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET }
        : null,
    shopify:
      env.SHOPIFY_API_KEY && env.SHOPIFY_API_SECRET
        ? {
            apiKey: env.SHOPIFY_API_KEY,
            apiSecret: env.SHOPIFY_API_SECRET,
            standInUrl: env.SHOPIFY_STAND_IN_URL ?? null,
          }
        : null,
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
            standInUrl: env.STRIPE_STAND_IN_URL ?? null,
          }
        : null,
    analyticsScriptUrl: env.ANALYTICS_SCRIPT_URL ?? null,
    chromiumPath: env.CHROMIUM_PATH ?? null,
    chromiumMayBeUnprotected: env.CHROMIUM_SANDBOX === 'off',
    secretKey: env.SECRET_KEY ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    logLevel: env.LOG_LEVEL,
    /** Null: lines on a terminal, JSON elsewhere. */
    logFormat: env.LOG_FORMAT ?? null,
  };
}
