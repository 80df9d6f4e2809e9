import { fullDate } from '#domain/format/dates.ts';
import { foreignText } from '#domain/format/mail-text.ts';
import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '../compose.ts';

/** What happened to the credentials of an account; the subject is a device, a passkey or a token, by name. */
export interface AccountChange {
  what:
    | 'login'
    | 'password'
    | 'email-requested'
    | 'email-changed'
    | 'token'
    | 'passkey-added'
    | 'passkey-removed'
    | 'app-added'
    | 'app-removed'
    | 'recovery-code-used'
    | 'recovery-codes-renewed';
  subject?: string;
}

interface Words {
  subject: string;
  text: (name: string) => string;
}

const texts: Record<Language, Record<AccountChange['what'], Words>> = {
  en: {
    login: {
      subject: 'New login to your Linkbild account',
      text: (device) => `Somebody has just logged in to your account from a device we have not seen before: ${device}.`,
    },
    password: {
      subject: 'Your Linkbild password was changed',
      text: () =>
        'The password of your account was changed. All other devices have been logged out and all API tokens revoked.',
    },
    'email-requested': {
      subject: 'A new email address for your Linkbild account',
      text: (email) =>
        `The address of your account should be changed to “${email}”. It changes once that address is confirmed.`,
    },
    'email-changed': {
      subject: 'Your Linkbild email address was changed',
      text: (email) =>
        `The address of your account is now “${email}”; this one no longer logs in. All other devices have been logged out.`,
    },
    token: {
      subject: 'New API token for your Linkbild account',
      text: (name) => `An API token was created for your account: “${name}”.`,
    },
    'passkey-added': {
      subject: 'New passkey for your Linkbild account',
      text: (name) => `A passkey was added to your account: “${name}”.`,
    },
    'passkey-removed': {
      subject: 'A passkey was removed from your Linkbild account',
      text: (name) => `The passkey “${name}” was removed from your account.`,
    },
    'app-added': {
      subject: 'Authenticator app set up for your Linkbild account',
      text: () => 'Codes from an authenticator app can now be used to log in to your account.',
    },
    'app-removed': {
      subject: 'Authenticator app removed from your Linkbild account',
      text: () => 'Codes from the authenticator app no longer work for your account.',
    },
    'recovery-code-used': {
      subject: 'A recovery code was used for your Linkbild account',
      text: (left) => `Somebody logged in to your account with a recovery code. Unused codes left: ${left}.`,
    },
    'recovery-codes-renewed': {
      subject: 'New recovery codes for your Linkbild account',
      text: () => 'New recovery codes were created for your account. The old ones no longer work.',
    },
  },
  de: {
    login: {
      subject: 'Neue Anmeldung bei Ihrem Linkbild-Konto',
      text: (device) =>
        `Bei Ihrem Konto gab es soeben eine Anmeldung von einem Gerät, das wir noch nicht kennen: ${device}.`,
    },
    password: {
      subject: 'Ihr Linkbild-Passwort wurde geändert',
      text: () =>
        'Das Passwort Ihres Kontos wurde geändert. Alle anderen Geräte wurden abgemeldet und alle API-Token widerrufen.',
    },
    'email-requested': {
      subject: 'Eine neue E-Mail-Adresse für Ihr Linkbild-Konto',
      text: (email) =>
        `Die Adresse Ihres Kontos soll in „${email}“ geändert werden. Sie ändert sich, sobald die neue bestätigt ist.`,
    },
    'email-changed': {
      subject: 'Ihre Linkbild-E-Mail-Adresse wurde geändert',
      text: (email) =>
        `Die Adresse Ihres Kontos ist jetzt „${email}“; mit dieser können Sie sich nicht mehr anmelden. Alle anderen Geräte wurden abgemeldet.`,
    },
    token: {
      subject: 'Neues API-Token für Ihr Linkbild-Konto',
      text: (name) => `Für Ihr Konto wurde ein API-Token erstellt: „${name}“.`,
    },
    'passkey-added': {
      subject: 'Neuer Passkey für Ihr Linkbild-Konto',
      text: (name) => `Zu Ihrem Konto wurde ein Passkey hinzugefügt: „${name}“.`,
    },
    'passkey-removed': {
      subject: 'Ein Passkey wurde von Ihrem Linkbild-Konto entfernt',
      text: (name) => `Der Passkey „${name}“ wurde von Ihrem Konto entfernt.`,
    },
    'app-added': {
      subject: 'Authenticator-App für Ihr Linkbild-Konto eingerichtet',
      text: () => 'Ab sofort können Sie sich mit Codes aus Ihrer Authenticator-App anmelden.',
    },
    'app-removed': {
      subject: 'Authenticator-App von Ihrem Linkbild-Konto entfernt',
      text: () => 'Codes aus der Authenticator-App gelten für Ihr Konto nicht mehr.',
    },
    'recovery-code-used': {
      subject: 'Für Ihr Linkbild-Konto wurde ein Wiederherstellungscode verwendet',
      text: (left) =>
        `Bei Ihrem Konto gab es eine Anmeldung mit einem Wiederherstellungscode. Noch nicht verwendete Codes: ${left}.`,
    },
    'recovery-codes-renewed': {
      subject: 'Neue Wiederherstellungscodes für Ihr Linkbild-Konto',
      text: () => 'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.',
    },
  },
};

const rest = {
  en: {
    at: (time: string) => `Time: ${time} UTC.`,
    fine: 'If this was you, there is nothing to do.',
    notYou:
      'If it was not you, log in now, change your password, choose “Log out everywhere” and check your passkeys, codes and tokens.',
    button: 'Check your account',
  },
  de: {
    at: (time: string) => `Zeitpunkt: ${time} UTC.`,
    fine: 'Wenn Sie das waren, müssen Sie nichts tun.',
    notYou:
      'Wenn Sie das nicht waren, melden Sie sich gleich an, ändern Sie Ihr Passwort, wählen Sie „Überall abmelden“ und prüfen Sie Passkeys, Codes und Token.',
    button: 'Konto prüfen',
  },
};

const timeIn = (language: Language, at: Date) => fullDate(at, 'UTC', language);

export function accountChangeMail(language: Language, change: AccountChange & { at: Date; url: string }): Mail {
  const { subject, text } = texts[language][change.what];
  const { at, fine, notYou, button } = rest[language];
  return compose({
    kind: `account-${change.what}`,
    language,
    subject,
    heading: subject,
    paragraphs: [text(foreignText(change.subject ?? '')), at(timeIn(language, change.at)), fine, notYou],
    button: { label: button, url: change.url },
  });
}
