import type { ReactNode } from 'react';
import { systemNames, type ZipSystem } from '#domain/site/connected-site.ts';
import { WithCode } from '#web/components/copy-code.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Download } from '#web/components/ui/icons.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { siteConnectionTexts } from '#web/i18n/project/site-connection.ts';
import { useRootData } from '#web/root-data.ts';

/** One numbered step of an instruction, in an `ol`. */
export function Step({ title, text, children }: { title?: string; text: string; children?: ReactNode }) {
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 [counter-increment:step]">
      <span
        aria-hidden
        className="figures grid size-7 place-items-center rounded-full border border-line-strong/60 text-sm before:content-[counter(step)]"
      />
      <div className="min-w-0 pt-0.5">
        {title && <h2 className="mb-1 font-[550] text-base">{title}</h2>}
        <p className="max-w-text text-ink-soft text-sm">
          <WithCode text={text} />
        </p>
        {children && <div className="mt-4">{children}</div>}
      </div>
    </li>
  );
}

/** The files of a system, filled in for the project. The session's cookie is enough, so a plain link works. */
export const ZipLink = ({ projectId, system }: { projectId: number; system: ZipSystem }) => (
  <DownloadLink path={`/project/${projectId}/integration-zip/${system}`} system={system} />
);

/** `path`: below the API's address. */
export function DownloadLink({ path, system }: { path: string; system: ZipSystem }) {
  const texts = useTexts(siteConnectionTexts);
  const apiUrl = useRootData()?.apiUrl ?? '/api';
  return (
    <ButtonLink download variant="outline" href={`${apiUrl}${path}`} icon={<Download aria-hidden className="size-4" />}>
      {texts.download(systemNames[system])}
    </ButtonLink>
  );
}
