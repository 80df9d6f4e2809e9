import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  unsubscribeUrl: string | null;
}

/** SMTP where SMTP_URL is set; null keeps mails in the outbox, where the super admin reads them. */
export interface MailTransport {
  send: ((mail: OutgoingMail) => Promise<void>) | null;
  close(): void;
}

export function createMailTransport(smtpUrl: string | null, from: string): MailTransport {
  if (!smtpUrl) return { send: null, close: () => undefined };
  const smtp = createTransport(smtpUrl, { from, disableFileAccess: true, disableUrlAccess: true });
  return {
    send: async ({ unsubscribeUrl, ...mail }) => {
      // One click without a page (RFC 8058); the large mail services ask for both headers.
      const headers = unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      await smtp.sendMail({ ...mail, ...(headers ? { headers } : {}) });
    },
    close: () => smtp.close(),
  };
}
