import { connect } from 'node:tls';

const CERTIFICATE_MS = 5_000;

/**
 * When the certificate of our own site expires, as visitors get it. Not by safe fetch, which rejects the expired
 * certificates that this must find. Sends no request. Null: no connection.
 */
export function certificateEnd(host: string, port: number): Promise<Date | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: CERTIFICATE_MS });
    const end = (found: Date | null) => {
      socket.destroy();
      resolve(found);
    };
    socket.once('secureConnect', () => {
      const until = Date.parse(socket.getPeerCertificate().valid_to);
      end(Number.isNaN(until) ? null : new Date(until));
    });
    socket.once('timeout', () => end(null));
    socket.once('error', () => end(null));
  });
}
