import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// WordPress's coding standard, by integrations/wordpress/phpcs.xml. It is a PHP program whose rules are in no registry
// that we use: PHPCS names one that has the standard `WordPress`, by default the `phpcs` of the machine.

const program = process.env.PHPCS ?? 'phpcs';
const hasStandard = /\bWordPress\b/.test(spawnSync(program, ['-i'], { encoding: 'utf8' }).stdout ?? '');
if (!hasStandard) process.stderr.write(`phpcs was skipped: ${program} has no standard "WordPress".\n`);

test.skipIf(!hasStandard)('phpcs finds nothing', () => {
  const cwd = join(import.meta.dirname, '../../../integrations/wordpress');
  const { stdout, status } = spawnSync(program, ['-q', '-s', '--report=emacs'], { cwd, encoding: 'utf8' });
  expect([status, stdout.trim()]).toEqual([0, '']);
});
