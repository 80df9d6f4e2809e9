import { ApiError } from '#contract/errors.ts';
import { mergeEdit } from '#domain/access/merge-edit.ts';
import type { Text } from '#domain/language.ts';
import { changeProject, lockProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';

/** What a person saves of a project, merged with what others save at the same time. */
export function editProject(
  io: Io,
  projectId: number,
  wanted: Partial<ProjectRow>,
  seen: Record<string, string | null> = {},
): Promise<ProjectRow> {
  return io.db.transaction(async (db) => {
    const current = await lockProject(db, projectId);
    if (!current) throw new ApiError('PROJECT_NOT_FOUND');
    const { changes, conflicts } = mergeEdit(wanted, seen, current);
    if (conflicts.length > 0) {
      const fields = Object.fromEntries(conflicts.map((field) => [field, [changedTo(String(current[field] ?? ''))]]));
      throw new ApiError('CONFLICT', { fields, text: changedMeanwhile });
    }
    if (Object.keys(changes).length === 0) return current;
    return (await changeProject(db, projectId, { ...changes, updatedAt: io.now() })) ?? current;
  });
}

const changedMeanwhile: Text = {
  en: 'Someone else has changed this in the meantime. Your text is still here. Compare it with theirs and save again to replace it.',
  de: 'Jemand anderes hat das inzwischen geändert. Ihr Text ist noch da. Vergleichen Sie beide Fassungen und speichern Sie erneut, um die andere zu ersetzen.',
};

const changedTo = (value: string): Text =>
  value === ''
    ? { en: 'This field has been cleared in the meantime.', de: 'Das Feld wurde inzwischen geleert.' }
    : { en: `Now saved: ${value}`, de: `Jetzt gespeichert: ${value}` };
