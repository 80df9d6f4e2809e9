/** Round steps from zero to at least `most`, three to five of them: 0, 20, 40, 60. */
export function niceTicks(most: number): number[] {
  if (!(most > 0)) return [0, 1];
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  // Whole things are counted here, so a step is never less than one.
  const step = Math.max(1, [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough);
  const count = Math.ceil(most / step);
  return Array.from({ length: count + 1 }, (_, at) => Math.round(at * step * 100) / 100);
}

/** Which of `count` days get a label if there is room for `room`: evenly spaced, always including the newest. */
export function labelledDays(count: number, room: number): number[] {
  const every = Math.max(1, Math.ceil(count / Math.max(1, room)));
  return Array.from({ length: count }, (_, at) => at).filter((at) => (count - 1 - at) % every === 0);
}
