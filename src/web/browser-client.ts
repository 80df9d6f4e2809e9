import type { AgencyLook } from '#contract/calls/agency-look.ts';
import { type Api, CallFailed, callHeaders, createClient, type OutgoingCall } from '#contract/client.ts';
import type { Asset } from '#contract/entities/project.ts';
import type { User } from '#contract/entities/user.ts';
import { announceFailure } from './limit-offer/offers.ts';

const baseUrl = () => document.documentElement.dataset.api ?? '/api';
const headers = () => ({ ...callHeaders, 'accept-language': document.documentElement.lang });

/** Asks the person to log in again; true once they have. Set by the frame of the app. */
let askLogin: (() => Promise<boolean>) | null = null;
export const onSessionEnded = (ask: typeof askLogin) => {
  askLogin = ask;
};

/** A call that failed because the session has ended is sent again after a login in place. */
async function send(call: OutgoingCall, signal?: AbortSignal): Promise<Response> {
  const response = await request(call, signal);
  if (response.status !== 401 || !askLogin || call.path.startsWith('/auth/login')) return response;
  const { code } = await response
    .clone()
    .json()
    .catch(() => ({ code: null }));
  return code === 'NOT_LOGGED_IN' && (await askLogin()) ? request(call, signal) : response;
}

const request = ({ method, path, body }: OutgoingCall, signal?: AbortSignal) =>
  fetch(`${baseUrl()}${path}`, {
    method,
    headers: headers(),
    credentials: 'include',
    ...(signal ? { signal } : {}),
    ...(body === undefined ? {} : { body }),
  });

/**
 * Calls from the page itself, in the page's language. API_URL may be another host; the server writes it into the page.
 */
export const api = announcing(createClient((call) => send(call)));

/** Calls that can be aborted. */
export const apiUntil = (signal: AbortSignal) => announcing(createClient((call) => send(call, signal)));

/** When a plan's limit refuses a call, the app's frame is notified too, whatever the screen does with the error. */
function announcing(calls: Api): Api {
  const wrapped = Object.entries(calls).map(([name, run]) => {
    const call = run as (input?: unknown) => Promise<unknown>;
    return [
      name,
      (input?: unknown) =>
        call(input).catch((error: unknown) => {
          announceFailure(error);
          throw error;
        }),
    ];
  });
  return Object.fromEntries(wrapped) as unknown as Api;
}

export const uploadAsset = (projectId: number, file: File) =>
  sendFile<Asset>(`/project/${projectId}/asset/upload`, file);

export const uploadAgencyLogo = (projectId: number, file: File) =>
  sendFile<AgencyLook>(`/project/${projectId}/agency-look/logo`, file);

export const uploadProfilePicture = (file: File) => sendFile<User>('/user/profile-picture', file);

export const addCardReportImage = (id: number, code: string, file: File) =>
  sendFile<{ done: true }>(`/card-report/${id}/image?${new URLSearchParams({ code })}`, file);

export const addLabScreenshot = (id: number, file: File) =>
  sendFile<{ done: true }>(`/admin/lab/comparisons/${id}/image`, file);

export const importLabRun = (file: File) => sendFile<{ id: number }>('/admin/lab/runs/import', file);

/** A file is sent as a form, unlike the JSON calls. */
async function sendFile<Answer>(path: string, file: File): Promise<Answer> {
  const { 'content-type': _, ...rest } = headers();
  const body = new FormData();
  body.set('file', file);
  const response = await fetch(`${baseUrl()}${path}`, { method: 'POST', headers: rest, credentials: 'include', body });
  if (response.ok) return response.json();
  const answer = await response.json().catch(() => null);
  const failure = new CallFailed(
    answer ?? { statusCode: response.status, code: 'UNEXPECTED', message: response.statusText },
  );
  announceFailure(failure);
  throw failure;
}
