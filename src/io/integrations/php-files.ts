import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFile } from '#io/package-files.ts';

// The files of the ZIPs for plain PHP, TYPO3 and WordPress, by their paths in the ZIP. Their tests run exactly these files.

/** The project whose values are filled in. */
export interface PhpProject {
  imagesUrl: string;
  projectUuid: string;
  /** The project's own address: other sites of the same TYPO3 are not its pages. */
  siteUrl: string;
  /** This installation, where people find help. */
  linkbildUrl: string;
}

/** The package `linkbild/linkbild`, with the project's values in linkbild.php. */
export async function phpFiles({ imagesUrl, projectUuid }: PhpProject): Promise<Map<string, Buffer>> {
  const files = await filesBelow('integrations/php', 'linkbild');
  const use = files.get('linkbild/linkbild.php')?.toString() ?? '';
  const filled = use
    .replace("'%IMAGES_URL%'", () => quotedInPhp(imagesUrl))
    .replace("'%PROJECT_UUID%'", () => quotedInPhp(projectUuid));
  return files.set('linkbild/linkbild.php', Buffer.from(filled));
}

/**
 * The extension with the classes it shares with plain PHP. With a project, its images are shown even before the site is
 * connected.
 */
export async function typo3Files(project?: PhpProject): Promise<Map<string, Buffer>> {
  const files = new Map([
    ...(await filesBelow('integrations/typo3/linkbild', 'linkbild')),
    ...(await filesBelow('integrations/php/src', 'linkbild/Classes/Library')),
  ]);
  if (!project) return files;
  const manifest = JSON.parse(files.get('linkbild/composer.json')?.toString() ?? '');
  const support = { docs: `${project.linkbildUrl}/for-developers/sites#typo3` };
  const filled = { ...manifest, homepage: project.linkbildUrl, support };
  files.set('linkbild/composer.json', Buffer.from(`${JSON.stringify(filled, null, 2)}\n`));
  return files.set('linkbild/project.php', Buffer.from(typo3Project(project)));
}

const typo3Project = ({ imagesUrl, projectUuid, siteUrl }: PhpProject) => `<?php

// The project that this copy was downloaded for. Its images show on the site with this host, connected or not.
return [
    'imagesUrl' => ${quotedInPhp(imagesUrl)},
    'projectUuid' => ${quotedInPhp(projectUuid)},
    'host' => ${quotedInPhp(new URL(siteUrl).hostname)},
];
`;

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
    files.set('linkbild/project.php', Buffer.from(wordpressProject(project)));
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

const wordpressProject = ({ apiUrl, projectUuid, projectTitle }: WordpressProject) => `<?php
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

/** The files of one of our folders, by their paths in the ZIP. */
async function filesBelow(folder: string, as: string): Promise<Map<string, Buffer>> {
  const root = packageFile(folder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const named = paths.map((path) => [`${as}${path.slice(root.length).replaceAll('\\', '/')}`, path] as const);
  const sorted = named.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return new Map(await Promise.all(sorted.map(async ([name, path]) => [name, await readFile(path)] as const)));
}

/** A text as PHP writes it between single quotes. */
const quotedInPhp = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;
