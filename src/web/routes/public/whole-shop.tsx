import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { Article } from '#web/components/public/article.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { apiContext } from '#web/context.ts';
import { attempt, textOf } from '#web/forms/call-api.server.ts';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { languageOfPath, useTexts } from '#web/i18n/language.tsx';
import { wholeShopTexts } from '#web/i18n/public/whole-shop.ts';
import { publicMeta } from '#web/meta/public-meta.ts';
import { pathTo } from '#web/path-to.ts';
import { usePathTo } from '#web/paths.ts';

export const meta = publicMeta;

/** Links to this page may name the shop. */
export const loader = ({ url }: LoaderFunctionArgs) => ({ website: url.searchParams.get('url')?.slice(0, 2000) ?? '' });

/** A plain form: the answer is the report itself, which fills while its pages are read. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const website = textOf(await request.formData(), 'website');
  const { ok, refusal } = await attempt(() => context.get(apiContext).checkSite({ body: { website } }));
  if (refusal) return data({ website, refusal }, { status: refusal.status });
  throw redirect(pathTo('check', languageOfPath(url.pathname), { projectSlug: ok.reportName }), 303);
}

export default function WholeShop() {
  const texts = useTexts(wholeShopTexts);
  const pathTo = usePathTo();
  const { website } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const errors = answer?.refusal.errors.website;
  return (
    <Article heading={texts.heading} lead={texts.lead}>
      <form method="post" className="mt-10 grid max-w-[40rem] gap-5" noValidate>
        {answer && <FormAlert refusal={answer.refusal} />}
        <TextField
          id="website"
          name="website"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          size="lg"
          label={texts.address}
          placeholder={texts.placeholder}
          defaultValue={answer?.website ?? website}
          errors={errors}
        />
        <div>
          <Button type="submit" variant="signal" size="lg">
            {texts.check}
          </Button>
        </div>
      </form>
      <p className="mt-8 max-w-text text-ink-soft">{texts.keeps}</p>
      <p className="mt-6 flex flex-wrap gap-x-8 gap-y-3">
        <a href={pathTo('preview')} className="text-link">
          {texts.onePage}
        </a>
        <a href={`${pathTo('home')}#try-out`} className="text-link">
          {texts.byMail}
        </a>
      </p>
    </Article>
  );
}
