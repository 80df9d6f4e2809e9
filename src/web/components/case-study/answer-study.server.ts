import { data } from 'react-router';
import { attempt, textOf } from '../../forms/call-api.server.ts';
import { runAction } from '../actions/run-action.server.ts';
import type { StudyActionData } from './use-editor.ts';

interface Deeds {
  /** Gives the id or uuid the saved thing is found by. The call checks what it is given. */
  save: (study: Record<string, unknown>) => Promise<number | string>;
  delete: (id: string) => Promise<unknown>;
}

/** The other side of the editor: saves what it wrote as JSON, deletes by id. */
export async function saveStudy(request: Request, deeds: Deeds) {
  const form = await request.clone().formData();
  if (textOf(form, 'intent') !== 'save') return runAction(request, { delete: (_, id) => deeds.delete(id) });
  const { ok, refusal } = await attempt(() => deeds.save(readJson(textOf(form, 'study'))));
  const answer: StudyActionData = { refusal: refusal ?? null, savedId: ok === undefined ? null : String(ok) };
  return data(answer, { status: refusal?.status ?? 200 });
}

function readJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Nobody's editor writes this.
  }
  throw data(null, { status: 400 });
}
