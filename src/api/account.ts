import { ApiError } from '#contract/errors.ts';
import { confirmsAccount } from '#domain/access/confirmed-by-name.ts';
import { createApiToken, revokeApiToken } from '#flows/accounts/api-tokens.ts';
import { confirmEmailChange, requestEmailChange } from '#flows/accounts/change-email.ts';
import { changePassword } from '#flows/accounts/change-password.ts';
import { deleteAccount, describeDeletion } from '#flows/accounts/delete-account.ts';
import {
  describeAccount,
  editAccount,
  endSession as end,
  keepAchievement,
  logOutEverywhere,
} from '#flows/accounts/edit-account.ts';
import { removeProfilePicture, restoreProfilePicture, storeProfilePicture } from '#flows/accounts/profile-picture.ts';
import { openExport, orderExport } from '#flows/export/open-export.ts';
import {
  finishApp,
  listFactors,
  removeAuthenticatorApp,
  removePasskey,
  renewRecoveryCodes,
  startApp,
} from '#flows/factors/factors.ts';
import { addNewPasskey, askForNewPasskey } from '#flows/factors/passkeys.ts';
import { stopActing } from '#flows/users/act-as-user.ts';
import { listApiTokens } from '#io/db/queries/accounts/api-tokens.ts';
import * as rows from '#io/db/queries/accounts/factors.ts';
import { deleteEmailChange, findEmailChange } from '#io/db/queries/accounts/registrations.ts';
import { listSessions } from '#io/db/queries/accounts/sessions.ts';
import { listOwnProgress } from '#io/db/queries/operation/jobs.ts';
import { type Handlers, numberOf, rejectBadWords } from './handler.ts';
import { readUpload } from './http/read-body.ts';

export const accountHandlers = {
  addPasskey: ({ io, user, body, readCookie, session, from }) =>
    addNewPasskey(io, { ...body, user, session, from, token: readCookie('passkeyChallenge') }),

  changePassword: async ({ io, user, body, session, from }) => {
    const { currentPassword = '', password } = body;
    await changePassword(io, { user, currentPassword, password, session, from });
    return { done: true };
  },

  confirmAuthenticatorApp: ({ io, user, body, session, from }) =>
    finishApp(io, { user, code: body.code, session, from }),

  confirmEmailChange: async ({ io, user, session, client, body }) =>
    describeAccount(io, await confirmEmailChange(io, { user, code: body.code, session, client })),

  createApiToken: ({ io, user, body, client }) => createApiToken(io, { user, client, token: body }),

  deleteAccount: async ({ io, user, body, client, endSession }) => {
    if (!confirmsAccount(body.confirm, user.email))
      throw new ApiError('VALIDATION_FAILED', { fields: { confirm: [notTheAddress] } });
    const clientHash = io.keys.hash('client', client);
    const left = await deleteAccount(io, { user, projectIds: body.projectIds, clientHash });
    if (!left.ok) throw new ApiError(left.reason === 'last-super-admin' ? 'LAST_SUPER_ADMIN' : 'ONLY_ADMIN');
    endSession();
    return { done: true };
  },

  downloadExport: async ({ io, user, params, language, client }) => ({
    ...(await openExport(io, { user, ticket: params.ticket, language, client })),
    contentType: 'application/zip',
  }),

  endSession: async ({ io, user, params, session, client, endSession: clearSession }) => {
    const sessionId = numberOf(params.id);
    await end(io, { userId: user.id, client, sessionId });
    if (sessionId === session?.id) clearSession();
    return { done: true };
  },

  exportAccount: ({ io, user }) => orderExport(io, { userId: user.id, projectId: null }),

  getAccountDeletion: ({ io, user }) => describeDeletion(io, user),

  getEmailChange: async ({ io, user }) => {
    const change = await findEmailChange(io.db, user.id);
    return { waiting: change && { email: change.email, expiresAt: change.expiresAt } };
  },

  getUser: ({ io, user, acting }) => describeAccount(io, user, acting),

  listApiTokens: ({ io, user }) => listApiTokens(io.db, user.id),

  listFactors: ({ io, user }) => listFactors(io, user.id),

  listOwnJobs: ({ io, user }) => listOwnProgress(io.db, user.id),

  listSessions: async ({ io, user, session, client }) => {
    const here = io.keys.hash('client', client);
    const rows = await listSessions(io.db, user.id);
    return rows.map(({ clientHash, ...row }) => ({
      ...row,
      isThis: row.id === session?.id,
      isSamePlace: clientHash === here,
    }));
  },

  logoutEverywhere: async ({ io, user, client, endSession }) => {
    await logOutEverywhere(io, { userId: user.id, client });
    endSession();
    return { done: true };
  },

  removeAuthenticatorApp: async ({ io, user, session, from }) => {
    await removeAuthenticatorApp(io, { user, session, from });
    return { done: true };
  },

  removePasskey: async ({ io, user, params, session, from }) => {
    await removePasskey(io, { user, session, from, passkeyId: numberOf(params.id) });
    return { done: true };
  },

  renamePasskey: async ({ io, user, params, body }) => {
    const row = typeof params.id === 'number' && (await rows.renamePasskey(io.db, user.id, params.id, body.name));
    if (!row) throw new ApiError('NOT_FOUND');
    return row;
  },

  renewRecoveryCodes: async ({ io, user, from }) => ({
    recoveryCodes: await renewRecoveryCodes(io, { user, from }),
  }),

  requestEmailChange: async ({ io, user, body }) => {
    await requestEmailChange(io, { user, email: body.email, currentPassword: body.currentPassword ?? '' });
    return { done: true };
  },

  revokeApiToken: async ({ io, user, params, client }) => {
    await revokeApiToken(io, { user, client, tokenId: numberOf(params.id) });
    return { done: true };
  },

  /** What a super admin does while acting as somebody does not count as that person's achievement. */
  setAchievement: async ({ io, user, acting, body }) => {
    if (!acting) await keepAchievement(io, { userId: user.id, ...body });
    return describeAccount(io, user, acting);
  },

  startAuthenticatorApp: ({ io, user }) => startApp(io, user),

  startPasskey: async ({ io, user, setCookie }) => {
    const { options, token } = await askForNewPasskey(io, user);
    setCookie('passkeyChallenge', token);
    return { options: { ...options } };
  },

  stopActing: async ({ io, user, client, session, acting }) => {
    if (!acting || !session) return { userId: null };
    await stopActing(io, { user, acting, session, clientHash: io.keys.hash('client', client) });
    return { userId: user.id };
  },

  uploadProfilePicture: async ({ io, user, request }) => {
    const { file } = await readUpload(request);
    return describeAccount(io, await storeProfilePicture(io, user, file));
  },

  removeProfilePicture: async ({ io, user }) => {
    const { undoCode } = await removeProfilePicture(io, user);
    return { undoCode };
  },

  restoreProfilePicture: async ({ io, user, body }) =>
    describeAccount(io, await restoreProfilePicture(io, user, body.undoCode)),

  updateUser: async ({ io, user, acting, body }) => {
    // Names appear in invitations to others.
    rejectBadWords(body, ['firstname', 'lastname']);
    const { lastActiveProjectId: _, ...rest } = body;
    // A super admin who acts as somebody must not change the project that the person opened last.
    return describeAccount(io, await editAccount(io, user, acting ? rest : body), acting);
  },

  withdrawEmailChange: async ({ io, user }) => {
    if (!(await deleteEmailChange(io.db, user.id))) throw new ApiError('NOT_FOUND');
    return { done: true };
  },
} satisfies Partial<Handlers>;

const notTheAddress = {
  en: 'Type in your account’s email address.',
  de: 'Geben Sie die E-Mail-Adresse Ihres Kontos ein.',
};
