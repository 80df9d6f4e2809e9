import { systemNames, type ZipSystem } from '#domain/site/site-system.ts';
import { Download } from '#web/components/ui/icons.tsx';
import { useTexts } from '../../i18n/language.tsx';
import { siteConnectionTexts } from '../../i18n/project/site-connection.ts';
import { useRootData } from '../../root-data.ts';
import { ButtonLink } from '../ui/button.tsx';

/** The files of a system, filled in for the project. The session's cookie is enough, so a plain link does. */
export function ZipLink({ projectId, system }: { projectId: number; system: ZipSystem }) {
  const texts = useTexts(siteConnectionTexts);
  const apiUrl = useRootData()?.apiUrl ?? '/api';
  return (
    <ButtonLink
      download
      variant="outline"
      href={`${apiUrl}/project/${projectId}/integration-zip/${system}`}
      icon={<Download aria-hidden className="size-4" />}
    >
      {texts.download(systemNames[system])}
    </ButtonLink>
  );
}
