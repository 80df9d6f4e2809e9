// Scripts that hold data instead of a program, recognised by their attributes.

import { type AttributePositions, attributeAt } from './attributes.ts';
import type { PageBytes } from './page-bytes.ts';

export type DataScript = 'json-ld' | 'component-embed';

/** The shortest type that counts: `application/json`. */
const MIN_TYPE_BYTES = 16;
/** docs/platforms.md#discord-docs: id and type must match exactly. */
const EMBED_ID = 'discord:component-embed';
export const embedTypes = ['application/json', 'application/vnd.discord.component-embed+json'];

export function dataScriptOf(bytes: PageBytes, attributes: AttributePositions): DataScript | null {
  const at = attributeAt(bytes, attributes, 'type');
  if (at === -1) return null;
  const [from, to] = [attributes[at + 2] as number, attributes[at + 3] as number];
  if (to - from < MIN_TYPE_BYTES) return null;
  const type = bytes.toString('latin1', from, to);
  if (/^\s*application\/ld\+json/i.test(type)) return 'json-ld';
  if (!embedTypes.includes(type)) return null;
  const id = attributeAt(bytes, attributes, 'id');
  const isEmbed = id !== -1 && bytes.toString('latin1', attributes[id + 2], attributes[id + 3]) === EMBED_ID;
  return isEmbed ? 'component-embed' : null;
}
