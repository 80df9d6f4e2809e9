import { data } from 'react-router';
import type { JobProgress } from '#contract/entities/project.ts';
import { attempt, textOf } from '#web/forms/call-api.server.ts';
import type { Acted } from './use-action.ts';

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
