/** What was found a moment ago, by address: a person who presses the button twice does not make us read a page twice. */
export interface RecentResults<Value> {
  get(key: string): Value | null;
  put(key: string, value: Value): void;
}

export function createRecentResults<Value>(options: {
  max: number;
  ttlMs: number;
  now: () => number;
}): RecentResults<Value> {
  const entries = new Map<string, { value: Value; until: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry || entry.until < options.now()) {
        entries.delete(key);
        return null;
      }
      return entry.value;
    },
    put(key, value) {
      entries.delete(key);
      entries.set(key, { value, until: options.now() + options.ttlMs });
      // A Map keeps the order of insertion: the first is the oldest.
      for (const oldest of entries.keys()) {
        if (entries.size <= options.max) break;
        entries.delete(oldest);
      }
    },
  };
}
