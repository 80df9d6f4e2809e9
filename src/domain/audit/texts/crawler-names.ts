import { platforms as rules } from '#domain/audit/platforms/index.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { Language } from '#domain/language.ts';

/** Each crawler once, by the name under which a firewall knows it. */
export function crawlerNames(ids: readonly PlatformId[], language: Language): string {
  const agents = [...new Set(ids.map((id) => rules[id].userAgent))];
  const names = agents.map((agent) => ({ en: `“${agent}”`, de: `„${agent}“` })[language]);
  if (agents.length === 1) return { en: `the user agent ${names[0]}`, de: `den User-Agent ${names[0]}` }[language];
  return `${{ en: 'the user agents', de: 'die User-Agents' }[language]} ${names.join(', ')}`;
}
