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
import { connectShopTexts } from '#web/i18n/app/shop-question.ts';
import { languageOfPath, useTexts } from '#web/i18n/language.tsx';
import { textsIn } from '#web/i18n/texts.ts';
import { pageMeta } from '#web/meta/page-meta.ts';
import { loginPath } from '#web/paths.ts';

export const meta: MetaFunction = (args) => {
  const { title, description } = textsIn(connectShopTexts, languageOfPath(args.location.pathname));
  return pageMeta(args, { title: `${title} · Linkbild`, description, noindex: true });
};

/** From the Shopify admin, in a window of its own: visitors log in or register first. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const user = await currentUser(context);
  if (!user) throw redirect(loginPath(url));
  const code = url.searchParams.get('code') ?? '';
  const { ok, refusal } = await attempt(() => context.get(apiContext).getShopClaim({ query: { code } }));
  if (refusal?.code === 'CALL_NOT_FOUND') throw data(null, { status: 404 });
  return { code, email: user.email, claim: ok ?? null };
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const code = textOf(form, 'code');
  if (textOf(form, 'intent') === 'switch') return signOut(context, `${url.pathname}?${new URLSearchParams({ code })}`);
  const { ok, refusal } = await attempt(() => context.get(apiContext).claimShop({ body: { code } }));
  if (refusal) return data({ refusal }, { status: refusal.status });
  throw redirect(ok.redirectTo);
}

export default function ConnectShop() {
  const { code, email, claim } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  const texts = useTexts(connectShopTexts);
  if (!claim) return <LinkOver>{texts.over}</LinkOver>;
  const { shop, project } = claim;
  return (
    <ShopQuestion
      title={texts.heading(shop.name)}
      account={texts.account(email, shop.domain)}
      code={code}
      refusal={refusal}
      answer={{ intent: 'connect', label: texts.connect, sending: texts.connecting }}
    >
      {project ? texts.existing(project.title ?? project.slug) : texts.fresh} {texts.who}
    </ShopQuestion>
  );
}
