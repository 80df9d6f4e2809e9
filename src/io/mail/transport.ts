import { createTransport } from 'nodemailer';
import { type MailClass, mailClasses } from './mail-class.ts';

interface OutgoingMail {
  class: MailClass;
  to: string;
  subject: string;
  html: string;
  text: string;
  unsubscribeUrl: string | null;
  attachments: readonly { fileName: string; contentType: string; bytes: Uint8Array }[];
}

/** SMTP if SMTP_URL is set; null keeps mails in the outbox, where the super admin reads them. */
export interface MailTransport {
  send: ((mail: OutgoingMail) => Promise<void>) | null;
  close(): void;
}

export function createMailTransport(smtpUrl: string | null, from: string): MailTransport {
  if (!smtpUrl) return { send: null, close: () => undefined };
  const pools = pooled(smtpUrl).map((url) =>
    createTransport(url, { from, disableFileAccess: true, disableUrlAccess: true }),
  );
  return {
    send: async ({ unsubscribeUrl, class: mailClass, attachments, ...mail }) => {
      // One-click unsubscribe (RFC 8058); the large mail services require both headers.
      const headers = unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      await (pools[mailClass] ?? pools[0])?.sendMail({
        ...mail,
        attachments: attachments.map(({ fileName: filename, contentType, bytes }) => ({
          filename,
          contentType,
          content: Buffer.from(bytes),
        })),
        ...(headers ? { headers } : {}),
      });
    },
    close: () => {
      for (const pool of pools) pool.close();
    },
  };
}

const MAX_CONNECTIONS = 5;

/**
 * A few reused connections, because mail servers refuse clients that open one for each of many mails. A pool for each
 * class: a server that is slow to take digests does not hold up a login link. If the operator allows too few, all
 * classes share them.
 */
function pooled(smtpUrl: string): string[] {
  const url = new URL(smtpUrl);
  if (!url.searchParams.has('pool')) url.searchParams.set('pool', 'true');
  const all = Number(url.searchParams.get('maxConnections') ?? MAX_CONNECTIONS);
  const withConnections = (count: number) => {
    url.searchParams.set('maxConnections', String(count));
    return url.href;
  };
  if (!(all >= 3)) return [withConnections(all)];
  const shares: Record<MailClass, number> = {
    [mailClasses.digests]: 1,
    [mailClasses.results]: all - 2,
    [mailClasses.security]: 1,
  };
  return [shares[0], shares[1], shares[2]].map(withConnections);
}
