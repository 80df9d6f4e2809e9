import { connect } from 'node:tls';

const CERTIFICATE_MS = 5_000;

/**
 * When the certificate of our own site ends, as visitors get it. Safe fetch would have nothing to guard here, and refuses
 * what has expired, which is what we look for. Nothing is sent. Null: nobody answers.
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
