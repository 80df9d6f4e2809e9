import { z } from 'zod';
import { Timestamp } from '#contract/fields.ts';
import { tokenAreas, tokenScopes } from '#domain/access/proof.ts';
import { reportVisibilities } from '#domain/access/report-visibility.ts';
import { collaboratorRoles, pageTypes, userPlatforms, userRoles, userStatuses } from '#domain/enumerations.ts';
import { languages } from '#domain/language.ts';

/** A project as in lists and in the project selector. */
export const ProjectSummary = z.object({
  id: z.number(),
  uuid: z.string(),
  slug: z.string(),
  full: z.string(),
  pageType: z.enum(pageTypes),
  title: z.string().nullable(),
  logoUrl: z.string().nullable(),
  verifiedAt: Timestamp.nullable(),
  /** For links to its reports. */
  reportVisibility: z.enum(reportVisibilities),
  reportKey: z.string(),
});
export type ProjectSummary = z.output<typeof ProjectSummary>;

/** The logged-in person. Never the password. */
export const User = z.object({
  id: z.number(),
  email: z.string(),
  firstname: z.string().nullable(),
  lastname: z.string().nullable(),
  role: z.enum(userRoles),
  status: z.enum(userStatuses),
  platform: z.enum(userPlatforms),
  profilePictureUrl: z.string().nullable(),
  hasPassword: z.boolean(),
  language: z.enum(languages),
  lastActiveProjectId: z.number().nullable(),
  userToProject: z.array(z.object({ role: z.enum(collaboratorRoles), project: ProjectSummary })),
  achievementMap: z.record(z.string(), z.string()),
  /** `required`: a super admin of a public site, who can do nothing else before one is set up. */
  secondFactor: z.enum(['none', 'recommended', 'required', 'set']),
  /** The super admin who is signed in as this person; null: it is the person. */
  acting: z.object({ admin: z.string(), until: Timestamp, reason: z.string() }).nullable(),
});
export type User = z.output<typeof User>;

export const Collaborator = z.object({
  id: z.number(),
  role: z.enum(collaboratorRoles),
  user: z.object({
    firstname: z.string().nullable(),
    lastname: z.string().nullable(),
    email: z.string(),
    status: z.enum(userStatuses),
    role: z.enum(userRoles),
  }),
  /** For somebody who has not accepted yet: status `pending`, names as typed. Null for members. */
  invitation: z.object({ expiresAt: Timestamp }).nullable(),
});
export type Collaborator = z.output<typeof Collaborator>;

/** What the invited person has to answer. */
export const Invitation = z.object({
  id: z.number(),
  email: z.string(),
  project: z.string(),
  role: z.enum(collaboratorRoles),
  /** The inviter's name or address. Null: the account is gone. */
  from: z.string().nullable(),
  expiresAt: Timestamp,
});
export type Invitation = z.output<typeof Invitation>;

export const ApiToken = z.object({
  id: z.number(),
  name: z.string(),
  /** The first characters, enough to tell tokens apart. */
  hint: z.string(),
  scope: z.enum(tokenScopes),
  areas: z.array(z.enum(tokenAreas)),
  /** The only one it works for; null: all projects of the person. */
  project: z.object({ id: z.number(), slug: z.string(), title: z.string().nullable(), full: z.string() }).nullable(),
  createdAt: Timestamp,
  /** Null: never expires. */
  expiresAt: Timestamp.nullable(),
  lastUsedAt: Timestamp.nullable(),
});
export type ApiToken = z.output<typeof ApiToken>;
