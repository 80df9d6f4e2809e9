import { ButtonLink } from '../../components/ui/button.tsx';
import { appScreenTexts } from '../../i18n/app-screens.ts';
import { useTexts } from '../../i18n/language.tsx';
import { EmptyScreen } from '../../layouts/parts/screen.tsx';
import { useProject } from '../../layouts/project.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { usePathTo } from '../../paths.ts';

export const meta = appMeta;

export default function Templates() {
  const { slug } = useProject();
  const pathTo = usePathTo();
  return (
    <EmptyScreen
      name="templates"
      drawing="frame"
      action={
        <ButtonLink href={pathTo('newTemplate', { projectSlug: slug })}>
          {useTexts(appScreenTexts.newTemplate).heading}
        </ButtonLink>
      }
    />
  );
}
