import { z } from 'zod';
import type { SafeFetch } from '#io/fetch/safe-fetch.ts';
import type { ShopifySettings, shopifyAddresses } from './shopify-addresses.ts';

// Gets a shop's access token: for a session token (embedded, managed installation) or for a refresh token. See
// shopify.dev/docs/apps/build/authentication-authorization.

export interface ShopToken {
  accessToken: string;
  scopes: string[];
  /** Null: does not expire. */
  expiresAt: Date | null;
  refreshToken: string | null;
  refreshTokenExpiresAt: Date | null;
}

/** `refused`: Shopify refused, and a retry would give the same. `unavailable`: retry later. */
export type TokenResult =
  | { ok: true; token: ShopToken }
  | { ok: false; reason: 'refused' | 'unavailable'; detail: string };

const Granted = z.object({
  access_token: z.string().min(1),
  scope: z.string(),
  expires_in: z.number().optional(),
  refresh_token: z.string().optional(),
  refresh_token_expires_in: z.number().optional(),
});

interface Parts {
  settings: ShopifySettings;
  addresses: ReturnType<typeof shopifyAddresses>;
  safeFetch: Pick<SafeFetch, 'fetch'>;
  userAgent: string;
  now(): Date;
}

export function createAccessTokens({ settings, addresses, safeFetch, userAgent, now }: Parts) {
  const { apiKey, apiSecret } = settings;

  async function ask(shop: string, grant: Record<string, string>): Promise<TokenResult> {
    const result = await safeFetch.fetch(addresses.accessToken(shop), {
      method: 'POST',
      userAgent,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ client_id: apiKey, client_secret: apiSecret, ...grant }),
      maxBytes: 20_000,
    });
    if (!result.ok) {
      const { status = 0 } = result;
      const isRefusal = status >= 400 && status < 500 && status !== 429;
      const detail = `${result.status ?? ''} ${result.reason}`.trim();
      return { ok: false, reason: isRefusal ? 'refused' : 'unavailable', detail };
    }
    const granted = Granted.safeParse(readJson(result.body));
    if (!granted.success) return { ok: false, reason: 'unavailable', detail: 'not the answer of Shopify' };
    const { access_token, scope, expires_in, refresh_token, refresh_token_expires_in } = granted.data;
    const after = (seconds: number | undefined) =>
      seconds === undefined ? null : new Date(now().getTime() + seconds * 1000);
    return {
      ok: true,
      token: {
        accessToken: access_token,
        scopes: scope.split(',').filter(Boolean),
        expiresAt: after(expires_in),
        refreshToken: refresh_token ?? null,
        refreshTokenExpiresAt: after(refresh_token_expires_in),
      },
    };
  }

  return {
    /** An expiring offline token with a refresh token, for work without a person. */
    exchange: (shop: string, sessionToken: string) =>
      ask(shop, {
        grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
        subject_token: sessionToken,
        subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
        requested_token_type: 'urn:shopify:params:oauth:token-type:offline-access-token',
        expiring: '1',
      }),
    refresh: (shop: string, refreshToken: string) =>
      ask(shop, { grant_type: 'refresh_token', refresh_token: refreshToken }),
  };
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}
