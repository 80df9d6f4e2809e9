import { countedPlatforms, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { homeTexts } from '../../../i18n/public/home.ts';
import { usePathTo } from '../../../paths.ts';

/** Below the field: every platform that counts, by name. */
export function PlatformStrip() {
  const texts = useTexts(homeTexts);
  return (
    <section aria-labelledby="platforms-strip" className="border-line border-t py-8">
      <div className="page-width grid items-baseline gap-x-10 gap-y-3 lg:grid-cols-[11rem_1fr]">
        <h2 id="platforms-strip" className="font-[550] font-sans text-sm tracking-normal">
          {texts.platformsTitle}
        </h2>
        <div>
          <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-ink-soft">
            {countedPlatforms.map((id) => (
              <li key={id}>{platformNames[id]}</li>
            ))}
          </ul>
          <p className="mt-2">
            <a href={usePathTo()('platforms')} className="inline-block py-1 text-link text-sm">
              {texts.platformsMore}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
