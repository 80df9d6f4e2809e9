import { createTransport } from 'nodemailer';

interface OutgoingMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  unsubscribeUrl: string | null;
}

/** SMTP if SMTP_URL is set; null keeps mails in the outbox, where the super admin reads them. */
export interface MailTransport {
  send: ((mail: OutgoingMail) => Promise<void>) | null;
  close(): void;
}

export function createMailTransport(smtpUrl: string | null, from: string): MailTransport {
  if (!smtpUrl) return { send: null, close: () => undefined };
  const smtp = createTransport(pooled(smtpUrl), { from, disableFileAccess: true, disableUrlAccess: true });
  return {
    send: async ({ unsubscribeUrl, ...mail }) => {
      // One-click unsubscribe (RFC 8058); the large mail services require both headers.
      const headers = unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      await smtp.sendMail({ ...mail, ...(headers ? { headers } : {}) });
    },
    close: () => smtp.close(),
  };
}

/** A few reused connections: mail servers refuse clients that open one for each of many mails. */
function pooled(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, value] of [
    ['pool', 'true'],
    ['maxConnections', '4'],
  ] as const) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}
