import { useCallback } from 'react';
import { api } from '#web/browser-client.ts';
import { useRevalidate } from '#web/components/actions/use-revalidate.ts';
import { useWaiting } from '#web/components/integration/waiting-state.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { dashboardTexts } from '#web/i18n/project/dashboard.ts';
import { type SampleName, sampleImage } from '#web/samples/sample-pages.ts';
import { imageClass, listClass } from './shared-pages.tsx';

const examples: readonly [SampleName, string][] = [
  ['lamp', 'WhatsApp'],
  ['teapot', 'Slack'],
  ['throw', 'Facebook'],
];

/** Before the first share: what will be here, with pictures of a sample shop. Who shares a link sees it arrive. */
export default function NoSharesYet({ projectId }: { projectId: number }) {
  const texts = useTexts(dashboardTexts);
  const language = useLanguage();
  const revalidate = useRevalidate();
  const look = useCallback(async () => {
    const query = { kind: 'share' as const, perPage: 1 };
    const { items } = await api.listCrawls({ params: { id: String(projectId) }, query });
    if (items.length > 0) await revalidate();
    return items.length > 0;
  }, [projectId, revalidate]);
  useWaiting(look, false);
  return (
    <section aria-labelledby="recent-shares">
      <h2 id="recent-shares" className="text-xl">
        {texts.recentShares}
      </h2>
      <p className="mt-1 mb-4 max-w-text text-ink-soft text-sm">{texts.noSharesText}</p>
      <ul aria-label={texts.examples} className={`${listClass} opacity-70`}>
        {examples.map(([name, platform], at) => (
          <li key={name} className={`min-w-0 ${at === 2 ? 'max-md:hidden' : ''}`}>
            <img
              src={sampleImage(name, language)}
              alt=""
              width={800}
              height={420}
              loading="lazy"
              decoding="async"
              className={imageClass}
            />
            <p className="mt-1.5 flex justify-between gap-3 text-ink-faint text-sm">
              <span>{platform}</span>
              <span>{texts.example}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
