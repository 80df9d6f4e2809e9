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
import { addShopTexts } from '#web/i18n/app/add-shop.ts';
import { languageOfPath, useTexts } from '#web/i18n/language.tsx';
import { textsIn } from '#web/i18n/texts.ts';
import { SignInHeading } from '#web/layouts/parts/entry-heading.tsx';
import { pageMeta } from '#web/meta/page-meta.ts';
import { pathTo } from '#web/path-to.ts';
import { loginPath, usePathTo } from '#web/paths.ts';

export const meta: MetaFunction = (args) => {
  const { title, description } = textsIn(addShopTexts, languageOfPath(args.location.pathname));
  return pageMeta(args, { title: `${title} · Linkbild`, description, noindex: true });
};

/** From the mail with the result: whoever is not logged in logs in or registers first. */
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
  const start = usePathTo()('start');
  const adding = useSubmitting('add');
  const switching = useSubmitting('switch');
  if (!shop)
    return (
      <>
        <SignInHeading title={texts.overTitle}>{texts.over}</SignInHeading>
        <ButtonLink href={start} size="lg">
          {texts.toApp}
        </ButtonLink>
      </>
    );
  return (
    <>
      <SignInHeading title={texts.heading(shop.site)}>{texts.account(email)}</SignInHeading>
      <FormAlert refusal={refusal} />
      <Form method="post" className="grid gap-5">
        <input type="hidden" name="code" value={code} />
        <p className="text-ink-soft">{shop.isYours ? texts.what : texts.other(shop.email)}</p>
        <div className="flex flex-wrap gap-3">
          {shop.isYours ? (
            <Button
              type="submit"
              name="intent"
              value="add"
              variant="signal"
              size="lg"
              state={adding}
              loadingText={texts.adding}
            >
              {texts.add}
            </Button>
          ) : null}
          <Button
            type="submit"
            name="intent"
            value="switch"
            variant={shop.isYours ? 'quiet' : 'signal'}
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
