import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { Api } from '#contract/client.ts';
import { tokenAreas, tokenDays } from '#domain/access/proof.ts';
import { isLanguage } from '#domain/language.ts';
import { apiContext } from '#web/context.ts';
import { attempt, type Refusal, textOf } from '#web/forms/call-api.server.ts';
import { languageOfPath } from '#web/i18n/language.tsx';
import { pathTo } from '#web/path-to.ts';

export interface AccountActionData {
  intent: string;
  refusal: Refusal | null;
  /** A token just created; it is never shown again. */
  token: string | null;
}

/** The forms of the account page. */
export async function accountAction({ request, url, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const intent = textOf(form, 'intent');
  const { ok, refusal } = await attempt(() => change(context.get(apiContext), intent, form));
  if (refusal) return data<AccountActionData>({ intent, refusal, token: null }, { status: refusal.status });
  // Back to the address without the code, which has been used.
  if (intent === 'confirm-email') throw redirect(`${pathTo('account', languageOfPath(url.pathname))}?changed=email`);
  if (intent === 'delete-account') throw redirect(`${pathTo('login', languageOfPath(url.pathname))}?deleted`);
  return data<AccountActionData>({ intent, refusal: null, token: ok });
}

async function change(api: Api, intent: string, form: FormData): Promise<string | null> {
  const field = (name: string) => textOf(form, name);
  switch (intent) {
    case 'profile': {
      const language = field('language');
      await api.updateUser({
        body: { firstname: field('firstname'), lastname: field('lastname'), ...(isLanguage(language) && { language }) },
      });
      return null;
    }
    case 'password': {
      const currentPassword = field('currentPassword');
      await api.changePassword({ body: { password: field('password'), ...(currentPassword && { currentPassword }) } });
      return null;
    }
    case 'email': {
      const currentPassword = field('currentPassword');
      await api.requestEmailChange({ body: { email: field('email'), ...(currentPassword && { currentPassword }) } });
      return null;
    }
    case 'confirm-email':
      await api.confirmEmailChange({ body: { code: field('code') } });
      return null;
    case 'withdraw-email':
      await api.withdrawEmailChange();
      return null;
    case 'create-token':
      return (await api.createApiToken({ body: tokenOf(field, form.getAll('areas').map(String)) })).token;
    case 'revoke-token':
      await api.revokeApiToken({ params: { id: field('id') } });
      return null;
    case 'delete-account':
      await api.deleteAccount({ body: { confirm: field('confirm'), projectIds: idsOf(field('projectIds')) } });
      return null;
    default:
      throw data(null, { status: 400 });
  }
}

function tokenOf(field: (name: string) => string, areas: readonly string[]) {
  const days = tokenDays.find((count) => String(count) === field('days'));
  return {
    name: field('name'),
    scope: field('scope') === 'write' ? ('write' as const) : ('read' as const),
    areas: tokenAreas.filter((area) => areas.includes(area)),
    projectId: /^\d+$/.test(field('projectId')) ? Number(field('projectId')) : null,
    expiresInDays: days ?? (field('days') === 'never' ? null : tokenDays[1]),
  };
}

const idsOf = (list: string) => list.split(',').filter(Boolean).map(Number);
