import { useSearchParams } from 'react-router';
import { useLanguage } from '#web/i18n/language.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { isSectionName, UiComponentsGallery } from './ui-components/gallery.tsx';

export const meta = appMeta;

export default function UiComponents() {
  const view = useSearchParams()[0].get('view');
  return (
    <div className="mx-auto max-w-page px-gutter py-8 lg:px-10 lg:py-12">
      <UiComponentsGallery language={useLanguage()} view={isSectionName(view) ? view : 'identity'} />
    </div>
  );
}
