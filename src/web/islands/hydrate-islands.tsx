import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { defaultLanguage, isLanguage } from '#domain/language.ts';
import { LanguageProvider } from '../i18n/language.tsx';
import { type IslandName, islands } from './registry.ts';

/** An island is woken a little before it comes into view. */
const VISIBLE_MARGIN = '200px';

export function hydrateIslands(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island, when } = place.dataset;
    if (!isIslandName(island)) continue;
    const wake = once(() => hydrate(place, island));
    // Whoever reaches into an island does not wait for its time.
    place.addEventListener('focusin', wake, { once: true });
    place.addEventListener('pointerenter', wake, { once: true });
    if (when === 'load') wake();
    else if (when === 'idle') 'requestIdleCallback' in window ? requestIdleCallback(wake) : setTimeout(wake);
    else whenVisible(place, wake);
  }
}

const isIslandName = (name: string | undefined): name is IslandName => name !== undefined && name in islands;

async function hydrate(place: HTMLElement, name: IslandName): Promise<void> {
  const module: { default: ComponentType<never> } = await islands[name]();
  const Component = module.default as ComponentType<Record<string, unknown>>;
  const props: Record<string, unknown> = JSON.parse(place.dataset.props ?? '{}');
  const { language } = place.dataset;
  hydrateRoot(
    place,
    <LanguageProvider language={isLanguage(language) ? language : defaultLanguage}>
      <Component {...props} />
    </LanguageProvider>,
  );
}

function whenVisible(place: HTMLElement, wake: () => void): void {
  const watcher = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      wake();
    },
    { rootMargin: VISIBLE_MARGIN },
  );
  watcher.observe(place);
}

function once(task: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    task();
  };
}
