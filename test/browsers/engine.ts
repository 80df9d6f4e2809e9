import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect as openSocket, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endProcess } from '../deploy/end-process.ts';
import { freePort } from '../instance.ts';

// Other engines than Chromium, as Debian packages them: Firefox ESR by WebDriver BiDi, WebKitGTK by W3C WebDriver. Both
// are asked for the same few things, so that one story runs in each. Firefox begins by Marionette, its older protocol,
// which alone can give it a device for passkeys.

export interface Engine {
  version: string;
  /** Waits until the page and what it loads are there. */
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The value of an expression in the page; promises are awaited. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** A click of the mouse at this point of the window. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** PNG. */
  screenshot(): Promise<Buffer>;
  /** What the page reported as an error; empty where the engine does not tell. */
  errors(): string[];
  close(): Promise<void>;
}

const START_MS = 60_000;

async function until<Value>(what: string, ask: () => Promise<Value | null>): Promise<Value> {
  const end = Date.now() + START_MS;
  for (;;) {
    const found = await ask().catch(() => null);
    if (found !== null) return found;
    if (Date.now() > end) throw new Error(`${what} did not start`);
    await wait(100);
  }
}

/** WebKit's own small browser. */
const browserOf = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1) ?? '';

const isThere = (program: string) => spawnSync('which', [program]).status === 0;

export const engines = {
  firefox: { missing: isThere('firefox-esr') ? null : 'firefox-esr', start: startFirefox },
  webkit: { missing: webkitMissing(), start: startWebKit },
};

async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'linkbild-firefox-'));
  const [port, marionettePort] = [await freePort(), await freePort()];
  const preferences = {
    'marionette.port': marionettePort,
    // Its own device for passkeys is asked only where none at USB is looked for.
    'security.webauth.webauthn_enable_softtoken': true,
    'security.webauth.webauthn_enable_usbtoken': false,
  };
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref("${name}", ${value});\n`)
      .join(''),
  );
  const args = ['--headless', '--no-remote', '--marionette', '--profile', profile, `--remote-debugging-port=${port}`];
  const child = spawn('firefox-esr', args, { stdio: 'ignore', env: { ...process.env, HOME: profile } });
  const marionette = await until('Firefox', () => openMarionette(marionettePort));
  const { capabilities } = (await marionette.ask('WebDriver:NewSession', { webSocketUrl: true })) as {
    capabilities: { browserVersion: string; webSocketUrl: string };
  };
  await marionette.ask('WebAuthn:AddVirtualAuthenticator', {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserConsenting: true,
    isUserVerified: true,
  });
  const socket = await connect(capabilities.webSocketUrl);
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  const errors: string[] = [];
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data));
    if (message.type === 'event') {
      const { level, text } = message.params;
      // A page that is left aborts its own requests.
      const isLeft = /NetworkError when attempting to fetch|error loading dynamically imported module/.test(text);
      if (level === 'error' && !isLeft) errors.push(String(text));
      return;
    }
    const { resolve, reject } = waiting.get(message.id) ?? {};
    waiting.delete(message.id);
    if (message.type === 'success') resolve?.(message.result as never);
    else reject?.(new Error(`${message.error}: ${message.message}`));
  });
  const send = <Result>(method: string, params: object): Promise<Result> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  const act = (source: object) => send('input.performActions', { context, actions: [source] });
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    async open(url) {
      const navigate = () => send('browsingContext.navigate', { context, url, wait: 'complete' });
      // A navigation of the page itself, still under way, ends the first one.
      await navigate().catch((error: Error) => {
        if (!error.message.includes('NS_BINDING_ABORTED')) throw error;
        return navigate();
      });
    },
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    async evaluate(expression) {
      const said = await send<{ result?: { value: string }; exceptionDetails?: { text: string } }>('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      });
      if (!said.result) throw new Error(said.exceptionDetails?.text);
      return JSON.parse(said.result.value);
    },
    click: async (x, y) => void (await act(mouse(x, y))),
    type: async (text) => void (await act(keys(text))),
    screenshot: async () =>
      Buffer.from((await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data, 'base64'),
    errors: () => errors.splice(0),
    async close() {
      socket.close();
      marionette.close();
      await endProcess(child, 'SIGTERM');
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Marionette {
  ask(command: string, parameters: object): Promise<unknown>;
  close(): void;
}

/** Marionette's messages are their length, a colon and JSON: `[0, id, command, parameters]` and `[1, id, error, result]`. */
function openMarionette(port: number): Promise<Marionette> {
  return new Promise((resolve, reject) => {
    const socket: Socket = openSocket(port, '127.0.0.1');
    const waiting = new Map<number, (answer: { error: { message: string } | null; result: unknown }) => void>();
    let left = Buffer.alloc(0);
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      left = Buffer.concat([left, chunk]);
      for (;;) {
        const start = left.indexOf(':') + 1;
        const end = start + Number(left.subarray(0, start - 1));
        if (start === 0 || left.length < end) return;
        const message = JSON.parse(left.subarray(start, end).toString());
        left = left.subarray(end);
        // It introduces itself first.
        if (Array.isArray(message)) waiting.get(message[1])?.({ error: message[2], result: message[3] });
        else resolve({ ask, close: () => socket.destroy() });
      }
    });
    let last = 0;
    const ask = (command: string, parameters: object) =>
      new Promise((done, failed) => {
        last += 1;
        waiting.set(last, ({ error, result }) => (error ? failed(new Error(error.message)) : done(result)));
        const text = JSON.stringify([0, last, command, parameters]);
        socket.write(`${Buffer.byteLength(text)}:${text}`);
      });
  });
}

const connect = (url: string) =>
  new Promise<WebSocket>((resolve, reject) => {
    const socket = new WebSocket(url);
    socket.addEventListener('open', () => resolve(socket));
    socket.addEventListener('error', () => reject(new Error('refused')));
  });

function webkitMissing(): string | null {
  if (!isThere('WebKitWebDriver') || !existsSync(browserOf())) return 'webkit2gtk-driver';
  return isThere('Xvfb') ? null : 'xvfb';
}

async function startWebKit(): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'linkbild-webkit-'));
  const [port, display] = [await freePort(), 90 + (process.pid % 900)];
  const children: ChildProcess[] = [];
  const start = (program: string, args: string[]) => {
    const env = { ...process.env, HOME: home, DISPLAY: `:${display}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
    children.push(spawn(program, args, { stdio: 'ignore', env }));
  };
  start('Xvfb', [`:${display}`, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  await until('Xvfb', async () => (existsSync(`/tmp/.X11-unix/X${display}`) ? true : null));
  start('WebKitWebDriver', [`--port=${port}`]);
  const ask = async <Result>(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<Result> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await until('WebKit', () => ask('/status'));
  const { sessionId, capabilities } = await ask<{ sessionId: string; capabilities: { browserVersion: string } }>(
    '/session',
    {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: browserOf(), args: ['--automation'] } },
      },
    },
  );
  const session = `/session/${sessionId}`;
  const act = (source: object) => ask(`${session}/actions`, { actions: [source] });
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    open: async (url) => void (await ask(`${session}/url`, { url })),
    resize: async (width, height) => void (await ask(`${session}/window/rect`, { width, height: height + 80 })),
    evaluate: (expression) =>
      ask(`${session}/execute/async`, {
        script: `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done(value ?? null), (error) => done({ failed: String(error) }));`,
        args: [],
      }),
    click: async (x, y) => void (await act(mouse(x, y))),
    type: async (text) => void (await act(keys(text))),
    screenshot: async () => Buffer.from(await ask<string>(`${session}/screenshot`), 'base64'),
    errors: () => [],
    async close() {
      await ask(session, undefined, 'DELETE').catch(() => undefined);
      for (const child of children.toReversed()) await endProcess(child, 'SIGTERM');
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const mouse = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

const keys = (text: string) => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});
