import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { whenOver } from '../../after-run.ts';
import { freePort } from '../../instance.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { findHugo, runTool, toolEnv } from './run-tool.ts';

// How each of integrations/frameworks/ is installed, built and read.

interface Framework {
  name: string;
  /** Where the prices are written that the version is made of. */
  prices: string;
  /** Folder of the finished pages; without one, the site is started. */
  pages?: string;
  /** Program that serves the built site at `PORT`, and its arguments. */
  server?: string[];
}

export const frameworks: Framework[] = [
  { name: 'next', prices: 'products.ts', server: ['node_modules/next/dist/bin/next', 'start'] },
  { name: 'nuxt', prices: 'app/products.ts', server: ['.output/server/index.mjs'] },
  { name: 'astro', prices: 'src/products.ts', pages: 'dist' },
  { name: 'sveltekit', prices: 'src/routes/products.ts', server: ['build/index.js'] },
  {
    name: 'react-router',
    prices: 'app/products.ts',
    server: ['node_modules/@react-router/serve/bin.cjs', 'build/server/index.js'],
  },
  { name: 'eleventy', prices: 'products/vase.md', pages: '_site' },
  { name: 'hugo', prices: 'content/products/vase.md', pages: 'public' },
];

const sources = join(import.meta.dirname, '../../../integrations/frameworks');

/** A copy of the recipe's project in a folder of its own, with the real tool and the packed library. */
export class FrameworkSite {
  readonly folder: string;
  readonly #framework: Framework;
  readonly #env: NodeJS.ProcessEnv;
  #hugo = 'hugo';

  constructor(framework: Framework, project: string) {
    this.#framework = framework;
    this.folder = join(temporaryFolder(framework.name), 'site');
    this.#env = toolEnv(join(this.folder, '..'));
    cpSync(join(sources, framework.name), this.folder, { recursive: true });
    for (const file of filesBelow(this.folder)) {
      this.#rewrite(file, (text) => text.replaceAll('%IMAGES_URL%/%PROJECT_UUID%', project));
    }
  }

  /** Null, or why the tool cannot be had here. */
  async install(tarball: string): Promise<string | null> {
    if (this.#framework.name === 'hugo') {
      const found = await findHugo(join(this.folder, '..'));
      if ('missing' in found) return found.missing;
      this.#hugo = found.program;
      Object.assign(this.#env, found.env);
      return null;
    }
    this.#rewrite('package.json', (text) =>
      text.replace(/("linkbild": )"[^"]*"/, `$1${JSON.stringify(`file:${tarball}`)}`),
    );
    await this.#npm('install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
    return null;
  }

  async build(): Promise<void> {
    if (this.#framework.name === 'hugo') await runTool(this.#hugo, ['--cleanDestinationDir'], this.folder, this.#env);
    else await this.#npm('run', 'build');
  }

  changePrice(from: string, to: string): void {
    this.#rewrite(this.#framework.prices, (text) => text.replaceAll(from, to));
  }

  /** What a crawler reads: the finished file, or the answer of the started site. */
  async readPages(paths: string[]): Promise<{ path: string; meta: ReturnType<typeof extractMeta> }[]> {
    const { pages } = this.#framework;
    if (pages) {
      return paths.map((path) => {
        const body = readFileSync(join(this.folder, pages, path, 'index.html'));
        return { path, meta: extractMeta({ body, url: `https://your-shop.com${path}` }) };
      });
    }
    const server = await this.#start();
    try {
      return await Promise.all(
        paths.map(async (path) => {
          const answer = await fetch(`${server.url}${path}`, { headers: { 'user-agent': 'LinkbildBot/1.0' } });
          expect(answer.status).toBe(200);
          return { path, meta: extractMeta({ body: new Uint8Array(await answer.arrayBuffer()), url: answer.url }) };
        }),
      );
    } finally {
      await server.stop();
    }
  }

  async #start() {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const [program = '', ...args] = this.#framework.server ?? [];
    const child = spawn(process.execPath, [program, ...args], {
      cwd: this.folder,
      env: { ...this.#env, PORT: String(port), HOST: '127.0.0.1', HOSTNAME: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (printed += String(part)));
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const stop = async () => {
      child.kill('SIGKILL');
      await ended;
    };
    whenOver(stop);
    await expect
      .poll(
        () =>
          fetch(`${url}/products/lamp`).then(
            (answer) => answer.status,
            () => printed,
          ),
        { timeout: 60_000 },
      )
      .toBe(200);
    return { url, stop };
  }

  #npm(...args: string[]) {
    return runTool('npm', args, this.folder, this.#env);
  }

  #rewrite(file: string, change: (text: string) => string): void {
    const path = join(this.folder, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  }
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(folder, file)).isFile());

const root = join(import.meta.dirname, '../../..');

/** The package as npm would install it. */
export async function packLibrary(folder: string): Promise<string> {
  const printed = await runTool(process.execPath, ['scripts/package.mjs', '--to', folder], root, toolEnv(folder));
  return printed.split('\n')[0] ?? '';
}
