import { decodeIdToken, Google, generateCodeVerifier, generateState, OAuth2RequestError } from 'arctic';
import { z } from 'zod';

// Signing in with Google by the authorization code flow with PKCE. Only Google's own URLs, fixed in the library, are
// requested; nothing from a visitor decides where a connection goes.

export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
}

export interface GooglePerson {
  subject: string;
  email: string;
  firstname: string | null;
  lastname: string | null;
  imageUrl: string | null;
}

export type GoogleAnswer = { ok: true; person: GooglePerson } | { ok: false; reason: 'refused' | 'unverified-address' };

const Claims = z.object({
  sub: z.string().min(1),
  email: z.email(),
  email_verified: z.literal(true),
  given_name: z.string().nullish(),
  family_name: z.string().nullish(),
  picture: z.url({ protocol: /^https$/ }).nullish(),
});

export function createGoogle(settings: GoogleSettings, callbackUrl: string) {
  const google = new Google(settings.clientId, settings.clientSecret, callbackUrl);
  return {
    start() {
      const [state, codeVerifier] = [generateState(), generateCodeVerifier()];
      const url = google.createAuthorizationURL(state, codeVerifier, ['openid', 'email', 'profile']);
      return { state, codeVerifier, redirectTo: url.href };
    },
    async finish(code: string, codeVerifier: string): Promise<GoogleAnswer> {
      try {
        const tokens = await google.validateAuthorizationCode(code, codeVerifier);
        const claims = Claims.safeParse(decodeIdToken(tokens.idToken()));
        if (!claims.success) return { ok: false, reason: 'unverified-address' };
        const { sub, email, given_name, family_name, picture } = claims.data;
        return {
          ok: true,
          person: {
            subject: sub,
            email: email.toLowerCase(),
            firstname: given_name ?? null,
            lastname: family_name ?? null,
            imageUrl: picture ?? null,
          },
        };
      } catch (error) {
        if (error instanceof OAuth2RequestError) return { ok: false, reason: 'refused' };
        throw error;
      }
    },
  };
}
export type GoogleSignIn = ReturnType<typeof createGoogle>;
