import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { createSendNow, type SendNow } from './send-now.ts';
import { descriptorOf, readBeforeStream } from './socket-handle.ts';

const server = createServer({ noDelay: true });
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());

async function pair(): Promise<[ours: Socket, theirs: Socket]> {
  const taken = new Promise<Socket>((resolve) => server.once('connection', resolve));
  const theirs = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  return [(await taken).on('error', () => undefined), theirs];
}
async function read(socket: Socket, length: number): Promise<string> {
  let text = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    if (text.length >= length) break;
  }
  return text;
}

const here = createSendNow();

describe.skipIf(here === null)('where there is such a thing', () => {
  const send = here as SendNow;
  const bytes = Buffer.from('a picture');

  test('bytes and files arrive, and a file may be written over', async () => {
    const [ours, theirs] = await pair();
    const file = send.createFile(bytes);
    if (!file) throw new Error('no memory file');
    expect(send.bytes(descriptorOf(ours), bytes)).toBe(9);
    expect(send.file(descriptorOf(ours), file)).toBe(9);
    expect(await read(theirs, 18)).toBe('a picturea picture');
    file.write('A', 0);
    expect(send.file(descriptorOf(ours), file)).toBe(9);
    expect(await read(theirs, 9)).toBe('A picture');
    file.close();
    expect([file.descriptor, send.file(descriptorOf(ours), file)]).toEqual([null, 0]);
    theirs.destroy();
  });

  test('who does not read is not waited for: what was not taken is the rest of the same bytes', async () => {
    const [ours, theirs] = await pair();
    theirs.pause();
    const large = Buffer.alloc(64_000_000, 'x');
    const taken = send.bytes(descriptorOf(ours), large);
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(large.length);
    expect(send.bytes(descriptorOf(ours), large)).toBe(0);
    theirs.destroy();
  });

  test('nothing is taken for a connection that is closed', async () => {
    const [ours, theirs] = await pair();
    ours.destroy();
    expect([descriptorOf(ours), send.bytes(descriptorOf(ours), bytes)]).toEqual([-1, 0]);
    theirs.destroy();
  });
});

test('bytes are offered before they go into the stream; what is not taken goes there, and all of it once given back', async () => {
  const [ours, theirs] = await pair();
  const offered: string[] = [];
  const streamed: string[] = [];
  const giveBack = readBeforeStream(ours, (bytes) => {
    offered.push(String(bytes));
    return offered.length === 1;
  });
  ours.on('data', (chunk) => streamed.push(String(chunk)));
  const ended = new Promise((resolve) => ours.once('end', resolve));
  for (const text of ['one', 'two', 'three']) {
    if (text === 'three') giveBack();
    theirs.write(text);
    await expect.poll(() => [...offered, ...streamed].includes(text)).toBe(true);
  }
  theirs.end();
  await ended;
  expect([offered, streamed]).toEqual([
    ['one', 'two'],
    ['two', 'three'],
  ]);
});
