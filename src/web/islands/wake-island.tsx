import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { defaultLanguage, isLanguage } from '#domain/language.ts';
import { LanguageProvider } from '#web/i18n/language.tsx';
import { type IslandName, islands } from './registry.ts';

/** Hydrates one island in place, with the props and the language it was rendered with. */
export async function hydrateIsland(place: HTMLElement, name: IslandName): Promise<void> {
  const module: { default: ComponentType<never> } = await islands[name]();
  // The server wrote the props from the component's own type; JSON loses it.
  const Component = module.default as ComponentType<Record<string, unknown>>;
  const props: Record<string, unknown> = JSON.parse(place.dataset.props ?? '{}');
  const { language } = place.dataset;
  const rendered = place.innerHTML;
  const root = hydrateRoot(
    place,
    <LanguageProvider language={isLanguage(language) ? language : defaultLanguage}>
      <Component {...props} />
    </LanguageProvider>,
    {
      // React takes away what failed. What the server rendered works without it: its forms and links are plain ones.
      onUncaughtError(error) {
        reportError(error);
        setTimeout(() => {
          root.unmount();
          place.innerHTML = rendered;
        });
      },
    },
  );
}
