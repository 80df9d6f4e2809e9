import type { Settings } from '#cli/settings.ts';
import { wrongOptions } from '#cli/usage.ts';
import type { Text } from '#domain/language.ts';
import { readTarget, type Target } from './target.ts';

/** What the words on the command line mean, or the first that means nothing. */
export function readTargets(
  { targets, site, offline }: Pick<Settings, 'targets' | 'site' | 'offline'>,
  folder: string,
): { targets: Target[] } | { wrong: Text } {
  const read: Target[] = [];
  for (const given of targets) {
    const target = readTarget(given, { site, folder });
    if (target === 'no-web-address') return { wrong: wrongOptions.noWebAddress(given) };
    if (target === 'no-such-file') return { wrong: wrongOptions.noFile(given) };
    if (offline && target.kind !== 'folder' && target.kind !== 'file') return { wrong: wrongOptions.offline(given) };
    read.push(target);
  }
  return { targets: read };
}
