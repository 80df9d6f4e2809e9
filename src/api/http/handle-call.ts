import type { Context } from 'hono';
import type { z } from 'zod';
import type { AnyCall, AnyHandler, Caller } from '#api/handler.ts';
import type { DownloadAnswer, ImageAnswer } from '#contract/call.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import { ApiError } from '#contract/errors.ts';
import { callerOf, judge } from '#domain/access/permissions.ts';
import { offerPlan } from '#flows/billing/offer-plan.ts';
import { clientOf, type Once, onceInVisit } from '#http/client-address.ts';
import { cookieOf, readCookie } from '#http/cookies.ts';
import { findMembership, runAsActing } from '#io/db/queries/accounts/users.ts';
import { findScope } from '#io/db/queries/projects/access.ts';
import { recordVisit } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';
import { isOwnRequest } from './cross-origin-guard.ts';
import { enforceLimits } from './enforce-limits.ts';
import { hasUnstorableText, readJsonBody } from './read-body.ts';
import {
  apiErrorOf,
  downloadResponse,
  errorResponse,
  imageResponse,
  invalidResponse,
  jsonResponse,
  requestLanguage,
} from './respond.ts';
import {
  bearerToken,
  callerOfPublic,
  deviceOf,
  type Identity,
  identify,
  requireAuthentication,
  requireFreshLogin,
  requireSite,
  requireTokenProject,
  setDeviceCookie,
} from './session.ts';

const refusals = { 401: 'NOT_LOGGED_IN', 403: 'NOT_ALLOWED', 404: 'PROJECT_NOT_FOUND' } as const satisfies Record<
  number,
  ErrorCode
>;

/**
 * One request to one call, top to bottom: own site? who is it? valid path? allowed? valid body? run it. Callers without
 * permission learn nothing about how the call would treat their values.
 */
export async function handleCall(io: Io, call: AnyCall, handler: AnyHandler, context: Context): Promise<Response> {
  const request = context.req.raw;
  const language = requestLanguage(request.headers);
  const isFromServer = call.from === 'servers';
  const isFromBrowser = !isFromServer && bearerToken(request.headers) === null;
  if (isFromBrowser && !isOwnRequest(request.method, request.headers, io.settings.siteUrl)) {
    throw new ApiError('CROSS_ORIGIN');
  }
  const once = onceInVisit(context);
  const site = call.access === 'site' ? await requireSite(io, request.headers) : null;
  const found = isFromServer ? null : await identify(io, request.headers, once);
  const identity = found && call.access === 'public' ? callerOfPublic(io, call, found) : found;
  if (!identity && !site && call.access !== 'public') throw new ApiError('NOT_LOGGED_IN');
  requireAuthentication(io, call, identity);
  const client = clientOf(io.settings, context);
  if (!call.scope && !site) await checkAccess({ io, once }, call, identity, client, null);

  const params = read(call.params, context.req.param());
  if (!params.ok) throw new ApiError(isAboutScope(call, params.issues) ? 'PROJECT_NOT_FOUND' : 'NOT_FOUND');
  const isScopedByBody = call.scope?.in === 'body';
  const scope =
    isScopedByBody || !call.scope ? null : await checkAccess({ io, once }, call, identity, client, params.value);

  const query = read(call.query, context.req.query());
  const takesBody = call.takes !== 'multipart' && request.method !== 'GET' && request.method !== 'DELETE';
  const body = takesBody ? read(call.body, await readJsonBody(request)) : ({ ok: true, value: undefined } as const);
  const bodyScope = isScopedByBody
    ? await checkAccess({ io, once }, call, identity, client, body.ok ? body.value : body.given)
    : null;
  requireFreshLogin(io, call, identity);
  if (!query.ok) return invalidResponse(query.issues, language);
  if (!body.ok) return invalidResponse(body.issues, language);

  const headers = new Headers();
  const setCookie: Caller['setCookie'] = (name, value) => headers.append('set-cookie', cookieOf(io, name, value));
  const device = deviceOf(request.headers);
  if (identity?.wasExtended && identity.sessionToken) setCookie('session', identity.sessionToken);
  const caller: Caller & Record<string, unknown> = {
    io,
    language,
    client,
    request,
    sessionToken: identity?.sessionToken ?? null,
    session: identity?.session ?? null,
    tokenProjectId: identity?.token?.projectId ?? null,
    acting: identity?.acting ?? null,
    device,
    from: { client, device, userAgent: request.headers.get('user-agent') },
    async startSession(entered) {
      if (entered.pendingToken !== null) {
        setCookie('pendingLogin', entered.pendingToken);
        throw new ApiError('SECOND_STEP_NEEDED');
      }
      setCookie('session', entered.sessionToken);
      headers.append('set-cookie', await setDeviceCookie(io, entered.user.id, device));
    },
    endSession: () => setCookie('session', null),
    setCookie,
    readCookie: (name) => readCookie(request.headers, name),
    user: identity?.user ?? null,
    ...(scope ?? bodyScope),
    ...(site ? { site } : {}),
    params: params.value,
    query: query.value,
    body: body.value,
  };
  const { result, refusal } = await attempt(async () => {
    const projectId = (scope ?? bodyScope ?? site)?.projectId ?? null;
    const userId = identity?.user.id ?? null;
    // Not for a Shopify session, whose ids are not those of tokens.
    const tokenId = bearerToken(request.headers)?.startsWith('lbk_') ? (found?.token?.id ?? null) : null;
    const counted = { client, tokenId, userId, projectId, connectionId: site?.id ?? null, body: body.value };
    await enforceLimits(io, call.limits ?? [], counted, headers);
    return runAsActing(identity?.acting?.admin.id ?? null, () => handler(caller));
  });
  // An error may set a cookie: for a login that needs its second step.
  if (refusal) {
    const projectId = (scope ?? bodyScope ?? site)?.projectId ?? null;
    const { limit } = refusal;
    const offer = limit ? await offerPlan(io, { limit, projectId, user: identity?.user ?? null }) : null;
    return errorResponse(refusal, language, headers, offer);
  }
  if (call.gives === 'download') return downloadResponse(result as DownloadAnswer, headers);
  if (call.gives === 'image') return imageResponse(result as ImageAnswer, request, headers);
  // Through JSON first, so that Dates become ISO text; the schema then outputs only what the contract names.
  const ok = call.ok.parse(JSON.parse(JSON.stringify(result)));
  return jsonResponse(ok, call.okStatus ?? 200, headers);
}

async function attempt(work: () => unknown): Promise<{ result?: unknown; refusal?: ApiError }> {
  try {
    return { result: await work() };
  } catch (thrown) {
    const refusal = apiErrorOf(thrown);
    if (!refusal) throw thrown;
    return { refusal };
  }
}

type Read = { ok: true; value: unknown } | { ok: false; issues: readonly z.core.$ZodIssue[]; given: unknown };

function read(schema: z.ZodType | undefined, given: unknown): Read {
  if (hasUnstorableText(given))
    return { ok: false, given, issues: [{ code: 'custom', path: [], message: 'message:badCharacters', input: given }] };
  if (!schema) return { ok: true, value: given };
  const result = schema.safeParse(given, { reportInput: true });
  return result.success ? { ok: true, value: result.data } : { ok: false, issues: result.error.issues, given };
}

/** Whether the path parameter itself is invalid: no such project, or for example a system without a ZIP. */
const isAboutScope = ({ scope }: AnyCall, issues: readonly z.core.$ZodIssue[]) =>
  scope !== undefined && issues.some(({ path: [field] }) => field === undefined || field === scope.field);

/** The call's project and the entity's own id, after the access check. */
async function checkAccess(
  { io, once }: { io: Io; once: Once },
  call: AnyCall,
  identity: Identity | null,
  client: string,
  given: unknown,
) {
  const idGiven = call.scope && fieldOf(given, call.scope.field);
  // A body may omit the id if the call then creates something (PUT /project): any logged-in person may.
  if (call.scope?.in === 'body' && idGiven === undefined && call.scope.entity === 'project') {
    requireTokenProject(identity, null);
    return null;
  }
  const isId =
    typeof idGiven === 'number' ? Number.isSafeInteger(idGiven) && idGiven > 0 && idGiven < 2 ** 31 : isUuid(idGiven);
  const entity = call.scope?.entity;
  const scope =
    entity && isId
      ? await once(`${entity} ${idGiven}`, () => findScope(io.db, entity, idGiven as number | string))
      : null;
  const pair = scope && identity && `${identity.user.id} ${scope.projectId}`;
  const membership = pair
    ? await once(`member ${pair}`, () => findMembership(io.db, identity.user.id, scope.projectId))
    : null;
  const caller = callerOf({
    isLoggedIn: identity !== null,
    isSuperAdmin: identity?.user.role === 'superadmin',
    projectRole: membership?.role ?? null,
  });
  const verdict = judge(call.access, caller, call.scope !== undefined);
  if (verdict !== 'yes') throw new ApiError(refusals[verdict]);
  if (call.scope && !scope) throw new ApiError('PROJECT_NOT_FOUND');
  if (scope) requireTokenProject(identity, scope.projectId);
  // A super admin's visit to somebody else's project is logged for its admins, also if made as one of its members.
  const isVisit = identity?.acting != null || (caller === 'superadmin' && !membership);
  if (scope && identity && isVisit && call.access !== 'public') {
    const clientHash = io.keys.hash('client', client);
    const actorId = identity.acting?.admin.id ?? identity.user.id;
    const visit = { actorId, projectId: scope.projectId, clientHash };
    await once(`visit ${pair}`, () => recordVisit(io.db, visit));
  }
  return scope && { projectId: scope.projectId, entityId: scope.id };
}

const fieldOf = (given: unknown, field: string): unknown =>
  typeof given === 'object' && given !== null && Object.hasOwn(given, field)
    ? (given as Record<string, unknown>)[field]
    : undefined;

const isUuid = (value: unknown) =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
