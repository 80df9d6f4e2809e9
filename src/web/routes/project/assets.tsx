import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { Plus } from '#web/components/ui/icons.tsx';
import { requireProject } from '../../access/projects.server.ts';
import { Button } from '../../components/ui/button.tsx';
import { apiContext } from '../../context.ts';
import { answerOf } from '../../forms/call-api.server.ts';
import { appScreenTexts } from '../../i18n/app/screens.ts';
import { useTexts } from '../../i18n/language.tsx';
import { assetsTexts } from '../../i18n/project/assets.ts';
import { Screen } from '../../layouts/parts/screen.tsx';
import { useProject } from '../../layouts/project.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { AssetSection } from './assets/asset-section.tsx';
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
  const { revalidate } = useRevalidator();
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
