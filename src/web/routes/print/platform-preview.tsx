import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type PlatformId, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { shownOf } from '#web/components/page-audit/shown.ts';
import { apiContext } from '#web/context.ts';
import { attempt } from '#web/forms/call-api.server.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { auditTexts } from '#web/i18n/print.ts';
import { publicMeta } from '#web/meta/public-meta.ts';
import { PlatformPreview } from '#web/previews/platform-preview.tsx';

export const meta = publicMeta;

/** `?url=` selects the page, `theme=dark` and `device=phone` how the card is drawn. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const platform: PlatformId = /SlackPreview\/?$/.test(url.pathname) ? 'slack' : 'whatsapp';
  const shown = shownOf(url.searchParams, 'desktop');
  const website = url.searchParams.get('url')?.trim() ?? '';
  if (!website) return { platform, shown, card: null, refusal: null };
  const { ok, refusal } = await attempt(() =>
    context.get(apiContext).checkSubPage({ body: { website, platforms: [platform] } }),
  );
  const card = ok?.platforms[0]?.card ?? null;
  return { platform, shown, card, refusal: refusal ? (refusal.errors.website?.[0] ?? refusal.message) : null };
}

/** One platform's card, made for an iframe: the heading is for screen readers only. */
export default function PlatformPreviewPage() {
  const { platform, shown, card, refusal } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const texts = useTexts(auditTexts);
  return (
    <div className="mx-auto max-w-2xl p-4">
      <h1 className="sr-only">{texts.previewHeading(platformNames[platform])}</h1>
      {card ? (
        <PlatformPreview {...shown} card={card} language={language} switches />
      ) : (
        <p role={refusal ? 'alert' : undefined} className="text-ink-soft text-sm">
          {refusal ?? texts.previewEmpty}
        </p>
      )}
    </div>
  );
}
