import { readFileSync } from 'node:fs';
import { packageFile } from '#io/package-files.ts';

/** Of the package that the command is part of. */
export function readVersion(): string {
  const { version } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as { version: string };
  return version;
}
