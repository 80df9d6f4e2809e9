import type { Api } from '#contract/client.ts';
import { textOf } from '../../../forms/call-api.server.ts';
import { kindsOf } from './kinds.ts';

export function saveBaseTemplate(api: Api, id: string, form: FormData) {
  const updatedAt = textOf(form, 'updatedAt');
  return api.updateBaseTemplate({
    params: { id },
    body: {
      ...(updatedAt && { updatedAt }),
      name: textOf(form, 'name'),
      title: { en: textOf(form, 'title.en'), de: textOf(form, 'title.de') },
      preferredRoutePath: textOf(form, 'preferredRoutePath'),
      pageKinds: kindsOf(form.getAll('kind').map(String)),
    },
  });
}
