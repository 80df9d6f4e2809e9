// Decides which job runs next. Every quota (a project, or a kind of work that belongs to none) has its own queue, and the queues
// take turns: the sender of a thousand jobs waits for them alone. Bounded per queue and in total; if the total is
// exceeded, the longest queue drops its last.

interface Bounds {
  inLine: number;
  inAll: number;
}

export interface FairQueue<Item> {
  readonly size: number;
  /** Returns the item that was dropped: this one, or another that it displaced; null if all fit. */
  add(quota: string, item: Item, options?: { isNext?: boolean; inLine?: number }): Item | null;
  /** The next of the quota with the fewest running jobs; among equals, the one whose turn is longest ago. */
  take(running: (quota: string) => number | 'may-not-run'): Item | null;
  /** Everything that is waiting. */
  empty(): Item[];
}

export function createFairQueue<Item>({ inLine, inAll }: Bounds): FairQueue<Item> {
  // In the order of their turns.
  const lines = new Map<string, Item[]>();
  let size = 0;

  function dropLast(): Item | null {
    let [longest, most]: [string, Item[]] = ['', []];
    for (const [quota, line] of lines) if (line.length > most.length) [longest, most] = [quota, line];
    const last = most.pop() ?? null;
    size -= 1;
    if (most.length === 0) lines.delete(longest);
    return last;
  }

  return {
    get size() {
      return size;
    },
    add(quota, item, { isNext = false, inLine: most = inLine } = {}) {
      const line = lines.get(quota) ?? [];
      if (!isNext && line.length >= most) return item;
      lines.set(quota, line);
      if (isNext) line.unshift(item);
      else line.push(item);
      size += 1;
      return size > inAll ? dropLast() : null;
    },
    take(running) {
      let best: { quota: string; line: Item[]; running: number } | null = null;
      for (const [quota, line] of lines) {
        const jobs = running(quota);
        if (jobs !== 'may-not-run' && (best === null || jobs < best.running)) best = { quota, line, running: jobs };
      }
      if (!best) return null;
      const { quota, line } = best;
      const item = line.shift() ?? null;
      size -= 1;
      lines.delete(quota);
      if (line.length > 0) lines.set(quota, line);
      return item;
    },
    empty() {
      const all = [...lines.values()].flat();
      lines.clear();
      size = 0;
      return all;
    },
  };
}
