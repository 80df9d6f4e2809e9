import { data, redirect } from 'react-router';
import type { Api } from '#contract/client.ts';
import { reportVisibilities } from '#domain/access/report-visibility.ts';
import { type PageType, pageTypes } from '#domain/enumerations.ts';
import type { Language } from '#domain/language.ts';
import type { OtherTag } from '#web/components/integration/check-outcome.tsx';
import { attempt, type Refusal, textOf } from '#web/forms/call-api.server.ts';
import { templateDefaultTexts } from '#web/i18n/project/settings.ts';
import { textsIn } from '#web/i18n/texts.ts';
import { pathTo } from '#web/path-to.ts';
import { textFields } from './use-seen.ts';

export interface SettingsActionData {
  intent: string;
  refusal: Refusal | null;
  /** After a verification: whether our tag was found. */
  verified: boolean | null;
  /** If it was not: what stood there instead. */
  pages: OtherTag[];
}

export async function settingsAction(api: Api, projectId: number, request: Request, language: Language) {
  const form = await request.formData();
  const intent = textOf(form, 'intent');
  if (intent === 'template-defaults' && readDataParams(form) === null) return refuseDataParams(language);
  const { ok, refusal } = await attempt(() => change(api, projectId, intent, form));
  if (intent === 'delete' && !refusal) throw redirect(pathTo('start', language));
  return data<SettingsActionData>(
    { intent, refusal: refusal ?? null, verified: ok?.verified ?? null, pages: ok?.pages ?? [] },
    { status: refusal?.status ?? 200 },
  );
}

async function change(
  api: Api,
  projectId: number,
  intent: string,
  form: FormData,
): Promise<{ verified: boolean; pages: OtherTag[] } | null> {
  if (intent === 'verify') return api.verifyProject({ params: { id: String(projectId) } });
  if (await changeOwnData(api, String(projectId), intent, form)) return null;
  if (intent !== 'save') throw data(null, { status: 400 });
  const pageType = pageTypes.find((type) => type === textOf(form, 'pageType')) satisfies PageType | undefined;
  await api.saveProject({
    body: { id: projectId, seen: seenOf(form), ...textsOf(form), ...(pageType && { pageType }) },
  });
  return null;
}

type Texts = { [Name in keyof typeof textFields]: string | (typeof textFields)[Name] };

const textsOf = (form: FormData) =>
  Object.fromEntries(
    Object.entries(textFields).map(([name, empty]) => [name, textOf(form, name).trim() || empty]),
  ) as Texts;

/** Who can see the reports, how they are signed, and deleting the project. False: it is something else. */
async function changeOwnData(api: Api, id: string, intent: string, form: FormData): Promise<boolean> {
  const params = { id };
  const visibility = reportVisibilities.find((one) => one === textOf(form, 'visibility'));
  if (intent === 'visibility' && visibility) await api.setReportVisibility({ params, body: { visibility } });
  else if (intent === 'new-key') await api.renewReportKey({ params });
  else if (intent === 'template-defaults') await api.saveProject({ body: templateDefaultsOf(id, form) });
  else if (intent === 'agency-look') await api.saveAgencyLook({ params, body: lookOf(form) });
  else if (intent === 'delete') await api.deleteProject({ params, query: { confirm: textOf(form, 'confirm') } });
  else return false;
  return true;
}

const templateDefaultsOf = (id: string, form: FormData) => ({
  id: Number(id),
  demoUrl: textOf(form, 'demoUrl').trim() || null,
  baseTemplates: form.getAll('baseTemplates').filter((name) => typeof name === 'string'),
  baseRouteTemplateDataParams: readDataParams(form) ?? {},
});

/** Null if it is no JSON object. Empty: no values. */
function readDataParams(form: FormData): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(textOf(form, 'dataParams').trim() || '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

function refuseDataParams(language: Language) {
  const message = textsIn(templateDefaultTexts, language).noObject;
  const refusal = {
    status: 422,
    code: 'VALIDATION_FAILED',
    message,
    errors: { baseRouteTemplateDataParams: [message] },
  };
  return data<SettingsActionData>(
    { intent: 'template-defaults', refusal, verified: null, pages: [] },
    { status: refusal.status },
  );
}

const lookOf = (form: FormData) => ({
  name: textOf(form, 'agencyName'),
  color: textOf(form, 'agencyColor').trim().toLowerCase() || null,
  contact: textOf(form, 'agencyContact').replaceAll('\r\n', '\n'),
  footer: textOf(form, 'agencyFooter'),
  showsLinkbild: form.has('agencyShowsLinkbild'),
});

/** The fields as the person loaded them, from the form itself: concurrent saves are detected by them. */
function seenOf(form: FormData): Record<string, string | null> {
  try {
    const seen: unknown = JSON.parse(textOf(form, 'seen'));
    return typeof seen === 'object' && seen !== null ? (seen as Record<string, string | null>) : {};
  } catch {
    return {};
  }
}
