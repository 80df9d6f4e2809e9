import type { Api } from '#contract/client.ts';
import { allSources } from '#domain/agents/agent.ts';
import { textOf } from '#web/forms/call-api.server.ts';

/** The modal's form as the call takes it; invalid numbers or sources are rejected by the call, with a message. */
export function saveUserAgentForm(api: Api, form: FormData) {
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
