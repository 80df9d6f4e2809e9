// Discord's component embeds: JSON in the page that replaces its standard preview (docs/platforms.md#discord-docs). Read
// as strictly as Discord does, so that a mistake is found before a link is shared: Discord itself says nothing and shows
// the standard preview instead, or no preview at all.

import type { Text } from '#domain/language.ts';
import type { ComponentEmbedScript } from '#domain/meta/meta-tag-data.ts';
import { EmbedReader, type ReadEmbed } from './embed-reader.ts';

const fails = (problem: Text): ReadEmbed => ({ ok: false, problem, endsPreview: false });

export function readComponentEmbed({ json, bytes, isInHead }: ComponentEmbedScript): ReadEmbed {
  if (!isInHead) return fails({ en: 'it’s outside the <head>', de: 'es ist außerhalb des <head>' });
  if (json === null) {
    return fails({
      en: `it has ${bytes} bytes, and Discord reads 3,000`,
      de: `es hat ${bytes} Bytes, Discord liest 3.000`,
    });
  }
  let payload: unknown;
  try {
    payload = JSON.parse(json);
  } catch {
    return fails({ en: 'it isn’t valid JSON', de: 'es ist kein gültiges JSON' });
  }
  return new EmbedReader().read(payload);
}
