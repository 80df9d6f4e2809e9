import { ApiError } from '#contract/errors.ts';
import { accepted, checkStore as check, enqueueCheck } from '#flows/check-store.ts';
import { takeNextStep as step } from '#flows/take-next-step.ts';
import {
  changeCheckerRequest,
  findCheckerRequest,
  listCheckerRequests as findRequests,
} from '#io/db/queries/checker-requests.ts';
import { listAllProjects as findAllProjects } from '#io/db/queries/projects.ts';
import type { Handler } from '../handler.ts';

export const checkStore: Handler<'checkStore'> = async ({ io, body, language, client }) => {
  const checkUrl = await check(io, { email: body.email, website: body.website, language, client });
  return { message: accepted[language], checkUrl };
};

export const takeNextStep: Handler<'takeNextStep'> = async ({ io, body, user }) => {
  await step(io, { ...body, user });
  return { done: true };
};

export const listCheckerRequests: Handler<'listCheckerRequests'> = async ({ io, query }) => ({
  ...(await findRequests(io.db, query)),
  page: query.page,
  perPage: query.perPage,
});

export const retryCheckerRequest: Handler<'retryCheckerRequest'> = async ({ io, params }) => {
  const request = typeof params.id === 'number' ? await findCheckerRequest(io.db, params.id) : null;
  if (!request) throw new ApiError('NOT_FOUND');
  await changeCheckerRequest(io.db, request.id, { state: 'accepted', reason: null });
  await enqueueCheck(io, request.id);
  return { done: true };
};

export const listAllProjects: Handler<'listAllProjects'> = async ({ io, query }) => ({
  ...(await findAllProjects(io.db, query)),
  page: query.page,
  perPage: query.perPage,
});
