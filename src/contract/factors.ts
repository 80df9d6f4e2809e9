import { z } from 'zod';
import { call } from './call.ts';
import { NewPasskeyAnswer, Passkey, PasskeyAnswer, PasskeyOptions, Session } from './entities/passkey.ts';
import { User } from './entities/user.ts';
import { Code, Done, idParams, requiredLine, Timestamp } from './fields.ts';
import { limits } from './limits.ts';

// Passkeys, one-time codes, recovery codes, the second step of a login, confirming a login, and sessions.

const LoggedIn = z.object({ user: User });
const RecoveryCodes = z.array(z.string()).describe('Shown once');
const own = { access: 'user', beforeSecondFactor: true } as const;

export const secondStep = {
  startPasskeyLogin: call({
    method: 'post',
    path: '/auth/passkey-options',
    access: 'public',
    summary: { en: 'Begin a login with a passkey', de: 'Anmeldung mit einem Passkey beginnen' },
    limits: [limits.passkeyLogins],
    ok: PasskeyOptions,
  }),
  loginViaPasskey: call({
    method: 'post',
    path: '/auth/login-via-passkey',
    access: 'public',
    summary: { en: 'Log in with a passkey', de: 'Mit einem Passkey anmelden' },
    body: z.strictObject({ response: PasskeyAnswer }),
    limits: [limits.passkeyLogins],
    ok: LoggedIn,
  }),
  getSecondStep: call({
    method: 'get',
    path: '/auth/second-step',
    access: 'public',
    summary: {
      en: 'What the second step of a login can be done with',
      de: 'Womit der zweite Schritt einer Anmeldung möglich ist',
    },
    limits: [limits.secondSteps],
    ok: z.object({ email: z.string(), passkey: z.boolean(), app: z.boolean(), recoveryCode: z.boolean() }),
  }),
  startSecondStepPasskey: call({
    method: 'post',
    path: '/auth/second-step/passkey-options',
    access: 'public',
    summary: { en: 'Begin the second step with a passkey', de: 'Zweiten Schritt mit einem Passkey beginnen' },
    limits: [limits.secondSteps],
    ok: PasskeyOptions,
  }),
  finishSecondStep: call({
    method: 'post',
    path: '/auth/second-step',
    access: 'public',
    summary: {
      en: 'Finish a login with a passkey, a code or a recovery code',
      de: 'Anmeldung mit Passkey, Code oder Wiederherstellungscode abschließen',
    },
    body: z.strictObject({ code: Code.optional(), response: PasskeyAnswer.optional() }),
    limits: [limits.secondSteps],
    ok: LoggedIn,
  }),
};

export const confirmation = {
  getLoginConfirmation: call({
    method: 'get',
    path: '/auth/confirm-login',
    ...own,
    needs: 'session',
    summary: { en: 'How the login can be confirmed', de: 'Wie sich die Anmeldung bestätigen lässt' },
    ok: z.object({
      passkey: z.boolean(),
      app: z.boolean(),
      recoveryCode: z.boolean(),
      password: z.boolean(),
      mail: z.boolean(),
      email: z.string(),
    }),
  }),
  startConfirmPasskey: call({
    method: 'post',
    path: '/auth/confirm-login/passkey-options',
    ...own,
    needs: 'session',
    summary: { en: 'Begin to confirm the login with a passkey', de: 'Anmeldung mit einem Passkey bestätigen' },
    ok: PasskeyOptions,
  }),
  sendConfirmCode: call({
    method: 'post',
    path: '/auth/confirm-login/send-code',
    ...own,
    needs: 'session',
    summary: { en: 'Mail a code that confirms the login', de: 'Code zum Bestätigen der Anmeldung per E-Mail senden' },
    limits: [limits.confirmationMails],
    ok: Done,
  }),
  confirmLogin: call({
    method: 'post',
    path: '/auth/confirm-login',
    ...own,
    needs: 'session',
    summary: {
      en: 'Confirm the login before a sensitive change',
      de: 'Anmeldung vor einer wichtigen Änderung bestätigen',
    },
    body: z.strictObject({
      password: z.string().max(200).optional(),
      code: Code.optional(),
      mailCode: Code.optional(),
      response: PasskeyAnswer.optional(),
    }),
    limits: [limits.loginConfirmations],
    ok: Done,
  }),
};

export const factors = {
  listFactors: call({
    method: 'get',
    path: '/user/factors',
    ...own,
    needs: 'session',
    summary: { en: 'Your passkeys and second factors', de: 'Ihre Passkeys und zweiten Faktoren' },
    ok: z.object({
      passkeys: z.array(Passkey),
      app: z.object({ confirmedAt: Timestamp }).nullable(),
      recoveryCodes: z.number(),
      /** Passkeys belong to a host name; a site at a bare IP address has none. */
      hasHostName: z.boolean(),
    }),
  }),
  startPasskey: call({
    method: 'post',
    path: '/user/passkeys/options',
    ...own,
    needs: 'fresh-login',
    summary: { en: 'Begin to add a passkey', de: 'Das Hinzufügen eines Passkeys beginnen' },
    limits: [limits.factorChanges],
    ok: PasskeyOptions,
  }),
  addPasskey: call({
    method: 'post',
    path: '/user/passkeys',
    ...own,
    needs: 'fresh-login',
    summary: { en: 'Add a passkey', de: 'Einen Passkey hinzufügen' },
    body: z.strictObject({ name: requiredLine(60), response: NewPasskeyAnswer }),
    limits: [limits.factorChanges],
    ok: z.object({ passkey: Passkey, recoveryCodes: RecoveryCodes.nullable() }),
  }),
  renamePasskey: call({
    method: 'patch',
    path: '/user/passkeys/{id}',
    access: 'user',
    needs: 'session',
    summary: { en: 'Rename a passkey', de: 'Einen Passkey umbenennen' },
    params: idParams,
    body: z.strictObject({ name: requiredLine(60) }),
    limits: [limits.accountChanges],
    ok: Passkey,
  }),
  removePasskey: call({
    method: 'delete',
    path: '/user/passkeys/{id}',
    access: 'user',
    needs: 'fresh-login',
    summary: { en: 'Remove a passkey', de: 'Einen Passkey entfernen' },
    params: idParams,
    limits: [limits.accountChanges],
    ok: Done,
  }),
  startAuthenticatorApp: call({
    method: 'post',
    path: '/user/authenticator-app/start',
    ...own,
    needs: 'fresh-login',
    summary: { en: 'Begin to set up an authenticator app', de: 'Das Einrichten einer Authenticator-App beginnen' },
    limits: [limits.factorChanges],
    ok: z.object({ secret: z.string(), uri: z.string(), qrCode: z.string().describe('SVG') }),
  }),
  confirmAuthenticatorApp: call({
    method: 'post',
    path: '/user/authenticator-app',
    ...own,
    needs: 'fresh-login',
    summary: {
      en: 'Finish setting up the app with its first code',
      de: 'Das Einrichten der App mit dem ersten Code abschließen',
    },
    body: z.strictObject({ code: Code }),
    limits: [limits.factorChanges],
    ok: z.object({ recoveryCodes: RecoveryCodes.nullable() }),
  }),
  removeAuthenticatorApp: call({
    method: 'delete',
    path: '/user/authenticator-app',
    access: 'user',
    needs: 'fresh-login',
    summary: { en: 'Remove the authenticator app', de: 'Die Authenticator-App entfernen' },
    limits: [limits.accountChanges],
    ok: Done,
  }),
  renewRecoveryCodes: call({
    method: 'post',
    path: '/user/recovery-codes',
    access: 'user',
    needs: 'fresh-login',
    summary: { en: 'Make new recovery codes', de: 'Neue Wiederherstellungscodes erstellen' },
    limits: [limits.factorChanges],
    ok: z.object({ recoveryCodes: RecoveryCodes }),
  }),
};

export const sessionCalls = {
  listSessions: call({
    method: 'get',
    path: '/user/sessions',
    access: 'user',
    needs: 'session',
    summary: { en: 'Where you are logged in', de: 'Wo Sie angemeldet sind' },
    ok: z.array(Session),
  }),
  endSession: call({
    method: 'delete',
    path: '/user/sessions/{id}',
    access: 'user',
    needs: 'session',
    summary: { en: 'Log out one device', de: 'Ein Gerät abmelden' },
    params: idParams,
    limits: [limits.accountChanges],
    ok: Done,
  }),
  logoutEverywhere: call({
    method: 'post',
    path: '/user/sessions/logout-everywhere',
    access: 'user',
    needs: 'session',
    summary: { en: 'Log out everywhere, here too', de: 'Überall abmelden, auch hier' },
    ok: Done,
  }),
};
