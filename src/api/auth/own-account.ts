import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { changePasswordTo } from '#flows/change-password.ts';
import { describeAccount } from '#flows/describe-account.ts';
import { refuseCommonPassword } from '#flows/refuse-common-password.ts';
import {
  changeUser,
  countAchievements,
  findMembership,
  lockUser,
  setAchievement as putAchievement,
} from '#io/db/queries/users.ts';
import type { Handler } from '../handler.ts';
import { refuseBadWords } from '../refuse-bad-words.ts';

// What a person changes about themselves.

/** Far above what onboarding needs; bounds what one account can store. */
const MAX_ACHIEVEMENTS = 100;

export const getUser: Handler<'getUser'> = ({ io, user }) => describeAccount(io, user);

export const updateUser: Handler<'updateUser'> = async ({ io, user, body }) => {
  const { lastActiveProjectId } = body;
  // Names stand in invitations to others.
  refuseBadWords(body, ['firstname', 'lastname']);
  if (lastActiveProjectId !== undefined && user.role !== 'superadmin') {
    if (!(await findMembership(io.db, user.id, lastActiveProjectId))) throw new ApiError('PROJECT_NOT_FOUND');
  }
  const changed = Object.keys(body).length ? await changeUser(io.db, user.id, body) : user;
  return describeAccount(io, changed ?? user);
};

export const changePassword: Handler<'changePassword'> = async ({ io, user, body, session, from }) => {
  const isRight = user.passwordHash
    ? await io.passwords.inTurn(() => io.passwords.verify(user.passwordHash, body.currentPassword ?? ''))
    : true;
  if (!isRight) {
    throw new ApiError('VALIDATION_FAILED', { fields: { currentPassword: [messages.passwordWrong] } });
  }
  refuseCommonPassword(io, body.password, user.email);
  const passwordHash = await io.passwords.hash(body.password);
  await changePasswordTo(io, { user, passwordHash, session, from });
  return { done: true };
};

export const setAchievement: Handler<'setAchievement'> = async ({ io, user, body }) => {
  await io.db.transaction(async (db) => {
    await lockUser(db, user.id);
    if ((await countAchievements(db, user.id)) >= MAX_ACHIEVEMENTS) throw new ApiError('LIMIT_REACHED');
    await putAchievement(db, user.id, body.key, body.value);
  });
  return describeAccount(io, user);
};
