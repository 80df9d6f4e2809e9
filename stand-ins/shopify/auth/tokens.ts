// Access tokens of one installation. https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens
import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';

const HOUR_S = 3600;
const DAY_S = 86_400;

export interface AccessToken {
  value: string;
  mode: 'offline' | 'online';
  scopes: string[];
  userId: number | null;
  endsAt: number | null;
  /** The refresh token that ends once this token is used: until then a lost response can be asked for again. */
  retires: string | null;
}

interface RefreshToken {
  scopes: string[];
  endsAt: number;
  retires: string | null;
}

export interface Granted {
  token: AccessToken;
  expiresIn: number | null;
  refreshToken: string | null;
  refreshTokenExpiresIn: number | null;
}

const name = (prefix: string) => `${prefix}_${randomBytes(16).toString('hex')}`;

export function createTokens(clock: Clock) {
  const tokens = new Map<string, AccessToken>();
  const refreshTokens = new Map<string, RefreshToken>();
  const after = (seconds: number) => clock.now().getTime() + seconds * 1000;

  function keep(token: Omit<AccessToken, 'value'>): AccessToken {
    const whole = { ...token, value: name(token.mode === 'online' ? 'shpua' : 'shpat') };
    tokens.set(whole.value, whole);
    return whole;
  }

  function grantExpiring(scopes: string[], retires: string | null): Granted {
    const refreshToken = name('shprt');
    refreshTokens.set(refreshToken, { scopes, endsAt: after(90 * DAY_S), retires });
    const token = keep({ mode: 'offline', scopes, userId: null, endsAt: after(HOUR_S), retires });
    return { token, expiresIn: HOUR_S, refreshToken, refreshTokenExpiresIn: 90 * DAY_S };
  }

  return {
    /** An app that asks again gets the same token, unless its scopes changed. */
    grantOffline(scopes: string[], isExpiring: boolean): Granted {
      if (isExpiring) return grantExpiring(scopes, null);
      const same = [...tokens.values()].find(
        ({ mode, endsAt, scopes: had }) => mode === 'offline' && endsAt === null && had.join() === scopes.join(),
      );
      const token = same ?? keep({ mode: 'offline', scopes, userId: null, endsAt: null, retires: null });
      return { token, expiresIn: null, refreshToken: null, refreshTokenExpiresIn: null };
    },

    grantOnline(scopes: string[], userId: number): Granted {
      const token = keep({ mode: 'online', scopes, userId, endsAt: after(DAY_S - 1), retires: null });
      return { token, expiresIn: DAY_S - 1, refreshToken: null, refreshTokenExpiresIn: null };
    },

    /** Null: not known, used and replaced, or ended. */
    refresh(value: string): Granted | null {
      const known = refreshTokens.get(value);
      if (!known || known.endsAt <= clock.now().getTime()) return null;
      if (known.retires) refreshTokens.delete(known.retires);
      return grantExpiring(known.scopes, value);
    },

    find(value: string): AccessToken | null {
      const token = tokens.get(value);
      if (!token || (token.endsAt !== null && token.endsAt <= clock.now().getTime())) return null;
      if (token.retires) refreshTokens.delete(token.retires);
      return token;
    },

    /** The merchant or the app took scopes away, or granted more: tokens already given follow. */
    setScopes(scopes: string[]) {
      for (const token of tokens.values()) token.scopes = scopes;
      for (const token of refreshTokens.values()) token.scopes = scopes;
    },
  };
}
export type Tokens = ReturnType<typeof createTokens>;
