import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { LOOPBACK, parseNetworks } from '#domain/access/client-address.ts';
import { operatorTakes, operatorVariables, readOperator } from '#io/operator/operator-variables.ts';
import { otelTakes, otelVariables, readOtel } from '#io/tracing/otel-settings.ts';
import { splitConnections } from './domain/connections/split-connections.ts';

// The only place that reads the environment. An invalid value is one clear line that says what the variable takes, and
// exit code 1 (contract, Environment).

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
const port = wholeNumber(0, 65_535);
/** A name or an address of this machine. */
const host = z.string().refine((value) => isIP(value) > 0 || /^[\w-]+(\.[\w-]+)*$/.test(value));
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/(?<!\/)\/+$/, ''));
/** The first encrypts, all of them decrypt (docs/operating.md, The secret key). */
const secretKeys = z
  .string()
  .transform((list) => list.split(',').map((key) => key.trim()))
  .pipe(z.tuple([z.string().min(32)], z.string().min(32)));
const unset = (value: unknown) => (value === '' ? undefined : value);
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(unset, schema.optional());

const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).catch('production'),
  PORT: z.preprocess(unset, port.prefault('3000')),
  HOST: z.preprocess(unset, host.default('127.0.0.1')),
  SITE_URL: optional(address),
  DATA_DIR: z.preprocess(unset, z.string().default('./var')),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  STORAGE_URL: optional(z.url({ protocol: /^(file|s3)$/ })),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  ROLE: z.preprocess(unset, z.enum(['all', 'web', 'worker']).default('all')),
  ADMIN_EMAIL: z.preprocess(unset, z.email().default('admin@linkbild.local')),
  ADMIN_PASSWORD: optional(z.string().min(12).max(200)),
  TRUSTED_PROXIES: z.preprocess(
    unset,
    z
      .string()
      .default(LOOPBACK)
      .transform((list, context) => {
        const networks = parseNetworks(list);
        if (!networks) context.addIssue('no list of networks');
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
      .pipe(z.array(z.string().regex(/^[^\s:/]+:\d{1,5}$|^\[[0-9a-f:.]+\]:\d{1,5}$/i))),
  ),
  SAMPLE_SHOP_PORT: optional(port),
  HEALTH_PORT: optional(port),
  LISTEN_FDS: optional(wholeNumber(0, 1)),
  HIT_LOG_DIR: optional(z.string()),
  DB_POOL: z.preprocess(unset, wholeNumber(8, 500).prefault('30')),
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
  SHOPIFY_INSTALL_URL: optional(z.string().regex(/^https:\/\/(apps|admin)\.shopify\.com\/./)),
  SHOPIFY_STAND_IN_URL: optional(address),
  STRIPE_SECRET_KEY: optional(z.string().regex(/^(sk|rk)_/)),
  STRIPE_WEBHOOK_SECRET: optional(z.string().regex(/^whsec_/)),
  STRIPE_STAND_IN_URL: optional(address),
  ANALYTICS_SCRIPT_URL: optional(address),
  CHROMIUM_PATH: optional(z.string()),
  CHROMIUM_SANDBOX: z.preprocess(unset, z.enum(['on', 'off']).default('on')),
  SECRET_KEY: optional(secretKeys),
  METRICS_TOKEN: optional(z.string().min(16)),
  LOG_LEVEL: z.preprocess(
    unset,
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
  LOG_FORMAT: optional(z.enum(['json', 'lines'])),
  ...operatorVariables,
  ...otelVariables,
});

/** Every variable that Linkbild reads itself. */
export const variables = Object.keys(Environment.shape);

const anAddress = 'an address that begins with http:// or https://';
const aPort = 'a port, a whole number from 0 to 65535';
const anything = 'any text';

/** Completes "It takes …". */
const takes: Record<keyof typeof Environment.shape, string> = {
  NODE_ENV: anything,
  PORT: aPort,
  HOST: 'a host name or an IP address, for example 127.0.0.1 or 0.0.0.0',
  SITE_URL: anAddress,
  DATA_DIR: anything,
  DATABASE_URL: 'an address like postgres://user:password@host:5432/linkbild',
  STORAGE_URL: 'an address that begins with file:// or s3://',
  SMTP_URL: 'an address that begins with smtp:// or smtps://',
  ROLE: 'all, web or worker',
  ADMIN_EMAIL: 'an email address',
  ADMIN_PASSWORD: '12 to 200 characters',
  TRUSTED_PROXIES: 'addresses and networks (10.0.0.0/8) separated by commas',
  ALLOWED_PRIVATE_HOSTS: 'host:port pairs separated by commas',
  SAMPLE_SHOP_PORT: aPort,
  HEALTH_PORT: aPort,
  LISTEN_FDS: '0 or 1: one socket and no more',
  HIT_LOG_DIR: anything,
  DB_POOL: 'a whole number from 8 to 500',
  API_URL: anAddress,
  IMAGES_URL: anAddress,
  DRAFTS_URL: anAddress,
  DEMOS_URL: anAddress,
  SCREENSHOTS_URL: anAddress,
  QR_URL: anAddress,
  GOOGLE_CLIENT_ID: anything,
  GOOGLE_CLIENT_SECRET: anything,
  SHOPIFY_API_KEY: anything,
  SHOPIFY_API_SECRET: anything,
  SHOPIFY_INSTALL_URL: 'an address that begins with https://apps.shopify.com/ or https://admin.shopify.com/',
  SHOPIFY_STAND_IN_URL: anAddress,
  STRIPE_SECRET_KEY: 'a key that begins with sk_ or rk_',
  STRIPE_WEBHOOK_SECRET: 'a secret that begins with whsec_',
  STRIPE_STAND_IN_URL: anAddress,
  ANALYTICS_SCRIPT_URL: anAddress,
  CHROMIUM_PATH: anything,
  CHROMIUM_SANDBOX: 'on or off',
  SECRET_KEY: 'a key of at least 32 characters, or several separated by commas',
  METRICS_TOKEN: 'at least 16 characters',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
  LOG_FORMAT: 'json or lines',
  ...operatorTakes,
  ...otelTakes,
};

/** Their values are never printed: what is wrong with one may be a single character. */
const secret = new Set<string>([
  'DATABASE_URL',
  'STORAGE_URL',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SECRET_KEY',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
]);

type Variable = keyof typeof takes;
const isVariable = (name: PropertyKey | undefined): name is Variable =>
  typeof name === 'string' && Object.hasOwn(takes, name);

function describeInvalid(name: Variable, value: string): string {
  const is = secret.has(name) ? 'has an invalid value' : `is ${JSON.stringify(value.slice(0, 200))}`;
  return `The environment variable ${name} ${is}. It takes ${takes[name]}.`;
}

export type Env = ReturnType<typeof readEnv>;

/** Throws an Error whose message is the one line a person needs. */
export function readEnv(source: Record<string, string | undefined>) {
  const read = Environment.safeParse(source);
  if (!read.success) {
    const name = read.error.issues[0]?.path[0];
    throw new Error(
      isVariable(name) ? describeInvalid(name, new Map(Object.entries(source)).get(name) ?? '') : read.error.message,
    );
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
            installUrl: env.SHOPIFY_INSTALL_URL ?? null,
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
    /** Null: those of the file in DATA_DIR. */
    secretKeys: env.SECRET_KEY ?? null,
    operator: readOperator(env),
    metricsToken: env.METRICS_TOKEN ?? null,
    otel: readOtel(env),
    logLevel: env.LOG_LEVEL,
    /** Null: lines on a terminal, JSON elsewhere. */
    logFormat: env.LOG_FORMAT ?? null,
  };
}
