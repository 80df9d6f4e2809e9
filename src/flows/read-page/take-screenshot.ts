import type { Text } from '#domain/language.ts';
import { changeSubPage, findSubPageById } from '#io/db/queries/pages/sub-pages.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';

interface Run {
  signal: AbortSignal;
  report(percent: number, text: Text): Promise<void>;
}

/** The job: one page in a browser, its image in the store. A page that cannot be photographed keeps its old image. */
export async function takeScreenshot(io: Io, subPageId: number, wait: number, { signal, report }: Run): Promise<void> {
  const subPage = await findSubPageById(io.db, subPageId);
  const project = subPage && (await findProject(io.db, subPage.projectId));
  if (!subPage || !project) return;
  await report(10, { en: 'Opening the page', de: 'Die Seite wird geöffnet' });
  const shot = await io.screenshots.take(subPage.url, wait, signal);
  if (!shot.ok) {
    io.log.info({ subPageId, detail: shot.detail }, 'no screenshot');
    return report(100, {
      en: 'The screenshot couldn’t be taken. Try again later.',
      de: 'Der Screenshot ließ sich nicht aufnehmen. Versuchen Sie es später erneut.',
    });
  }
  const key = `screenshots/${project.uuid}/${subPage.uuid}.png`;
  await io.files.put(key, shot.png);
  await changeSubPage(io.db, project.id, subPage.id, { screenshotKey: key });
  await report(100, { en: 'The screenshot is ready', de: 'Der Screenshot ist fertig' });
}
