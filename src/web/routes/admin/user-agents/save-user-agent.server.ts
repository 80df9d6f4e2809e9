import type { Api } from '#contract/client.ts';
import { allSources } from '#domain/agents/agent.ts';
import { textOf } from '../../../forms/call-api.server.ts';

/** The window's form as the call takes it; what is no number or no source is refused by the call, in words. */
export function saveUserAgent(api: Api, form: FormData) {
  const [id, updatedAt] = [Number(textOf(form, 'id')), textOf(form, 'updatedAt')];
  const position = textOf(form, 'position').trim();
  return api.saveUserAgent({
    body: {
      ...(id > 0 && { id }),
      ...(updatedAt && { updatedAt }),
      position: position === '' ? Number.NaN : Number(position),
      pattern: textOf(form, 'pattern'),
      bot: textOf(form, 'bot'),
      source: allSources.find((one) => one === textOf(form, 'source')) ?? 'Unknown',
      parent: textOf(form, 'parent'),
      isBot: textOf(form, 'isBot') === 'on',
    },
  });
}
