import { lazy, type ReactNode, Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Asset } from '#contract/entities/project.ts';
import { requireProject } from '#web/access/projects.server.ts';
import { useRevalidate } from '#web/components/actions/use-revalidate.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Plus } from '#web/components/ui/icons.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf } from '#web/forms/call-api.server.ts';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { assetsTexts } from '#web/i18n/project/assets.ts';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { useProject } from '#web/layouts/project.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { AssetTile } from './assets/asset-tile.tsx';
import { Uploads } from './assets/uploads.tsx';
import { useAssetActions } from './assets/use-asset-actions.ts';

const AssetModal = lazy(() => import('./assets/asset-modal.tsx'));

export const meta = appMeta;

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  answerOf(() => context.get(apiContext).listAssets({ params: { id: String(requireProject(context, url).id) } }));

const kinds = [
  { type: 'color', title: 'colours', none: 'noColours' },
  { type: 'image', title: 'images', none: 'noImages' },
  { type: 'font', title: 'fonts', none: 'noFonts' },
] as const;

export default function Assets() {
  const assets = useLoaderData<typeof loader>();
  const texts = useTexts(assetsTexts);
  const { id: projectId } = useProject();
  const revalidate = useRevalidate();
  const { edited, isOpen, edit, close, saved, setDefault, confirmDelete, confirmation } = useAssetActions(projectId);
  const addColour = (
    <Button size="sm" variant="outline" icon={<Plus aria-hidden className="size-4" />} onClick={() => edit(null)}>
      {texts.addColour}
    </Button>
  );
  return (
    <Screen heading={useTexts(appScreenTexts.assets).heading} lead={texts.lead}>
      <div className="grid gap-12">
        <Uploads projectId={projectId} onUploaded={revalidate} />
        {kinds.map(({ type, title, none }) => (
          <AssetSection
            key={type}
            title={texts[title]}
            none={texts[none]}
            assets={assets.filter((asset) => asset.type === type)}
            action={type === 'color' && addColour}
            onEdit={edit}
            onDefault={setDefault}
            onDelete={confirmDelete}
          />
        ))}
      </div>
      {confirmation}
      {edited && (
        <Suspense fallback={null}>
          <AssetModal
            key={edited.key}
            open={isOpen}
            projectId={projectId}
            asset={edited.asset}
            onClose={close}
            onSaved={saved}
          />
        </Suspense>
      )}
    </Screen>
  );
}

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
