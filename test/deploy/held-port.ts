import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface HeldPort {
  port: number;
  /** To be passed to processes as their file 3. */
  fd: number;
  close(): Promise<unknown>;
}

/**
 * An open port whose connections nobody here accepts, as a systemd socket unit holds it. Node accepts on every port it
 * opens, so the thread that opened it is blocked.
 */
export async function holdPort(): Promise<HeldPort> {
  const worker = new Worker(
    `const { parentPort } = require('node:worker_threads');
    const server = require('node:net').createServer();
    server.listen(0, '127.0.0.1', () => {
      parentPort.postMessage({ port: server.address().port, fd: server._handle.fd });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    });`,
    { eval: true },
  );
  const [held] = (await once(worker, 'message')) as [{ port: number; fd: number }];
  return { ...held, close: () => worker.terminate() };
}
