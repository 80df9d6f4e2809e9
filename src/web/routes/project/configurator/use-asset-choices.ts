import { useState } from 'react';
import type { Asset } from '#contract/entities/project.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { configuratorTexts } from '#web/i18n/project/configurator.ts';
import type { StudioData } from '#web/studio/load-studio.server.ts';

/** The project's assets as choices, including those uploaded meanwhile. */
export function useAssetChoices({ assets: stored, project }: Pick<StudioData, 'assets' | 'project'>) {
  const texts = useTexts(configuratorTexts);
  const [assets, setAssets] = useState(stored);
  const addAsset = (asset: Asset) => setAssets((now) => [...now, asset]);
  const palette = [
    ...(project.primaryColor ? [{ value: project.primaryColor, name: texts.projectColour }] : []),
    ...assets.filter(({ type, value }) => type === 'color' && value !== project.primaryColor),
  ].slice(0, 8);
  const images = assets
    .filter(({ type, url }) => type === 'image' && url)
    .map(({ url, name }) => ({ value: url, label: name, src: url }));
  return { assets, addAsset, palette, images };
}
export type AssetChoices = ReturnType<typeof useAssetChoices>;
