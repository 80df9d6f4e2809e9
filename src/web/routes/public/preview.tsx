import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Drawing } from '../../components/brand/drawing.tsx';
import { Button } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { apiContext } from '../../context.ts';
import { attempt } from '../../forms/attempt.server.ts';
import { FormAlert } from '../../forms/form-alert.tsx';
import { previewTexts } from '../../i18n/articles.ts';
import { useTexts } from '../../i18n/language.tsx';
import { publicMeta } from '../../meta/public-meta.ts';
import { Article } from './article.tsx';

export const meta = publicMeta;

/** The address stands in the query, so a result can be shared like any page. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const website = url.searchParams.get('url') ?? '';
  if (!website) return { website, score: null, refusal: null };
  const { ok, refusal } = await attempt(() => context.get(apiContext).checkSubPage({ body: { website } }));
  return { website, score: ok?.score ?? null, refusal: refusal ?? null };
}

export default function Preview() {
  const { website, score, refusal } = useLoaderData<typeof loader>();
  const texts = useTexts(previewTexts);
  return (
    <Article heading={texts.heading} lead={texts.lead}>
      <form method="get" className="mt-10 flex max-w-2xl flex-wrap items-end gap-3">
        <TextField
          name="url"
          inputMode="url"
          autoCapitalize="none"
          size="lg"
          className="flex-1 basis-72"
          label={texts.address}
          placeholder={texts.placeholder}
          defaultValue={website}
          errors={refusal?.errors.website}
        />
        <Button type="submit" variant="signal" size="lg">
          {texts.show}
        </Button>
      </form>
      <div className="mt-6 max-w-2xl">
        <FormAlert refusal={refusal} />
      </div>
      <div className="mt-12 flex flex-col items-center rounded-lg border border-line px-6 py-16 text-center">
        {score === null ? (
          <>
            <Drawing name="search" className="h-24 w-36" />
            <p className="mt-5 max-w-sm text-ink-soft">{texts.empty}</p>
          </>
        ) : (
          <p className="figures font-[640] font-display text-6xl">{score}</p>
        )}
      </div>
    </Article>
  );
}
