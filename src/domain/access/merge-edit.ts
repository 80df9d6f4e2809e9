export interface MergedEdit<Values> {
  /** What the person changed and nobody else did: to be written. */
  changes: Partial<Values>;
  /** What both changed, each to something else. */
  conflicts: (keyof Values & string)[];
}

/**
 * Two people with the same form open. A field counts as changed where it differs from what the person read; different
 * fields go together, and where both changed the same one nothing is lost silently.
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

/** An empty field and none are the same to whoever looks at the form. */
const isSame = (left: unknown, right: unknown) =>
  JSON.stringify(left === '' ? null : (left ?? null)) === JSON.stringify(right === '' ? null : (right ?? null));
