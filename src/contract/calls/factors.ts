import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NewPasskeyAnswer, Passkey, PasskeyAnswer, PasskeyOptions, Session } from '#contract/entities/passkey.ts';
import { User } from '#contract/entities/user.ts';
import { Code, Done, idParams, requiredLine, Timestamp } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';

// Passkeys, one-time codes, recovery codes, the second step of a login, confirming a login, and sessions.

const LoggedIn = z.object({ user: User });
const RecoveryCodes = z.array(z.string()).describe('Shown once');
const own = { access: 'user', beforeSecondFactor: true } as const;

export const secondStep = {
  startPasskeyLogin: call({
    method: 'post',
    path: '/auth/passkey-options',
    access: 'public',
    summary: { en: 'Start a login with a passkey', de: 'Anmeldung mit einem Passkey starten' },
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
      en: 'List the options for the second login step',
      de: 'Möglichkeiten für den zweiten Schritt der Anmeldung',
    },
    limits: [limits.secondSteps],
    ok: z.object({ email: z.string(), passkey: z.boolean(), app: z.boolean(), recoveryCode: z.boolean() }),
  }),
  startSecondStepPasskey: call({
    method: 'post',
    path: '/auth/second-step/passkey-options',
    access: 'public',
    summary: { en: 'Start the second login step with a passkey', de: 'Zweiten Schritt mit einem Passkey starten' },
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
    summary: { en: 'List the ways to confirm your login', de: 'Möglichkeiten, die Anmeldung zu bestätigen' },
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
    summary: { en: 'Start confirming your login with a passkey', de: 'Bestätigung mit einem Passkey starten' },
    ok: PasskeyOptions,
  }),
  sendConfirmCode: call({
    method: 'post',
    path: '/auth/confirm-login/send-code',
    ...own,
    needs: 'session',
    summary: { en: 'Email a code to confirm your login', de: 'Code zur Bestätigung der Anmeldung per E-Mail senden' },
    limits: [limits.confirmationMails],
    ok: Done,
  }),
  confirmLogin: call({
    method: 'post',
    path: '/auth/confirm-login',
    ...own,
    needs: 'session',
    summary: {
      en: 'Confirm your login before a sensitive change',
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
    summary: { en: 'List your passkeys and second factors', de: 'Ihre Passkeys und zweiten Faktoren' },
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
    summary: { en: 'Start adding a passkey', de: 'Hinzufügen eines Passkeys starten' },
    limits: [limits.factorChanges],
    ok: PasskeyOptions,
  }),
  addPasskey: call({
    method: 'post',
    path: '/user/passkeys',
    ...own,
    needs: 'fresh-login',
    summary: { en: 'Add a passkey', de: 'Passkey hinzufügen' },
    body: z.strictObject({ name: requiredLine(60), response: NewPasskeyAnswer }),
    limits: [limits.factorChanges],
    ok: z.object({ passkey: Passkey, recoveryCodes: RecoveryCodes.nullable() }),
  }),
  renamePasskey: call({
    method: 'patch',
    path: '/user/passkeys/{id}',
    access: 'user',
    needs: 'session',
    summary: { en: 'Rename a passkey', de: 'Passkey umbenennen' },
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
    summary: { en: 'Remove a passkey', de: 'Passkey entfernen' },
    params: idParams,
    limits: [limits.accountChanges],
    ok: Done,
  }),
  startAuthenticatorApp: call({
    method: 'post',
    path: '/user/authenticator-app/start',
    ...own,
    needs: 'fresh-login',
    summary: { en: 'Start setting up an authenticator app', de: 'Einrichten einer Authenticator-App starten' },
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
      de: 'Einrichten der App mit dem ersten Code abschließen',
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
    summary: { en: 'Remove the authenticator app', de: 'Authenticator-App entfernen' },
    limits: [limits.accountChanges],
    ok: Done,
  }),
  renewRecoveryCodes: call({
    method: 'post',
    path: '/user/recovery-codes',
    access: 'user',
    needs: 'fresh-login',
    summary: { en: 'Create new recovery codes', de: 'Neue Wiederherstellungscodes erstellen' },
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
    summary: { en: 'List the devices you’re logged in on', de: 'Geräte, auf denen Sie angemeldet sind' },
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
    summary: { en: 'Log out on all devices, including this one', de: 'Auf allen Geräten abmelden, auch auf diesem' },
    ok: Done,
  }),
};
