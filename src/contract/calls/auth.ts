import { z } from 'zod';
import { call } from '#contract/call.ts';
import { ApiToken, User } from '#contract/entities/user.ts';
import { Code, Done, Email, idParams, line, NewPassword, NextPath, requiredLine, Timestamp } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { preferredText } from '#contract/messages.ts';
import { tokenAreas, tokenDays, tokenScopes, usualAreas } from '#domain/access/proof.ts';
import { languages } from '#domain/language.ts';

const CurrentPassword = z
  .string({ error: preferredText('password') })
  .min(1, { error: preferredText('password') })
  .max(200, { error: preferredText('passwordLong') });
const names = { firstname: line(100).optional(), lastname: line(100).optional() };
const LoggedIn = z.object({ user: User });

export const auth = {
  login: call({
    method: 'post',
    path: '/auth/login',
    access: 'public',
    summary: { en: 'Log in with email and password', de: 'Mit E-Mail-Adresse und Passwort anmelden' },
    body: z.strictObject({ email: Email, password: CurrentPassword }),
    limits: [limits.loginFailuresHere, limits.loginFailuresOfClient, limits.loginFailuresOfAddress],
    ok: LoggedIn,
  }),
  register: call({
    method: 'post',
    path: '/auth/register',
    access: 'public',
    summary: { en: 'Create an account or accept an invitation', de: 'Konto anlegen oder Einladung annehmen' },
    body: z.strictObject({
      email: Email,
      password: NewPassword,
      ...names,
      invitationCode: Code.optional(),
      projectSlug: line(200).optional(),
      next: NextPath.optional(),
    }),
    limits: [limits.registrations, limits.registrationsHere, limits.registrationMails],
    ok: z.object({ confirmation: z.enum(['mail-sent', 'logged-in']) }),
  }),
  resendRegistration: call({
    method: 'post',
    path: '/auth/resend-registration',
    access: 'public',
    summary: {
      en: 'Send the email that confirms a registration again',
      de: 'E-Mail zur Bestätigung einer Registrierung noch einmal senden',
    },
    body: z.strictObject({ email: Email, next: NextPath.optional() }),
    limits: [limits.registrations, limits.registrationsHere, limits.registrationMails],
    ok: Done,
  }),
  getRegistration: call({
    method: 'get',
    path: '/auth/registration',
    access: 'public',
    summary: { en: 'Get what a confirmation code confirms', de: 'Was ein Bestätigungscode bestätigt' },
    query: z.strictObject({ confirmationCode: Code }),
    limits: [limits.loginCodes],
    ok: z.object({
      email: z.string(),
      /** Whether it was entered in this browser. If not, ask for the password: somebody else may have chosen the first one. */
      isThisBrowser: z.boolean(),
    }),
  }),
  sendMagicLinkCode: call({
    method: 'post',
    path: '/auth/send-magic-link-code',
    access: 'public',
    summary: { en: 'Email a login link', de: 'Anmeldelink per E-Mail senden' },
    body: z.strictObject({ email: Email, next: NextPath.optional() }),
    limits: [limits.loginLinks, limits.loginMails],
    ok: Done,
  }),
  loginViaConfirmationCode: call({
    method: 'post',
    path: '/auth/login-via-confirmation-code',
    access: 'public',
    summary: { en: 'Confirm an email address and log in', de: 'E-Mail-Adresse bestätigen und anmelden' },
    body: z.strictObject({
      confirmationCode: Code,
      /** Required if the registration was entered in another browser: what is typed here becomes the password. */
      password: NewPassword.optional(),
    }),
    limits: [limits.loginCodes],
    ok: LoggedIn,
  }),
  loginViaMagicLinkCode: call({
    method: 'post',
    path: '/auth/login-via-magic-link-code',
    access: 'public',
    summary: { en: 'Log in with the code from a login link', de: 'Mit dem Code aus einem Anmeldelink anmelden' },
    body: z.strictObject({ magicLinkCode: Code, email: Email.optional() }),
    limits: [limits.loginCodes, limits.typedLoginCodes],
    ok: LoggedIn,
  }),
  loginViaProvider: call({
    method: 'post',
    path: '/auth/login-via-provider',
    access: 'public',
    summary: { en: 'Start a login with Google', de: 'Anmeldung mit Google starten' },
    body: z.strictObject({ next: NextPath.optional() }),
    limits: [limits.googleSignIns],
    ok: z.object({ redirectTo: z.string() }),
  }),
  loginOptions: call({
    method: 'get',
    path: '/auth/login-options',
    access: 'public',
    summary: { en: 'List the ways to log in', de: 'Verfügbare Anmeldewege' },
    ok: z.object({ google: z.boolean() }),
  }),
  logout: call({
    method: 'post',
    path: '/auth/logout',
    access: 'user',
    beforeSecondFactor: true,
    summary: { en: 'Log out', de: 'Abmelden' },
    ok: Done,
  }),
  getUser: call({
    method: 'get',
    path: '/auth/user',
    access: 'user',
    beforeSecondFactor: true,
    summary: { en: 'Get your account', de: 'Ihr Konto' },
    ok: User,
  }),
  uploadProfilePicture: call({
    method: 'post',
    path: '/user/profile-picture',
    access: 'user',
    needs: 'session',
    summary: { en: 'Upload your profile photo', de: 'Eigenes Profilbild hochladen' },
    takes: 'multipart',
    limits: [limits.profilePictures],
    ok: User,
  }),
  removeProfilePicture: call({
    method: 'delete',
    path: '/user/profile-picture',
    access: 'user',
    needs: 'session',
    summary: { en: 'Remove your profile photo', de: 'Eigenes Profilbild entfernen' },
    limits: [limits.accountChanges],
    ok: z.object({
      /** Brings it back within 15 minutes; null: there was none. */
      undoCode: z.string().nullable(),
    }),
  }),
  restoreProfilePicture: call({
    method: 'post',
    path: '/user/profile-picture/restore',
    access: 'user',
    needs: 'session',
    summary: { en: 'Bring back a profile photo just removed', de: 'Gerade entferntes Profilbild zurückholen' },
    body: z.strictObject({ undoCode: requiredLine(1000) }),
    limits: [limits.accountChanges],
    ok: User,
  }),
  updateUser: call({
    method: 'patch',
    path: '/user',
    access: 'user',
    summary: { en: 'Update your name, language or last project', de: 'Name, Sprache oder letztes Projekt ändern' },
    body: z.strictObject({
      ...names,
      language: z.enum(languages).optional(),
      lastActiveProjectId: z.number().int().positive().max(2_147_483_647).optional(),
    }),
    limits: [limits.accountChanges],
    ok: User,
  }),
  changePassword: call({
    method: 'post',
    path: '/user/password',
    access: 'user',
    needs: 'fresh-login',
    summary: { en: 'Set or change your password', de: 'Passwort festlegen oder ändern' },
    body: z.strictObject({ currentPassword: z.string().max(200).optional(), password: NewPassword }),
    limits: [limits.passwordChanges],
    ok: Done,
  }),
  getEmailChange: call({
    method: 'get',
    path: '/user/email',
    access: 'user',
    needs: 'session',
    summary: {
      en: 'Get the new email address waiting for confirmation',
      de: 'Neue E-Mail-Adresse, die noch nicht bestätigt ist',
    },
    ok: z.object({ waiting: z.object({ email: z.string(), expiresAt: Timestamp }).nullable() }),
  }),
  requestEmailChange: call({
    method: 'post',
    path: '/user/email',
    access: 'user',
    needs: 'fresh-login',
    summary: {
      en: 'Change your email address. We send a confirmation to the new one',
      de: 'E-Mail-Adresse ändern. An die neue geht eine Bestätigung',
    },
    body: z.strictObject({ email: Email, currentPassword: z.string().max(200).optional() }),
    limits: [limits.passwordChanges, limits.registrationMails],
    ok: Done,
  }),
  confirmEmailChange: call({
    method: 'post',
    path: '/user/email/confirm',
    access: 'user',
    needs: 'session',
    summary: {
      en: 'Confirm the new address with the code from the email',
      de: 'Neue Adresse mit dem Code aus der E-Mail bestätigen',
    },
    body: z.strictObject({ code: Code }),
    limits: [limits.loginCodes],
    ok: User,
  }),
  withdrawEmailChange: call({
    method: 'delete',
    path: '/user/email',
    access: 'user',
    needs: 'session',
    summary: { en: 'Keep the old email address', de: 'Bei der alten E-Mail-Adresse bleiben' },
    ok: Done,
  }),
  setAchievement: call({
    method: 'post',
    path: '/user/achievement/',
    access: 'user',
    summary: { en: 'Mark a step as done', de: 'Schritt als erledigt markieren' },
    body: z.strictObject({ key: requiredLine(50), value: line(50) }),
    limits: [limits.achievements],
    ok: User,
  }),
  listApiTokens: call({
    method: 'get',
    path: '/user/api-tokens',
    access: 'user',
    needs: 'session',
    summary: { en: 'List your API tokens', de: 'Ihre API-Token' },
    ok: z.array(ApiToken),
  }),
  createApiToken: call({
    method: 'post',
    path: '/user/api-tokens',
    access: 'user',
    needs: 'fresh-login',
    summary: { en: 'Create an API token. It’s shown only once', de: 'API-Token anlegen. Es wird nur einmal angezeigt' },
    body: z.strictObject({
      name: requiredLine(100),
      scope: z.enum(tokenScopes).default('write'),
      areas: z
        .array(z.enum(tokenAreas))
        .min(1)
        .default([...usualAreas])
        .describe('What it may be used for; `admin` only for super admins'),
      projectId: z.number().int().positive().max(2_147_483_647).nullable().default(null),
      /** Null must be explicit: a token that never expires is a deliberate choice. */
      expiresInDays: z
        .union(tokenDays.map((days) => z.literal(days)))
        .nullable()
        .default(90),
    }),
    limits: [limits.newApiTokens],
    ok: ApiToken.extend({ token: z.string() }),
  }),
  revokeApiToken: call({
    method: 'delete',
    path: '/user/api-tokens/{id}',
    access: 'user',
    needs: 'session',
    summary: { en: 'Revoke an API token', de: 'API-Token widerrufen' },
    params: idParams,
    ok: Done,
  }),
};
