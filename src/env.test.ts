import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';

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

  test.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ SITE_URL: 'linkbild' }, 'SITE_URL'],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL'],
    [{ STORAGE_URL: 'ftp://x' }, 'STORAGE_URL'],
    [{ SMTP_URL: 'http://x' }, 'SMTP_URL'],
    [{ ROLE: 'boss' }, 'ROLE'],
    [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL'],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD'],
    [{ ALLOWED_PRIVATE_HOSTS: 'localhost' }, 'ALLOWED_PRIVATE_HOSTS'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: 'localhost' }, 'TRUSTED_PROXIES'],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET'],
    [{ SHOPIFY_API_KEY: 'x' }, 'SHOPIFY_API_SECRET'],
    [{ SHOPIFY_API_SECRET: 'x' }, 'SHOPIFY_API_KEY'],
    [{ SHOPIFY_API_KEY: 'x', SHOPIFY_API_SECRET: 'y' }, 'SECRET_KEY'],
    [{ SHOPIFY_STAND_IN_URL: 'http://127.0.0.1:3020', SITE_URL: 'https://linkbild.example' }, 'SHOPIFY_STAND_IN_URL'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
    [{ LISTEN_FDS: '2' }, 'LISTEN_FDS'],
  ])('%o is rejected with one line that names the variable', (source, name) => {
    expect(() => readEnv(source as Record<string, string>)).toThrow(name);
    try {
      readEnv(source as Record<string, string>);
    } catch (error) {
      expect((error as Error).message.split('\n')).toHaveLength(1);
    }
  });
});
