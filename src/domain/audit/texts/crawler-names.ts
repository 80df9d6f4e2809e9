import type { Language } from '#domain/language.ts';
import { platforms as rules } from '../platforms/index.ts';
import type { PlatformId } from '../platforms/platform-id.ts';

/** Each crawler once, by the name under which a firewall knows it. */
export function agentsOf(ids: readonly PlatformId[], language: Language): string {
  const agents = [...new Set(ids.map((id) => rules[id].userAgent))];
  const names = agents.map((agent) => (language === 'de' ? `„${agent}“` : `“${agent}”`));
  if (agents.length === 1) return language === 'de' ? `den User-Agent ${names[0]}` : `the user agent ${names[0]}`;
  return `${language === 'de' ? 'die User-Agents' : 'the user agents'} ${names.join(', ')}`;
}
