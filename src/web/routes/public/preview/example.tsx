import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { Score } from '#web/components/audit/score.tsx';
import { ArrowRight } from '#web/components/ui/icons.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { previewTexts } from '#web/i18n/public/preview.ts';
import { usePathTo } from '#web/paths.ts';
import { PlatformPreview } from '#web/previews/platform-preview.tsx';
import { sampleAudit } from '#web/samples/sample-card.ts';

/** Very different cards of one page. */
const shown = ['whatsapp', 'slack', 'linkedin', 'twitter', 'imessage', 'discord'] as const;

/**
 * A finished result on the empty page. Drawn on the server, outside the island: it costs the browser no script, and the
 * style sheet hides it once there is a result above.
 */
export function Example() {
  const texts = useTexts(previewTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  return (
    <section
      aria-labelledby="preview-example"
      className="mt-12 border-line border-t pt-8 peer-has-[#preview-result]:hidden"
    >
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-2">
        <div>
          <h2 id="preview-example" className="text-2xl">
            {texts.exampleTitle}
          </h2>
          <p className="mt-1 text-ink-soft">{texts.exampleLead}</p>
        </div>
        <a href={pathTo('audit', { projectSlug: 'demo' })} className="inline-flex items-center gap-1.5 py-1 text-link">
          {texts.exampleShop}
          <ArrowRight aria-hidden className="size-3.5" />
        </a>
      </header>
      <ul className="pv-grid">
        {shown.map((platform) => {
          const { card, score } = sampleAudit(platform, language, 'amphora');
          return (
            // Far down on a phone: laid out when it comes near. The margin keeps the hairline around a drawing.
            <li
              key={platform}
              className="pv-cell -m-0.5 p-0.5 [contain-intrinsic-size:auto_420px] [content-visibility:auto]"
            >
              <PlatformPreview
                {...{ card, language }}
                caption={
                  <span className="flex h-9 items-center justify-between font-[550]">
                    {platformNames[platform]}
                    <Score score={score.score} />
                  </span>
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
