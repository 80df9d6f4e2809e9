import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { signOut } from '#web/access/sign-out.server.ts';
import { currentUser } from '#web/access/visitor.server.ts';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { apiContext } from '#web/context.ts';
import { attempt, textOf } from '#web/forms/call-api.server.ts';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { useSubmitting } from '#web/forms/use-sending.ts';
import { connectShopTexts } from '#web/i18n/app/connect-shop.ts';
import { languageOfPath, useTexts } from '#web/i18n/language.tsx';
import { textsIn } from '#web/i18n/texts.ts';
import { SignInHeading } from '#web/layouts/parts/entry-heading.tsx';
import { pageMeta } from '#web/meta/page-meta.ts';
import { loginPath, usePathTo } from '#web/paths.ts';

export const meta: MetaFunction = (args) => {
  const { title, description } = textsIn(connectShopTexts, languageOfPath(args.location.pathname));
  return pageMeta(args, { title: `${title} · Linkbild`, description, noindex: true });
};

/** From the Shopify admin, in a window of its own: whoever is not logged in logs in or registers first. */
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
  const start = usePathTo()('start');
  const connecting = useSubmitting('connect');
  const switching = useSubmitting('switch');
  if (!claim)
    return (
      <>
        <SignInHeading title={texts.overTitle}>{texts.over}</SignInHeading>
        <ButtonLink href={start} size="lg">
          {texts.toApp}
        </ButtonLink>
      </>
    );
  const { shop, project } = claim;
  return (
    <>
      <SignInHeading title={texts.heading(shop.name)}>{texts.account(email, shop.domain)}</SignInHeading>
      <FormAlert refusal={refusal} />
      <Form method="post" className="grid gap-5">
        <input type="hidden" name="code" value={code} />
        <p className="text-ink-soft">
          {project ? texts.existing(project.title ?? project.slug) : texts.fresh} {texts.who}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            name="intent"
            value="connect"
            variant="signal"
            size="lg"
            state={connecting}
            loadingText={texts.connecting}
          >
            {texts.connect}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="switch"
            variant="quiet"
            size="lg"
            state={switching}
            loadingText={texts.switching}
          >
            {texts.switchAccount}
          </Button>
        </div>
      </Form>
    </>
  );
}
