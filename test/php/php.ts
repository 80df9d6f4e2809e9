import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadPHPRuntime, PHP } from '@php-wasm/universal';
import { afterAll, beforeAll } from 'vitest';
import { packageFile } from '#io/package-files.ts';

// Real PHP, built for WebAssembly: it needs no installed PHP and no network (decision 051). Each call of `run` is a
// request of its own, so no class, constant or global of one call is there in the next.

/** The oldest PHP of what the repository ships: WordPress and plain PHP, and TYPO3 12. */
export const phpVersions = ['7.4', '8.1'] as const;
type PhpVersion = (typeof phpVersions)[number];

const loaders = {
  '7.4': () => import('@php-wasm/node-7-4'),
  '8.1': () => import('@php-wasm/node-8-1'),
};

export interface Php {
  version: PhpVersion;
  /** Copies a file or folder of the repository into PHP's own file system. */
  add(path: string, as: string): void;
  write(path: string, content: string | Uint8Array): void;
  remove(path: string): void;
  /**
   * Calls the function that the PHP file `script` returns with `input`, and gives what it returns. Rejects on errors,
   * and on warnings and notices too.
   */
  run<Output>(script: string, input?: unknown): Promise<Output>;
  /** What is wrong with the file's syntax, or null. */
  syntaxError(path: string): Promise<string | null>;
  stop(): void;
}

/** Takes about half a second; a test file starts one and stops it. */
export async function startPhp(version: PhpVersion): Promise<Php> {
  const { getPHPLoaderModule } = await loaders[version]();
  const php = new PHP(await loadPHPRuntime(await getPHPLoaderModule()));
  const write = (path: string, content: string | Uint8Array) => {
    php.mkdirTree(path.replace(/\/[^/]*$/, '') || '/');
    php.writeFile(path, content);
  };
  const add = (from: string, as: string) => {
    if (statSync(from).isDirectory()) for (const name of readdirSync(from)) add(join(from, name), `${as}/${name}`);
    else write(as, readFileSync(from));
  };
  const execute = async (code: string): Promise<unknown> => {
    const { text, errors, exitCode } = await php.run({ code: `<?php ${code}` }).catch((error) => error.response);
    if (exitCode !== 0 || errors) throw new Error(`PHP ${version}: ${errors || text}`);
    return JSON.parse(text);
  };
  return {
    version,
    add: (path, as) => add(packageFile(path), as),
    write,
    remove: (path) => php.unlink(path),
    async run(script, input = {}) {
      write('/input.json', JSON.stringify(input));
      return (await execute(`error_reporting(E_ALL);
        $run = require ${quoted(script)};
        $input = json_decode(file_get_contents('/input.json'), true);
        echo json_encode($run($input), JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE);`)) as never;
    },
    async syntaxError(path) {
      return (await execute(`try { token_get_all(file_get_contents(${quoted(path)}), TOKEN_PARSE); echo 'null'; }
        catch (ParseError $e) { echo json_encode($e->getMessage() . ', line ' . $e->getLine()); }`)) as string | null;
    },
    stop: () => php.exit(),
  };
}

const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;

/** Every PHP file below a folder of the repository, as paths from that folder. */
export const phpFilesOf = (folder: string): string[] =>
  readdirSync(packageFile(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.php'))
    .toSorted();

export const project = {
  imagesUrl: 'https://linkbild.example/images',
  projectUuid: '7e3f0f6e-9a53-4f43-9d86-0d2b6f4c9a11',
};
export const apiUrl = 'https://linkbild.example/api';

/** integrations/php in a PHP of its own for a group of tests; `ask` calls what library.php has. */
export function startLibrary(version: PhpVersion) {
  let php: Php;
  beforeAll(async () => {
    php = await startPhp(version);
    php.add('integrations/php', '/linkbild');
    php.add('test/php/library.php', '/library.php');
  });
  afterAll(() => php.stop());
  return {
    php: () => php,
    ask: <Answer>(question: string, input: object = {}) =>
      php.run<Answer>('/library.php', { ...project, apiUrl, question, ...input }),
  };
}
