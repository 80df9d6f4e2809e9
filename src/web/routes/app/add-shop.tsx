import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { currentUser, signOut } from '#web/access/visitor.server.ts';
import { LinkOver, ShopQuestion } from '#web/components/shop-question.tsx';
import { apiContext } from '#web/context.ts';
import { attempt, textOf } from '#web/forms/call-api.server.ts';
import { addShopTexts } from '#web/i18n/app/shop-question.ts';
import { languageOfPath, useTexts } from '#web/i18n/language.tsx';
import { textsIn } from '#web/i18n/texts.ts';
import { pageMeta } from '#web/meta/page-meta.ts';
import { pathTo } from '#web/path-to.ts';
import { loginPath } from '#web/paths.ts';

export const meta: MetaFunction = (args) => {
  const { title, description } = textsIn(addShopTexts, languageOfPath(args.location.pathname));
  return pageMeta(args, { title: `${title} · Linkbild`, description, noindex: true });
};

/** From the mail with the result: visitors log in or register first. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const user = await currentUser(context);
  if (!user) throw redirect(loginPath(url));
  const code = url.searchParams.get('code') ?? '';
  const { ok } = await attempt(() => context.get(apiContext).getCheckedShop({ query: { code } }));
  if (ok?.projectSlug) throw redirect(dashboardOf(url, ok.projectSlug));
  return { code, email: user.email, shop: ok ?? null };
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const code = textOf(form, 'code');
  if (textOf(form, 'intent') === 'switch') return signOut(context, `${url.pathname}?${new URLSearchParams({ code })}`);
  const { ok, refusal } = await attempt(() => context.get(apiContext).claimCheckedShop({ body: { code } }));
  if (refusal) return data({ refusal }, { status: refusal.status });
  throw redirect(dashboardOf(url, ok.projectSlug));
}

const dashboardOf = ({ pathname }: URL, projectSlug: string) =>
  pathTo('dashboard', languageOfPath(pathname), { projectSlug });

export default function AddShop() {
  const { code, email, shop } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  const texts = useTexts(addShopTexts);
  if (!shop) return <LinkOver>{texts.over}</LinkOver>;
  const add = { intent: 'add', label: texts.add, sending: texts.adding };
  return (
    <ShopQuestion
      title={texts.heading(shop.site)}
      account={texts.account(email)}
      code={code}
      refusal={refusal}
      answer={shop.isYours ? add : null}
    >
      {shop.isYours ? texts.what : texts.other(shop.email)}
    </ShopQuestion>
  );
}
