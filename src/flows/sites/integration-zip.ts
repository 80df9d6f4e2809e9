import type { Language, Text } from '#domain/language.ts';
import type { ZipSystem } from '#domain/site/connected-site.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import { type PhpProject, phpFiles, typo3Files, wordpressFiles } from '#io/integrations/php-files.ts';
import { readIntegration } from '#io/integrations/read-integration.ts';
import type { Io } from '#io/io.ts';
import { createZipStream } from '#io/zip/zip-stream.ts';

/** The README beside tags.html in the ZIP for plain HTML. */
const htmlReadme = (pageUrl: string): Text => ({
  en: `Linkbild for plain HTML

1. Copy the tags from tags.html into the head of each page.
2. They are filled in for ${pageUrl}. On every other page, put that page’s
   own URL after url=, percent-encoded, in both places.
3. Remove any other og:image and twitter:image from the page.
4. In Linkbild, check the tags in your project’s settings.
`,
  de: `Linkbild für HTML-Seiten

1. Kopieren Sie die Tags aus tags.html in den Kopf jeder Seite.
2. Sie sind für ${pageUrl} ausgefüllt. Auf jeder anderen Seite gehört hinter
   url= deren eigene Adresse, prozentkodiert, an beiden Stellen.
3. Entfernen Sie alle anderen og:image und twitter:image von der Seite.
4. Prüfen Sie die Tags in Linkbild in den Einstellungen Ihres Projekts.
`,
});

interface SitePackage {
  fileName: string;
  files: ReadonlyMap<string, Buffer>;
}

/**
 * The files for a site, with the project's public values. Never contains a code or token, because ZIPs get passed on.
 */
export async function openIntegrationZip(io: Io, project: ProjectRow, system: ZipSystem, language: Language) {
  const { fileName, files } = await packages[system](io, project, language);
  const zip = createZipStream(io.now());
  const write = async () => {
    for (const [name, bytes] of files) await zip.add(name, once(bytes), { compress: true });
    zip.end();
  };
  // The client disconnected, so there is nobody to report the error to.
  write().catch((error: unknown) => zip.fail(error instanceof Error ? error : new Error(String(error))));
  return { stream: zip.stream, fileName };
}

const phpProject = ({ settings }: Io, { uuid, full }: ProjectRow): PhpProject => ({
  imagesUrl: settings.imagesUrl,
  projectUuid: uuid,
  siteUrl: full,
  linkbildUrl: settings.siteUrl,
});

const packages: Record<ZipSystem, (io: Io, project: ProjectRow, language: Language) => Promise<SitePackage>> = {
  async wordpress({ settings: { apiUrl, siteUrl } }, { uuid, slug, title, address }) {
    const files = await wordpressFiles({ apiUrl, siteUrl, projectUuid: uuid, projectTitle: title || address });
    // Agencies keep several: the name says whose it is. WordPress goes by the folder inside, the same in all of them.
    return { fileName: `linkbild-${slug}.zip`, files };
  },
  async typo3(io, project) {
    const files = await typo3Files(phpProject(io, project));
    const version = /'version' => '([\d.]+)'/.exec(files.get('linkbild/ext_emconf.php')?.toString() ?? '')?.[1];
    if (!version) throw new Error('ext_emconf.php names no version');
    // TYPO3 takes the extension's key from the name, KEY_VERSION.zip, and expects its files without a folder.
    const atRoot = [...files].map(([name, bytes]) => [name.slice('linkbild/'.length), bytes] as const);
    return { fileName: `linkbild_${version}.zip`, files: new Map(atRoot) };
  },
  async php(io, project) {
    return { fileName: 'linkbild-php.zip', files: await phpFiles(phpProject(io, project)) };
  },
  async html({ settings: { imagesUrl } }, { uuid, full }, language) {
    const code = await readIntegration('custom', { imagesUrl, projectUuid: uuid, pageUrl: full });
    const tags = code.find(({ name }) => name === 'tags.html')?.code ?? '';
    const files = new Map([
      ['linkbild/README.txt', Buffer.from(htmlReadme(full)[language])],
      ['linkbild/tags.html', Buffer.from(tags)],
    ]);
    return { fileName: 'linkbild-html.zip', files };
  },
};

async function* once(bytes: Uint8Array) {
  yield bytes;
}
