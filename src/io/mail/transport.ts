import { createTransport } from 'nodemailer';

interface OutgoingMail {
  class: MailClass;
  to: string;
  subject: string;
  html: string;
  text: string;
  oneClickUrl: string | null;
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
    send: async ({ oneClickUrl, class: mailClass, attachments, ...mail }) => {
      // One-click unsubscribe (RFC 8058); the large mail services require both headers.
      const headers = oneClickUrl && {
        'List-Unsubscribe': `<${oneClickUrl}>`,
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

/** Who waits for a mail, as the priority of its job: each class has its own workers and connections. */
export const mailClasses = {
  /** Somebody cannot go on without it, or has to know that their account changed. */
  security: 2,
  results: 1,
  /** Many at a time, and nobody waits for them. */
  digests: 0,
} as const;
type MailClass = (typeof mailClasses)[keyof typeof mailClasses];

const securityKinds = new Set([
  'magic-link',
  'confirm-login',
  'confirm-registration',
  'already-registered',
  'confirm-email',
  'address-taken',
  'invitation',
]);

export function mailClassOf(kind: string): MailClass {
  if (securityKinds.has(kind) || kind.startsWith('account-')) return mailClasses.security;
  return kind === 'digest' ? mailClasses.digests : mailClasses.results;
}
