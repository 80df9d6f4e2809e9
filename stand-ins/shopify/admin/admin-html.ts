import type { AppConfig } from '../app-config.ts';
import type { AdminLocale, Shop } from '../shop/shop.ts';

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const style = `body{margin:0;font:14px/1.4 Inter,system-ui,sans-serif;background:#f1f1f1;color:#303030}
main{max-width:640px;margin:32px auto;padding:24px;background:#fff;border-radius:12px;box-shadow:0 1px 3px #0003}
button,.button{font:inherit;font-weight:600;padding:8px 14px;border-radius:8px;border:1px solid #8a8a8a;background:#fff;cursor:pointer}
button.primary{background:#303030;border-color:#303030;color:#fff}
pre{white-space:pre-wrap;background:#f7f7f7;padding:12px;border-radius:8px}`;

export const adminHtml = (title: string, body: string, locale: AdminLocale) =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;

/** Words of the admin's own screens, in the languages Linkbild has. */
export const adminWords = {
  en: {
    install: 'Install',
    update: 'Update',
    cancel: 'Cancel',
    wants: 'This app needs access to:',
    approve: 'Approve',
    decline: 'Decline',
    charge: 'Approve subscription',
    test: 'This is a test charge.',
    trial: 'Free trial:',
    days: 'days',
    usage: 'Usage, at most',
    every: 'every 30 days',
    yearly: 'every year',
    grant: 'Grant access',
    save: 'Save',
  },
  de: {
    install: 'Installieren',
    update: 'Aktualisieren',
    cancel: 'Abbrechen',
    wants: 'Diese App benötigt Zugriff auf:',
    approve: 'Genehmigen',
    decline: 'Ablehnen',
    charge: 'Abonnement genehmigen',
    test: 'Dies ist eine Testgebühr.',
    trial: 'Kostenlos testen:',
    days: 'Tage',
    usage: 'Nach Verbrauch, höchstens',
    every: 'alle 30 Tage',
    yearly: 'jedes Jahr',
    grant: 'Zugriff gewähren',
    save: 'Speichern',
  },
} satisfies Record<AdminLocale, Record<string, string>>;

export function grantHtml(app: AppConfig, shop: Shop, scopes: string[], isUpdate: boolean): string {
  const { locale } = shop.user;
  const words = adminWords[locale];
  const list = scopes.map((scope) => `<li>${escapeHtml(scope)}</li>`).join('');
  return adminHtml(
    `${app.title} · ${shop.details.name}`,
    `<h1>${escapeHtml(app.title)}</h1><p>${words.wants}</p><ul>${list}</ul><form method="post">
<button class="primary" name="decision" value="install">${isUpdate ? words.update : words.install}</button>
<button name="decision" value="cancel">${words.cancel}</button></form>`,
    locale,
  );
}
