import { filesBelow } from './files-below.ts';
import { quotedInPhp } from './php-text.ts';

// The files of the ZIPs for plain PHP and TYPO3, by their paths in the ZIP. The tests of both run exactly these files.

/** The project whose values are filled in. */
export interface PhpProject {
  imagesUrl: string;
  projectUuid: string;
  /** The project's own address: other sites of the same TYPO3 are not its pages. */
  siteUrl: string;
  /** Where people find help with it: this Linkbild. */
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
  return files.set('linkbild/project.php', Buffer.from(projectFile(project)));
}

const projectFile = ({ imagesUrl, projectUuid, siteUrl }: PhpProject) => `<?php

// The project that this copy was downloaded for. Its images show on the site with this host, connected or not.
return [
    'imagesUrl' => ${quotedInPhp(imagesUrl)},
    'projectUuid' => ${quotedInPhp(projectUuid)},
    'host' => ${quotedInPhp(new URL(siteUrl).hostname)},
];
`;
