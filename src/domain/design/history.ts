/** Undo and redo. Consecutive changes with the same key are one step: a word typed, a box dragged. */
export interface History<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
  key: string | null;
}

/** Enough for a designer's session; states share what did not change, so memory stays small. */
const MAX_STEPS = 200;

export const startHistory = <State>(present: State): History<State> => ({ past: [], present, future: [], key: null });

export function changed<State>(history: History<State>, present: State, key: string | null = null): History<State> {
  if (Object.is(history.present, present)) return history;
  if (key !== null && key === history.key) return { ...history, present, future: [] };
  return { past: [...history.past, history.present].slice(-MAX_STEPS), present, future: [], key };
}

/** Ends a step: the next change with the same key starts a new one. */
export const settled = <State>(history: History<State>): History<State> =>
  history.key === null ? history : { ...history, key: null };

export function undone<State>(history: History<State>): History<State> {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future], key: null };
}

export function redone<State>(history: History<State>): History<State> {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { past: [...history.past, history.present], present, future, key: null };
}
