import { spawn } from 'node:child_process';
import { chownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { type Api, callHeaders, createClient } from '#contract/client.ts';
import { admin, emptyDataDir, type Instance, newDataDir, removeDataDir, startInstance } from './instance.ts';

// The whole procedure of an operator: a running instance, `npm run backup`, another folder, `npm run restore`, a start.

const NOBODY = 65_534;
const [from, to] = [newDataDir(), emptyDataDir()];
let instance: Instance | null = null;
afterAll(async () => {
  await instance?.stop();
  removeDataDir(from);
  removeDataDir(to);
});

function browser(url: string): Api {
  const jar = new Map<string, string>();
  return createClient(async ({ method, path, body }) => {
    const cookie = Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...callHeaders, origin: url, cookie };
    const response = await fetch(`${url}/api${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return response;
  });
}

function run(program: string, args: string[], dataDir: string): Promise<{ code: number | null; output: string }> {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_OPTIONS|DATABASE_URL)/.test(name)),
  );
  const child = spawn(process.execPath, [`build/programs/${program}.js`, ...args], {
    env: { ...inherited, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

test('a backup of a running instance, restored into another folder, gives the same instance', async () => {
  instance = await startInstance(from, { SAMPLE_SHOP_PORT: '0' });
  const { url } = instance;
  const first = browser(url);
  await first.login({ body: admin });
  const { secret } = await first.startAuthenticatorApp();
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await first.confirmAuthenticatorApp({ body: { code: app.generate() } });
  const { token } = await first.createApiToken({ body: { name: 'writer' } });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  // Nothing answers there: what its pages give is not of interest here.
  const { project } = await first.saveProject({ body: { full: 'http://127.0.0.1:9/' } });
  const form = new FormData();
  form.set('name', 'red');
  const logo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#b03020' } })
    .png()
    .toBuffer();
  form.set('file', new Blob([new Uint8Array(logo)], { type: 'image/png' }), 'logo.png');
  const asset = await fetch(`${url}/api/project/${project.id}/asset/upload`, {
    method: 'POST',
    headers: { authorization: headers.authorization },
    body: form,
  }).then((response) => response.json());
  const image = async (place: string) => {
    const response = await fetch(`${place}/images/${project.uuid}/assets/${asset.value}`);
    return [response.status, Buffer.from(await response.arrayBuffer()).toString('hex')];
  };
  const uploaded = await image(url);
  expect(uploaded[0]).toBe(200);

  let [isDone, counter] = [false, 0];
  const started = Promise.withResolvers<void>();
  const writing = (async () => {
    while (!isDone) {
      const body = JSON.stringify({ key: 'counter', value: String(counter + 1) });
      const answer = await fetch(`${url}/api/user/achievement/`, { method: 'POST', headers, body });
      if (answer.ok) counter += 1;
      started.resolve();
    }
  })();
  const folder = join(from, 'backups');
  await started.promise;
  const before = counter;
  const saved = await run('backup', [`${folder}/`], from);
  isDone = true;
  await writing;
  expect(saved).toMatchObject({ code: 0 });
  expect(counter).toBeGreaterThan(before);
  const [name = ''] = readdirSync(folder);
  expect(name).toMatch(/^linkbild-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.tar$/);
  expect(statSync(join(folder, name)).mode & 0o077).toBe(0);

  const refused = await run('restore', [join(folder, name)], from);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('Another Linkbild is using');
  await instance.stop();

  // As root in somebody else's folder: everything there belongs to them afterwards.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(to, NOBODY, NOBODY);
  expect(await run('restore', [join(folder, name)], to)).toMatchObject({ code: 0 });
  for (const entry of isRoot ? readdirSync(to, { recursive: true, encoding: 'utf8' }) : []) {
    expect([entry, statSync(join(to, entry)).uid]).toEqual([entry, NOBODY]);
  }
  instance = await startInstance(to, { SAMPLE_SHOP_PORT: '0' });
  const user = await fetch(`${instance.url}/api/auth/user`, { headers }).then((response) => response.json());
  expect(Number(user.achievementMap.counter)).toBeGreaterThanOrEqual(before);
  expect(Number(user.achievementMap.counter)).toBeLessThanOrEqual(counter);

  expect(await image(instance.url)).toEqual(uploaded);
  const second = browser(instance.url);
  await expect(second.login({ body: admin })).rejects.toMatchObject({ code: 'SECOND_STEP_NEEDED' });
  // The app's secret is read with the key from the backup.
  const code = app.generate({ timestamp: Date.now() + 30_000 });
  expect((await second.finishSecondStep({ body: { code } })).user.email).toBe(admin.email);
});
