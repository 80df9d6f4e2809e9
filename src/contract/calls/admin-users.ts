import { z } from 'zod';
import { users } from '#contract/admin-lists/customers.ts';
import { call } from '#contract/call.ts';
import { ApiToken } from '#contract/entities/user.ts';
import { Done, idParams, pageOf, paging, requiredLine, sorting, Timestamp } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { loginMethods } from '#domain/access/proof.ts';
import { collaboratorRoles, userPlatforms, userRoles, userStatuses } from '#domain/enumerations.ts';
import { languages } from '#domain/language.ts';
import { ActivityEntry } from './activity.ts';

// The accounts of this installation, for the super admin.

const ListedUser = z.object({
  id: z.number(),
  email: z.string(),
  firstname: z.string().nullable(),
  lastname: z.string().nullable(),
  role: z.enum(userRoles),
  status: z.enum(userStatuses),
  platform: z.enum(userPlatforms),
  projects: z.number(),
  createdAt: Timestamp,
  /** Null: not within the last three months. */
  lastSeenAt: Timestamp.nullable(),
});
export type ListedUser = z.output<typeof ListedUser>;

const UserDetail = ListedUser.extend({
  language: z.enum(languages),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  hasSecondFactor: z.boolean(),
  suspension: z.object({ since: Timestamp, reason: z.string() }).nullable(),
  memberships: z.array(
    z.object({
      role: z.enum(collaboratorRoles),
      /** Nobody else could run the project. */
      isOnlyAdmin: z.boolean(),
      project: z.object({ id: z.number(), slug: z.string(), full: z.string(), title: z.string().nullable() }),
    }),
  ),
  sessions: z.array(
    z.object({
      id: z.number(),
      browser: z.string().nullable(),
      system: z.string().nullable(),
      method: z.enum(loginMethods).nullable(),
      createdAt: Timestamp,
      lastSeenAt: Timestamp,
    }),
  ),
  apiTokens: z.array(
    ApiToken.pick({ id: true, name: true, hint: true, scope: true, lastUsedAt: true, expiresAt: true }),
  ),
  /** Days on which the person was here. */
  visits: z.array(z.object({ browser: z.string(), system: z.string(), firstSeenAt: Timestamp, lastSeenAt: Timestamp })),
  /** What the person did last. */
  activity: z.array(ActivityEntry),
});
export type UserDetail = z.output<typeof UserDetail>;

const superadmin = { access: 'superadmin' } as const;
const Reason = requiredLine(300);

export const adminUsers = {
  listUsers: call({
    method: 'get',
    path: '/admin/users',
    ...superadmin,
    summary: { en: 'List accounts, newest first', de: 'Konten, neueste zuerst' },
    query: z.strictObject({
      ...paging,
      ...sorting(users),
      status: z.enum(userStatuses).optional(),
    }),
    ok: pageOf(ListedUser),
  }),
  getUserAsAdmin: call({
    method: 'get',
    path: '/admin/users/{id}',
    ...superadmin,
    summary: {
      en: 'Get an account with its projects, logins and visits',
      de: 'Ein Konto mit Projekten, Anmeldungen und Besuchen',
    },
    params: idParams,
    ok: UserDetail,
  }),
  suspendUser: call({
    method: 'post',
    path: '/admin/users/{id}/suspend',
    ...superadmin,
    needs: 'fresh-login',
    summary: {
      en: 'Suspend an account. It can’t log in, its sessions and open invitations end and its tokens stop working',
      de: 'Konto sperren. Anmelden ist nicht mehr möglich, Sitzungen und offene Einladungen enden, Token werden ungültig',
    },
    params: idParams,
    body: z.strictObject({ reason: Reason }),
    ok: Done,
  }),
  reactivateUser: call({
    method: 'post',
    path: '/admin/users/{id}/reactivate',
    ...superadmin,
    needs: 'fresh-login',
    summary: { en: 'Lift the suspension of an account', de: 'Sperre eines Kontos aufheben' },
    params: idParams,
    ok: Done,
  }),
  deleteUser: call({
    method: 'post',
    path: '/admin/users/{id}/delete',
    ...superadmin,
    needs: 'fresh-login',
    summary: { en: 'Delete another person’s account', de: 'Konto einer anderen Person löschen' },
    params: idParams,
    body: z.strictObject({
      /** The account's email address, typed. */
      confirm: requiredLine(254),
      /** The projects deleted with it: exactly those of which the person is the only admin. */
      projectIds: z.array(z.number().int().positive().max(2_147_483_647)).max(1000).default([]),
    }),
    ok: Done,
  }),
  actAsUser: call({
    method: 'post',
    path: '/admin/users/{id}/act-as',
    ...superadmin,
    needs: 'fresh-login',
    summary: {
      en: 'Log in as another person for 30 minutes. The reason is logged',
      de: '30 Minuten lang als andere Person angemeldet sein. Der Grund wird protokolliert',
    },
    params: idParams,
    body: z.strictObject({ reason: Reason }),
    limits: [limits.actingStarts],
    ok: z.object({ until: Timestamp }),
  }),
  stopActing: call({
    method: 'post',
    path: '/user/stop-acting',
    access: 'user',
    needs: 'session',
    whileActing: 'allowed',
    summary: { en: 'Return to your own account', de: 'Zum eigenen Konto zurückkehren' },
    /** Whom the super admin acted as; null: nobody. */
    ok: z.object({ userId: z.number().nullable() }),
  }),
};
