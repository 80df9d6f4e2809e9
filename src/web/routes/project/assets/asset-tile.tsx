import { useEffect } from 'react';
import type { Asset } from '#contract/entities/project.ts';
import { fileSize } from '#domain/format/numbers.ts';
import type { Language } from '#domain/language.ts';
import { apiUntil } from '#web/browser-client.ts';
import { copyText } from '#web/components/actions/copy-text.ts';
import { Menu, type MenuEntry } from '#web/components/menu/menu.tsx';
import { BadgeCheck as Badge, Code, Link2, Pencil, Trash2 } from '#web/components/ui/icons.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { assetsTexts } from '#web/i18n/project/assets.ts';
import type { TextsOf } from '#web/i18n/texts.ts';
import { useProject } from '#web/layouts/project.tsx';

interface AssetTileProps {
  asset: Asset;
  onEdit: () => void;
  /** Makes an image the project's fallback image, or no longer. */
  onDefault: () => void;
  onDelete: () => void;
}

/** One asset shown as what it is: the colour, the image, the letters. */
export function AssetTile({ asset, onEdit, onDefault, onDelete }: AssetTileProps) {
  const texts = useTexts(assetsTexts);
  const language = useLanguage();
  const { url, isDefaultImage } = asset;
  const entries: (MenuEntry | 'line')[] = [
    { label: texts.edit, icon: <Pencil aria-hidden />, run: onEdit },
    ...(url ? [{ label: texts.copyAddress, icon: <Link2 aria-hidden />, run: () => copyText(url, texts.copied) }] : []),
    { label: texts.copyLiquid, icon: <Code aria-hidden />, run: () => copyText(liquidOf(asset), texts.copied) },
    ...(asset.type === 'image'
      ? [
          {
            label: isDefaultImage ? texts.noDefault : texts.makeDefault,
            icon: <Badge aria-hidden />,
            run: onDefault,
          },
        ]
      : []),
    'line',
    { label: texts.delete, icon: <Trash2 aria-hidden />, run: onDelete, tone: 'bad' },
  ];
  return (
    <li className="min-w-0 rounded-lg border border-line bg-surface">
      <Look asset={asset} />
      <div className="flex items-start gap-2 py-2.5 pr-1.5 pl-3.5">
        <div className="min-w-0 flex-1 pt-1">
          <p title={asset.description ?? asset.name} className="truncate font-[550] text-sm">
            {nameAsset(asset.name, texts)}
          </p>
          <p className="figures truncate text-ink-faint text-xs">
            {[
              isDefaultImage ? texts.isDefault : null,
              factsOf(asset, language),
              asset.usedBy > 0 ? texts.usedBy(asset.usedBy) : null,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <Menu label={texts.more(asset.name)} entries={entries} />
      </div>
    </li>
  );
}

function Look({ asset }: { asset: Asset }) {
  const { type, value, url } = asset;
  if (type === 'color') return <div className="h-24 rounded-t-lg" style={{ backgroundColor: value }} />;
  if (type === 'image') {
    return (
      <div className="h-32 rounded-t-lg bg-[repeating-conic-gradient(var(--sunken)_0_25%,var(--surface)_0_50%)] bg-size-[1rem_1rem] p-3">
        {url && <img src={url} alt="" loading="lazy" className="size-full object-contain" />}
      </div>
    );
  }
  return <FontLook asset={asset} />;
}

/** Letters of the font itself. Only members get the file: it has no public address. */
function FontLook({ asset: { id, url, payload } }: { asset: Asset }) {
  const texts = useTexts(assetsTexts);
  const { id: projectId } = useProject();
  const family = `asset-${id}`;
  const weight = typeof payload?.weight === 'number' ? payload.weight : 'normal';
  useEffect(() => {
    if (!url) return;
    const gone = new AbortController();
    let face: FontFace | null = null;
    const load = async () => {
      const params = { id: String(projectId), assetId: String(id) };
      const { base64 } = await apiUntil(gone.signal).getAssetFont({ params });
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      face = await new FontFace(family, bytes, { weight: '100 900' }).load();
      if (!gone.signal.aborted) document.fonts.add(face);
    };
    // A file that cannot be had or read leaves the sample in the page's own letters.
    load().catch(() => null);
    return () => {
      gone.abort();
      if (face) document.fonts.delete(face);
    };
  }, [family, url, id, projectId]);
  return (
    <div className="flex h-24 items-center overflow-hidden rounded-t-lg border-line border-b px-4">
      <span className="truncate text-2xl" style={{ fontFamily: `"${family}"`, fontWeight: weight }}>
        {texts.sample}
      </span>
    </div>
  );
}

function factsOf({ type, value, payload, bytes }: Asset, language: Language): string {
  if (type === 'color') return value.toUpperCase();
  const size = bytes === null ? null : fileSize(bytes, language);
  if (type === 'font') return [payload?.family, weightsOf(payload), size].filter(Boolean).join(' · ');
  const sides = payload?.width && payload?.height ? `${payload.width} × ${payload.height}` : null;
  return [sides, size].filter(Boolean).join(' · ');
}

/** `400`, or `200–800` of a variable font. */
const weightsOf = (payload: Asset['payload']) =>
  Array.isArray(payload?.weights) ? payload.weights.join('–') : payload?.weight;

/** How a template refers to it. */
function liquidOf({ type, name, value, payload }: Asset): string {
  if (type === 'font') return `font-family: ${typeof payload?.family === 'string' ? payload.family : value}`;
  return /^[\w]+$/.test(name) ? `{{ assets.${name} }}` : `{{ assets["${name.replaceAll('"', '')}"] }}`;
}

/** Assets found on the site have a name for templates; people read their kind. */
export function nameAsset(name: string, texts: Pick<TextsOf<typeof assetsTexts>, 'brandColour' | 'logo'>): string {
  const colour = /^brand(?:-(\d+))?$/.exec(name);
  if (colour) return texts.brandColour(colour[1] ?? null);
  return name === 'logo' ? texts.logo : name;
}
