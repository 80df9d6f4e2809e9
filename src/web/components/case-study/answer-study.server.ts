import { data } from 'react-router';
import { attempt, runAction, textOf } from '#web/forms/call-api.server.ts';
import type { StudyActionData } from './use-editor.ts';

interface StudyActions {
  /** Returns the id or uuid of the saved item. The call validates its input. */
  save: (study: Record<string, unknown>) => Promise<number | string>;
  delete: (id: string) => Promise<unknown>;
}

/** The server side of the editor: saves its JSON, deletes by id. */
export async function saveStudy(request: Request, actions: StudyActions) {
  const form = await request.clone().formData();
  if (textOf(form, 'intent') !== 'save') return runAction(request, { delete: (_, id) => actions.delete(id) });
  const { ok, refusal } = await attempt(() => actions.save(readJson(textOf(form, 'study'))));
  const answer: StudyActionData = { refusal: refusal ?? null, savedId: ok === undefined ? null : String(ok) };
  return data(answer, { status: refusal?.status ?? 200 });
}

function readJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // No editor sends this.
  }
  throw data(null, { status: 400 });
}
