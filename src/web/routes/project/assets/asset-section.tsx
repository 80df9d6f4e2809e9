import type { ReactNode } from 'react';
import type { Asset } from '#contract/entities/project.ts';
import { AssetTile } from './asset-tile.tsx';

interface AssetSectionProps {
  title: string;
  /** Shown when there are no assets of this kind. */
  none: string;
  assets: Asset[];
  action: ReactNode;
  onEdit: (asset: Asset) => void;
  onDefault: (asset: Asset) => void;
  onDelete: (asset: Asset) => void;
}

/** The assets of one kind. */
export function AssetSection({ title, none, assets, action, onEdit, onDefault, onDelete }: AssetSectionProps) {
  const count = assets.length;
  return (
    <section className="min-w-0">
      <header className="mb-4 flex min-h-8 items-center justify-between gap-4">
        <h2 className="text-xl">
          {title} {count > 0 && <span className="figures font-normal font-sans text-ink-faint text-sm">{count}</span>}
        </h2>
        {action}
      </header>
      {count === 0 ? (
        <p className="text-ink-faint text-sm">{none}</p>
      ) : (
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-4">
          {assets.map((asset) => (
            <AssetTile
              key={asset.id}
              asset={asset}
              onEdit={() => onEdit(asset)}
              onDefault={() => onDefault(asset)}
              onDelete={() => onDelete(asset)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
