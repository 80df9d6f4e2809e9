import { setTimeout as wait } from 'node:timers/promises';
import { podman } from './base-images.ts';
import { adminPassword, prepareCompose, type Stack } from './compose.ts';
import { runLoad } from './load.ts';

// What an operator of compose.yaml does, with the commands of deploy/README.md.

type Check = (name: string, run: () => Promise<unknown>) => Promise<void>;

export async function runCompose(options: { folder: string; endings: (() => unknown)[]; check: Check }) {
  const { folder, endings, check } = options;
  const stack = await prepareCompose(folder, console.log);
  endings.push(stack.stop);
  await check('compose.yaml: everything is healthy', async () => {
    await stack.compose('up', '-d', '--wait');
    return `Docker Compose ${stack.version}, ${podman(['--version'])}`;
  });
  const image = await startProject(stack);
  const before = await stack.get(image);
  await check('compose.yaml: pages and images through nginx, http leads to https', async () => {
    const { status } = await stack.get('/');
    if (status !== 200 || before.status !== 200) throw new Error(`the page ${status}, the image ${before.status}`);
    const plain = await fetch('http://localhost/', { redirect: 'manual' });
    if (plain.status !== 308) throw new Error(`http: ${plain.status}`);
  });
  await check('compose.yaml: a new image, one service after the other', () => upgrade(stack, image));
  await check('compose.yaml: a killed process is started again', async () => {
    const name = stack.containerOf('web1');
    const pid = () => Number(podman(['inspect', '--format', '{{.State.Pid}}', name]));
    const killed = pid();
    process.kill(killed, 'SIGKILL');
    for (let tries = 0; [0, killed].includes(pid()); tries++) {
      if (tries > 300) throw new Error('it stays away');
      await wait(100);
    }
    await stack.compose('up', '-d', '--no-deps', '--wait', 'web1');
  });
  await check('compose.yaml: stopped and started again, everything is there', async () => {
    await stack.compose('down', '--timeout', '20');
    await stack.compose('up', '-d', '--wait');
    const { status, body } = await stack.get(image);
    if (status !== 200 || !body.equals(before.body)) throw new Error(`the image: ${status}`);
  });
}

/** The super admin's first project. Returns the address of an image. */
async function startProject({ api }: Stack): Promise<string> {
  await api.login({ body: { email: 'admin@linkbild.example', password: adminPassword } });
  const { project } = await api.saveProject({ body: { full: 'https://shop.example' } });
  return `/images/${project.uuid}/v1/products/vase.jpg`;
}

async function upgrade({ compose, renewImage, containerOf, certificate, origin }: Stack, image: string) {
  const imageOf = (service: string) => podman(['inspect', '--format', '{{.Image}}', containerOf(service)]);
  const services = ['worker', 'web1', 'web2'];
  const old = services.map(imageOf);
  renewImage();
  let isOver = false;
  const upgrading = (async () => {
    for (const service of services) {
      await compose('up', '-d', '--no-deps', '--wait', service);
      await wait(3_000);
    }
  })().finally(() => {
    isOver = true;
  });
  const { asked, failures, slowest } = await runLoad({
    origin,
    certificate,
    targets: ['/', '/de', image, '/api/health/live'].map((path) => ({ path, status: 200 })),
    connections: 4,
    reconnectEvery: 25,
    goesOn: () => !isOver,
  });
  await upgrading;
  const same = services.filter((service, at) => imageOf(service) === old[at]);
  if (same.length > 0) throw new Error(`still the old image: ${same}`);
  const failed = [...failures].map(([what, times]) => `${times}x ${what}`);
  if (failed.length > 0) throw new Error(`${failed.join(', ')} of ${asked}`);
  return `0 failed of ${asked}, slowest ${Math.round(slowest)} ms`;
}
