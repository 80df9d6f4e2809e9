import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';

/** Platforms with the same limit in one line: seventeen times "1.7 to 2.1" says no more than once. */
export function groupLimits<Limit extends { platform: PlatformId }>(
  limits: readonly Limit[],
  textOf: (limit: Limit) => string,
): { platforms: PlatformId[]; text: string }[] {
  const groups = new Map<string, PlatformId[]>();
  for (const limit of limits) {
    const text = textOf(limit);
    const known = groups.get(text);
    if (known) known.push(limit.platform);
    else groups.set(text, [limit.platform]);
  }
  return [...groups].map(([text, platforms]) => ({ platforms, text }));
}
