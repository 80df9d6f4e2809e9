import { describe, expect, test } from 'vitest';
import { readEnv, variables } from './env.ts';

/** Bad values of every variable. Without any: it takes whatever it is given. */
const bad: Record<string, string[]> = {
  NODE_ENV: [],
  PORT: ['abc', '70000', '-1', '3000.5', '0x10', '3e3'],
  HOST: ['http://localhost', 'my host', '::1]'],
  SITE_URL: ['linkbild', 'ftp://linkbild.example'],
  DATA_DIR: [],
  DATABASE_URL: ['mysql://root:hidden-value@x/y', 'hidden-value'],
  STORAGE_URL: ['ftp://hidden-value', '/var/hidden-value'],
  SMTP_URL: ['http://user:hidden-value@x'],
  ROLE: ['boss'],
  ADMIN_EMAIL: ['nobody'],
  ADMIN_PASSWORD: ['hidden'],
  TRUSTED_PROXIES: ['10.0.0.0/33', 'localhost'],
  ALLOWED_PRIVATE_HOSTS: ['localhost'],
  SAMPLE_SHOP_PORT: ['abc'],
  HEALTH_PORT: ['65536'],
  LISTEN_FDS: ['2', 'x'],
  HIT_LOG_DIR: [],
  DB_POOL: ['7', '501', 'many'],
  API_URL: ['/api'],
  IMAGES_URL: ['img.example'],
  DRAFTS_URL: ['x'],
  DEMOS_URL: ['x'],
  SCREENSHOTS_URL: ['x'],
  QR_URL: ['x'],
  GOOGLE_CLIENT_ID: [],
  GOOGLE_CLIENT_SECRET: [],
  SHOPIFY_API_KEY: [],
  SHOPIFY_API_SECRET: [],
  SHOPIFY_INSTALL_URL: [
    'x',
    'http://apps.shopify.com/linkbild',
    'https://apps.shopify.com.evil.example/',
    'https://apps.shopify.com/',
  ],
  SHOPIFY_STAND_IN_URL: ['x'],
  STRIPE_SECRET_KEY: ['pk_hidden'],
  STRIPE_WEBHOOK_SECRET: ['hidden'],
  STRIPE_STAND_IN_URL: ['x'],
  ANALYTICS_SCRIPT_URL: ['x'],
  CHROMIUM_PATH: [],
  CHROMIUM_SANDBOX: ['yes'],
  SECRET_KEY: ['hidden', `${'k'.repeat(32)},hidden`, `${'k'.repeat(32)},`],
  METRICS_TOKEN: ['hidden'],
  LOG_LEVEL: ['loud'],
  LOG_FORMAT: ['xml'],
  OPERATOR_NAME: [],
  OPERATOR_LEGAL_FORM: [],
  OPERATOR_ADDRESS: [],
  OPERATOR_RESPONSIBLE: [],
  OPERATOR_TELEPHONE: [],
  OPERATOR_EMAIL: ['nobody'],
  OPERATOR_REGISTER: [],
  OPERATOR_VAT_ID: [],
  OPERATOR_VAT_ABROAD: [],
  OPERATOR_DATA_PROTECTION: [],
  OPERATOR_HOSTING: [],
  OPERATOR_PROCESSORS: [],
  OPERATOR_MEASURES: [],
  OPERATOR_LIABILITY: [],
  OPERATOR_LAW: [],
  OPERATOR_SELLS_TO: ['everybody'],
  OTEL_SDK_DISABLED: ['yes'],
  OTEL_TRACES_EXPORTER: ['console'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['collector:4318'],
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: ['x'],
  OTEL_EXPORTER_OTLP_PROTOCOL: ['grpc'],
  OTEL_EXPORTER_OTLP_HEADERS: ['hidden', 'a=hidden%zz'],
  OTEL_SERVICE_NAME: [],
  OTEL_RESOURCE_ATTRIBUTES: ['x'],
  OTEL_TRACES_SAMPLER: ['some'],
  OTEL_TRACES_SAMPLER_ARG: ['1.5', 'half'],
};

const messageOf = (source: Record<string, string>): string => {
  try {
    readEnv(source);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test('the table above has every variable', () => {
  expect(Object.keys(bad)).toEqual(variables);
});

test.each(Object.entries(bad).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
  '%s=%s gets one line with the variable, the value unless it is secret, and what is allowed',
  (name, value) => {
    const message = messageOf({ [name]: value });
    expect(message).toMatch(new RegExp(`^The environment variable ${name} [^\\n]+\\. It takes [^\\n]+\\.$`));
    expect(message).not.toMatch(/NaN|expected|received|regex|invalid input/i);
    if (value.includes('hidden')) expect(message).not.toContain('hidden');
    else if (name !== 'SECRET_KEY') expect(message).toContain(JSON.stringify(value));
  },
);

describe('readEnv', () => {
  test('works without any variable', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:3000',
      apiUrl: 'http://localhost:3000/api',
      sampleShopPort: 3001,
      allowedPrivateHosts: ['localhost:3001', '127.0.0.1:3001'],
      role: 'all',
    });
  });

  test('a public site has no sample shop and opens no private host', () => {
    const env = readEnv({ SITE_URL: 'https://linkbild.example/', PORT: '8080' });
    expect(env.siteUrl).toBe('https://linkbild.example');
    expect(env.sampleShopPort).toBe(0);
    expect(env.allowedPrivateHosts).toEqual([]);
  });

  test('an empty value counts as unset', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  test('what the operator sets in the environment has line breaks, and the rest stays unset', () => {
    const { operator } = readEnv({ OPERATOR_NAME: 'Halm & Ton', OPERATOR_ADDRESS: 'Weserstraße 1\\n12047 Berlin' });
    expect(operator).toEqual({ name: 'Halm & Ton', address: 'Weserstraße 1\n12047 Berlin' });
  });

  test('several secret keys are read in their order', () => {
    const [one, other] = ['a'.repeat(32), 'b'.repeat(40)];
    expect(readEnv({ SECRET_KEY: `${one}, ${other}` }).secretKeys).toEqual([one, other]);
    expect(readEnv({}).secretKeys).toBeNull();
  });

  test.each([
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET'],
    [{ SHOPIFY_API_KEY: 'x' }, 'SHOPIFY_API_SECRET'],
    [{ SHOPIFY_API_SECRET: 'x' }, 'SHOPIFY_API_KEY'],
    [{ SHOPIFY_API_KEY: 'x', SHOPIFY_API_SECRET: 'y' }, 'SECRET_KEY'],
    [{ SHOPIFY_STAND_IN_URL: 'http://127.0.0.1:3020', SITE_URL: 'https://linkbild.example' }, 'SHOPIFY_STAND_IN_URL'],
  ])('%o is rejected with one line that names the variable', (source, name) => {
    const message = messageOf(source as unknown as Record<string, string>);
    expect(message).toContain(name);
    expect(message.split('\n')).toHaveLength(1);
  });
});
