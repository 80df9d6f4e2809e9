import { systemNames, type ZipSystem } from '#domain/site/connected-site.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Download } from '#web/components/ui/icons.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { siteConnectionTexts } from '#web/i18n/project/site-connection.ts';
import { useRootData } from '#web/root-data.ts';

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
