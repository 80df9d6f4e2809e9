import { data } from 'react-router';
import type { Api } from '#contract/client.ts';
import { type PageType, pageTypes } from '#domain/enumerations.ts';
import { attempt, type Refusal, textOf } from '../../../forms/attempt.server.ts';

export interface SettingsAnswer {
  intent: string;
  refusal: Refusal | null;
  /** After a verification: whether our tag was found. */
  verified: boolean | null;
}

export async function answerSettings(api: Api, projectId: number, request: Request) {
  const form = await request.formData();
  const intent = textOf(form, 'intent');
  const { ok, refusal } = await attempt(() => change(api, projectId, intent, form));
  return data<SettingsAnswer>(
    { intent, refusal: refusal ?? null, verified: ok ?? null },
    { status: refusal?.status ?? 200 },
  );
}

async function change(api: Api, projectId: number, intent: string, form: FormData): Promise<boolean | null> {
  if (intent === 'verify') return (await api.verifyProject({ params: { id: String(projectId) } })).verified;
  if (intent !== 'save') throw data(null, { status: 400 });
  const field = (name: string) => textOf(form, name).trim();
  const pageType = pageTypes.find((type) => type === field('pageType')) satisfies PageType | undefined;
  await api.saveProject({
    body: {
      id: projectId,
      seen: seenOf(form),
      title: field('title'),
      description: field('description'),
      notes: textOf(form, 'notes'),
      // Emptied means none.
      logoUrl: field('logoUrl') || null,
      shopifyUrl: field('shopifyUrl') || null,
      primaryColor: field('primaryColor') || null,
      ...(pageType && { pageType }),
    },
  });
  return null;
}

/** The fields as the person read them, from the form itself: who else has saved in between is found by them. */
function seenOf(form: FormData): Record<string, string | null> {
  try {
    const seen: unknown = JSON.parse(textOf(form, 'seen'));
    return typeof seen === 'object' && seen !== null ? (seen as Record<string, string | null>) : {};
  } catch {
    return {};
  }
}
