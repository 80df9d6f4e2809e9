import Plus from 'lucide-react/icons/plus';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import type { Asset } from '#contract/entities/project.ts';
import { requireProject } from '../../access/projects.server.ts';
import { api } from '../../browser-client.ts';
import { showErrorToast } from '../../components/actions/show-error-toast.ts';
import { useConfirmation } from '../../components/actions/use-confirmation.tsx';
import { Button } from '../../components/ui/button.tsx';
import { toast } from '../../components/ui/toasts.ts';
import { apiContext } from '../../context.ts';
import { answerOf } from '../../forms/call-api.server.ts';
import { offlineTexts } from '../../i18n/app/offline.ts';
import { appScreenTexts } from '../../i18n/app/screens.ts';
import { useTexts } from '../../i18n/language.tsx';
import { assetsTexts } from '../../i18n/project/assets.ts';
import { Screen } from '../../layouts/parts/screen.tsx';
import { useProject } from '../../layouts/project.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { AssetTile } from './assets/asset-tile.tsx';
import { Uploads } from './assets/uploads.tsx';

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
  const { offline } = useTexts(offlineTexts);
  const { id: projectId } = useProject();
  const { revalidate } = useRevalidator();
  const { ask, window } = useConfirmation();
  const [edited, setEdited] = useState<{ asset: Asset | null; key: number } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const edit = (asset: Asset | null) => {
    setEdited((now) => ({ asset, key: (now?.key ?? 0) + 1 }));
    setOpen(true);
  };
  const remove = async (asset: Asset) => {
    try {
      await api.deleteAsset({ params: { id: String(projectId), assetId: String(asset.id) } });
      toast.success(texts.deleted);
    } catch (error) {
      showErrorToast(error, offline);
    }
    await revalidate();
  };
  const setDefault = async ({ id, isDefaultImage }: Asset) => {
    const params = { id: String(projectId), assetId: String(id) };
    try {
      await api.updateAsset({ params, body: { isDefaultImage: !isDefaultImage } });
      toast.success(isDefaultImage ? texts.saved : texts.defaultSet);
    } catch (error) {
      showErrorToast(error, offline);
    }
    await revalidate();
  };
  const confirmDelete = (asset: Asset) =>
    ask({
      title: texts.deleteTitle(asset.name),
      description: asset.usedBy > 0 ? texts.deleteUsedText(asset.usedBy) : texts.deleteText,
      confirm: texts.delete,
      onConfirm: () => remove(asset),
    });
  return (
    <Screen heading={useTexts(appScreenTexts.assets).heading} lead={texts.lead}>
      <div className="grid gap-12">
        <Uploads projectId={projectId} onUploaded={revalidate} />
        {kinds.map(({ type, title, none }) => {
          const own = assets.filter((asset) => asset.type === type);
          return (
            <Section
              key={type}
              title={texts[title]}
              count={own.length}
              action={
                type === 'color' && (
                  <Button
                    size="sm"
                    variant="outline"
                    icon={<Plus aria-hidden className="size-4" />}
                    onClick={() => edit(null)}
                  >
                    {texts.addColour}
                  </Button>
                )
              }
            >
              {own.length === 0 ? (
                <p className="text-ink-faint text-sm">{texts[none]}</p>
              ) : (
                <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-4">
                  {own.map((asset) => (
                    <AssetTile
                      key={asset.id}
                      asset={asset}
                      onEdit={() => edit(asset)}
                      onDefault={() => setDefault(asset)}
                      onDelete={() => confirmDelete(asset)}
                    />
                  ))}
                </ul>
              )}
            </Section>
          );
        })}
      </div>
      {window}
      {edited && (
        <Suspense fallback={null}>
          <AssetModal
            key={edited.key}
            open={isOpen}
            projectId={projectId}
            asset={edited.asset}
            onClose={() => setOpen(false)}
            onSaved={() => {
              toast.success(texts.saved);
              revalidate();
            }}
          />
        </Suspense>
      )}
    </Screen>
  );
}

interface SectionProps {
  title: string;
  count: number;
  action: ReactNode;
  children: ReactNode;
}

function Section({ title, count, action, children }: SectionProps) {
  return (
    <section className="min-w-0">
      <header className="mb-4 flex min-h-8 items-center justify-between gap-4">
        <h2 className="text-xl">
          {title} {count > 0 && <span className="figures font-normal font-sans text-ink-faint text-sm">{count}</span>}
        </h2>
        {action}
      </header>
      {children}
    </section>
  );
}
