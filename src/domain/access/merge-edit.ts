export interface MergedEdit<Values> {
  /** Fields changed by this person alone: safe to write. */
  changes: Partial<Values>;
  /** Fields that both changed to different values. */
  conflicts: (keyof Values & string)[];
}

/**
 * Two people editing the same form. A field counts as changed if it differs from what the person loaded; changes to
 * different fields are merged, and a field that both changed is reported instead of overwritten.
 */
export function mergeEdit<Values extends object>(
  wanted: Partial<Values>,
  seen: Record<string, unknown>,
  current: Values,
): MergedEdit<Values> {
  const changes: Partial<Values> = {};
  const conflicts: (keyof Values & string)[] = [];
  for (const field of Object.keys(wanted) as (keyof Values & string)[]) {
    const [mine, theirs] = [wanted[field], current[field]];
    const wasSeen = Object.hasOwn(seen, field);
    if (wasSeen && isSame(mine, seen[field])) continue;
    if (wasSeen && !isSame(theirs, seen[field]) && !isSame(theirs, mine)) conflicts.push(field);
    else changes[field] = mine;
  }
  return { changes, conflicts };
}

/** In a form an empty field and a missing one look the same. */
const isSame = (left: unknown, right: unknown) =>
  JSON.stringify(left === '' ? null : (left ?? null)) === JSON.stringify(right === '' ? null : (right ?? null));
