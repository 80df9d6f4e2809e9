// The table of docs/decisions/009-what-the-specification-leaves-open.md#who-may-do-what as data. The API checks every call against it, and one
// test runs every call through every column.

/** The access level a call requires; each call of the contract names one. */
const accessLevels = ['public', 'site', 'user', 'editor', 'project-admin', 'superadmin'] as const;
export type Access = (typeof accessLevels)[number];

/** Who makes a call. A stranger is logged in, but not a member of the project the call is about. */
export const callers = ['visitor', 'stranger', 'editor', 'project-admin', 'superadmin'] as const;
export type Caller = (typeof callers)[number];

/** 401: log in first. 403: logged in, but not allowed. 404: other people's projects do not exist for you. */
export type Verdict = 'yes' | 401 | 403 | 404;

const permissions: Record<Access, Record<Caller, Verdict>> = {
  public: { visitor: 'yes', stranger: 'yes', editor: 'yes', 'project-admin': 'yes', superadmin: 'yes' },
  // A connected site with its own token, which is nobody's login (api/http/session.ts).
  site: { visitor: 401, stranger: 401, editor: 401, 'project-admin': 401, superadmin: 401 },
  user: { visitor: 401, stranger: 'yes', editor: 'yes', 'project-admin': 'yes', superadmin: 'yes' },
  editor: { visitor: 401, stranger: 404, editor: 'yes', 'project-admin': 'yes', superadmin: 'yes' },
  'project-admin': { visitor: 401, stranger: 404, editor: 403, 'project-admin': 'yes', superadmin: 'yes' },
  superadmin: { visitor: 401, stranger: 403, editor: 403, 'project-admin': 403, superadmin: 'yes' },
};

interface Standing {
  isLoggedIn: boolean;
  isSuperAdmin: boolean;
  /** Role in the project the call is about; null for non-members. */
  projectRole: 'user' | 'admin' | null;
}

export function callerOf({ isLoggedIn, isSuperAdmin, projectRole }: Standing): Caller {
  if (!isLoggedIn) return 'visitor';
  if (isSuperAdmin) return 'superadmin';
  if (projectRole === null) return 'stranger';
  return projectRole === 'admin' ? 'project-admin' : 'editor';
}

/** A call about a project reveals nothing to a stranger, not even that the project exists. */
export function judge(access: Access, caller: Caller, isAboutProject: boolean): Verdict {
  const verdict = permissions[access][caller];
  return isAboutProject && caller === 'stranger' && verdict === 403 ? 404 : verdict;
}
