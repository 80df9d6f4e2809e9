import { data } from 'react-router';
import { CallFailed } from '#contract/client.ts';
import type { JobProgress } from '#contract/entities/project.ts';
import type { FieldErrors, LimitOffer } from '#contract/errors.ts';
import type { Acted } from '#web/components/actions/use-action.ts';

/** The errors of a form whose call failed. The texts come from the API, in the language of the page. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
  errors: FieldErrors;
  /** At a limit of the plan: what helps. */
  offer?: LimitOffer | undefined;
}
export type Attempt<Ok> = { ok: Ok; refusal?: undefined } | { ok?: undefined; refusal: Refusal };

/** An API error is a value here; anything else is a bug and goes to the error page. */
export async function attempt<Ok>(work: () => Promise<Ok>): Promise<Attempt<Ok>> {
  try {
    return { ok: await work() };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    const { status, code, message, errors, offer } = error;
    return { refusal: { status, code, message, errors, ...(offer ? { offer } : {}) } };
  }
}

/** For loaders that need the response: the error becomes the error page, with its own message. */
export async function answerOf<Ok>(work: () => Promise<Ok>): Promise<Ok> {
  const { ok, refusal } = await attempt(work);
  if (refusal) throw errorPageOf(refusal);
  return ok;
}

/** Thrown by a loader. An invalid id (422) is as missing as an unknown one. */
export function errorPageOf({ status, code, message, offer }: Refusal) {
  // "This could not be found" below "Page not found" tells nothing: the page has a hint of its own.
  return data(code === 'NOT_FOUND' ? null : { message, ...(offer ? { offer } : {}) }, {
    status: status === 422 ? 404 : status,
  });
}

/** One field of a submitted form as text. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * The server side of `useAction`: one function per intent; an unknown intent is a bad request. `keeps`: intents whose
 * answer the page needs, such as a secret that is shown once.
 */
export async function runAction(
  request: Request,
  actions: Record<string, (form: FormData, id: string) => Promise<unknown>>,
  { keeps = [] }: { keeps?: readonly string[] } = {},
) {
  const form = await request.formData();
  const [intent, id] = [textOf(form, 'intent'), textOf(form, 'id')];
  const action = Object.hasOwn(actions, intent) ? actions[intent] : undefined;
  if (!action) throw data(null, { status: 400 });
  const { ok, refusal } = await attempt(() => action(form, id));
  const job = typeof ok === 'object' && ok !== null && 'job' in ok ? (ok.job as JobProgress | null) : null;
  const returned = keeps.includes(intent) && ok !== undefined ? { result: ok } : {};
  return data<Acted>({ intent, id, refusal: refusal ?? null, job, ...returned }, { status: refusal?.status ?? 200 });
}

/** Calls of a part that this installation may not have: null without its keys. */
export async function ifOffered<Ok>(work: () => Promise<Ok>): Promise<Ok | null> {
  const { ok, refusal } = await attempt(work);
  if (!refusal) return ok;
  if (refusal.code === 'CALL_NOT_FOUND') return null;
  throw errorPageOf(refusal);
}
