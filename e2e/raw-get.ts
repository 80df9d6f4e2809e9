import { connect } from 'node:net';

/** A request with exactly these characters in its URL: every client normalises them, and attackers do not. */
export function rawGet(siteUrl: string, address: string): Promise<{ status: number; headers: string }> {
  const { hostname, port, host } = new URL(siteUrl);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.setTimeout(60_000, () => socket.destroy(new Error(`no answer to ${address.slice(0, 80)}`)));
    socket.on('data', (bytes) => (text += bytes.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = ''] = text.split('\r\n\r\n');
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), headers: head });
    });
    socket.write(`GET ${address} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  });
}
