import { readFile } from 'node:fs/promises';
import { packageFile } from '#io/package-files.ts';
import { filesBelow } from './files-below.ts';
import { quotedInPhp } from './php-text.ts';

/** The project whose values are filled in. */
export interface WordpressProject {
  apiUrl: string;
  projectUuid: string;
  projectTitle: string;
  /** Where the service's terms and privacy policy are. */
  siteUrl: string;
}

/** The classes that the plugin shares with plain PHP and TYPO3. */
const library = ['Images', 'ConnectCode', 'Client', 'Result'];

/** The files of the plugin's ZIP by their paths. With a project, the plugin only accepts that project's codes. */
export async function wordpressFiles(project?: WordpressProject): Promise<Map<string, Buffer>> {
  const files = await filesBelow('integrations/wordpress/linkbild', 'linkbild');
  for (const name of library) {
    files.set(`linkbild/lib/${name}.php`, await readFile(packageFile(`integrations/php/src/${name}.php`)));
  }
  if (project) {
    files.set('linkbild/project.php', Buffer.from(projectFile(project)));
    const readme = files.get('linkbild/readme.txt')?.toString() ?? '';
    files.set('linkbild/readme.txt', Buffer.from(filledReadme(readme, project.siteUrl)));
  }
  return new Map([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** WordPress's directory asks for the service's address, with its terms and privacy policy. */
const filledReadme = (readme: string, siteUrl: string) =>
  readme
    .replaceAll('https://linkbild.example/', () => `${siteUrl.replace(/\/$/, '')}/`)
    .replaceAll('[linkbild.example]', () => `[${new URL(siteUrl).host}]`);

const projectFile = ({ apiUrl, projectUuid, projectTitle }: WordpressProject) => `<?php
/**
 * The project that this copy of the plugin was downloaded for.
 *
 * @package Linkbild
 */

defined( 'ABSPATH' ) || exit;

return array(
	'apiUrl'       => ${quotedInPhp(apiUrl)},
	'projectUuid'  => ${quotedInPhp(projectUuid)},
	'projectTitle' => ${quotedInPhp(projectTitle)},
);
`;
