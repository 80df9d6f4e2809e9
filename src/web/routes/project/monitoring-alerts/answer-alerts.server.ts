import type { Api } from '#contract/client.ts';
import { languageNamed } from '#domain/language.ts';
import { channelKinds } from '#domain/watch/channel.ts';
import { runAction, textOf } from '#web/forms/call-api.server.ts';

const languageOf = (form: FormData) => languageNamed(textOf(form, 'language'));

/** An empty choice is none. */
const hourOf = (form: FormData, name: string) => {
  const text = textOf(form, name);
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
};

export function alertsAction(api: Api, projectId: number, request: Request) {
  const params = { id: String(projectId) };
  const of = (channelId: string) => ({ params: { ...params, channelId } });
  return runAction(
    request,
    {
      'add-channel': (form) =>
        api.addAlertChannel({
          params,
          body: {
            kind: channelKinds.find((kind) => kind === textOf(form, 'kind')) ?? 'slack',
            name: textOf(form, 'name'),
            address: textOf(form, 'address'),
            language: languageOf(form),
          },
        }),
      'change-channel': (form, id) =>
        api.changeAlertChannel({
          ...of(id),
          body: {
            name: textOf(form, 'name'),
            language: languageOf(form),
            ...(textOf(form, 'address').trim() ? { address: textOf(form, 'address') } : {}),
          },
        }),
      'pause-channel': (_, id) => api.changeAlertChannel({ ...of(id), body: { isPaused: true } }),
      'resume-channel': (_, id) => api.changeAlertChannel({ ...of(id), body: { isPaused: false } }),
      'delete-channel': (_, id) => api.deleteAlertChannel(of(id)),
      'test-channel': (_, id) => api.testAlertChannel(of(id)),
      'save-preferences': (form) =>
        api.saveAlertPreferences({
          params,
          body: {
            incidents: form.has('incidents'),
            digest: form.has('digest'),
            quietFrom: hourOf(form, 'quietFrom'),
            quietTo: hourOf(form, 'quietTo'),
            timeZone: textOf(form, 'timeZone'),
          },
        }),
      'test-mail': () => api.testAlertMail({ params }),
      badge: (form) => api.saveMonitoring({ params, body: { hasBadge: textOf(form, 'hasBadge') === 'true' } }),
    },
    { keeps: ['test-channel'] },
  );
}
