import { DEFAULT_TIME_ZONE, fullDate, zoneName } from '#domain/format/dates.ts';
import { foreignText } from '#domain/format/mail-text.ts';
import type { Language } from '#domain/language.ts';
import { compose, type Mail } from '#io/mail/compose.ts';

/** A change of an account's credentials; the subject is a device, a passkey or a token, by name. */
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
      text: (device) => `Someone logged in to your account from a new device: ${device}.`,
    },
    password: {
      subject: 'Your Linkbild password was changed',
      text: () => 'Your password was changed. All other devices were logged out and all API tokens revoked.',
    },
    'email-requested': {
      subject: 'Request to change your Linkbild email address',
      text: (email) =>
        `Someone asked to change your account’s email address to “${email}”. The change takes effect once that address is confirmed.`,
    },
    'email-changed': {
      subject: 'Your Linkbild email address was changed',
      text: (email) =>
        `Your account now uses “${email}”. Log in with that address from now on. This one no longer works. All other devices were logged out.`,
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
      subject: 'Passkey removed from your Linkbild account',
      text: (name) => `The passkey “${name}” was removed from your account.`,
    },
    'app-added': {
      subject: 'Authenticator app added to your Linkbild account',
      text: () =>
        'From now on, logging in has a second step: a code from your authenticator app, or a passkey if you have one.',
    },
    'app-removed': {
      subject: 'Authenticator app removed from your Linkbild account',
      text: () => 'Codes from the authenticator app no longer work for your account.',
    },
    'recovery-code-used': {
      subject: 'Recovery code used for your Linkbild account',
      text: (left) => `Someone logged in to your account with a recovery code. Codes left: ${left}.`,
    },
    'recovery-codes-renewed': {
      subject: 'New recovery codes for your Linkbild account',
      text: () => 'New recovery codes were created for your account. The old ones no longer work.',
    },
  },
  de: {
    login: {
      subject: 'Neue Anmeldung bei Ihrem Linkbild-Konto',
      text: (device) => `Jemand hat sich mit einem neuen Gerät bei Ihrem Konto angemeldet: ${device}.`,
    },
    password: {
      subject: 'Ihr Linkbild-Passwort wurde geändert',
      text: () =>
        'Das Passwort Ihres Kontos wurde geändert. Alle anderen Geräte wurden abgemeldet, alle API-Token sind ungültig.',
    },
    'email-requested': {
      subject: 'Neue E-Mail-Adresse für Ihr Linkbild-Konto beantragt',
      text: (email) =>
        `Ihr Konto soll künftig die Adresse „${email}“ haben. Die Änderung gilt, sobald die neue Adresse bestätigt ist.`,
    },
    'email-changed': {
      subject: 'Die E-Mail-Adresse Ihres Linkbild-Kontos wurde geändert',
      text: (email) =>
        `Ihr Konto hat jetzt die Adresse „${email}“. Mit der bisherigen können Sie sich nicht mehr anmelden. Alle anderen Geräte wurden abgemeldet.`,
    },
    token: {
      subject: 'Neues API-Token für Ihr Linkbild-Konto',
      text: (name) => `Für Ihr Konto wurde ein API-Token erstellt: „${name}“.`,
    },
    'passkey-added': {
      subject: 'Neuer Passkey für Ihr Linkbild-Konto',
      text: (name) => `Ihr Konto hat einen neuen Passkey: „${name}“.`,
    },
    'passkey-removed': {
      subject: 'Passkey aus Ihrem Linkbild-Konto entfernt',
      text: (name) => `Der Passkey „${name}“ wurde aus Ihrem Konto entfernt.`,
    },
    'app-added': {
      subject: 'Authenticator-App für Ihr Linkbild-Konto eingerichtet',
      text: () =>
        'Ab sofort hat die Anmeldung einen zweiten Schritt: einen Code aus Ihrer Authenticator-App oder Ihren Passkey, falls Sie einen haben.',
    },
    'app-removed': {
      subject: 'Authenticator-App aus Ihrem Linkbild-Konto entfernt',
      text: () => 'Codes aus der Authenticator-App gelten für Ihr Konto nicht mehr.',
    },
    'recovery-code-used': {
      subject: 'Wiederherstellungscode für Ihr Linkbild-Konto verwendet',
      text: (left) =>
        `Jemand hat sich mit einem Wiederherstellungscode bei Ihrem Konto angemeldet. Noch gültige Codes: ${left}.`,
    },
    'recovery-codes-renewed': {
      subject: 'Neue Wiederherstellungscodes für Ihr Linkbild-Konto',
      text: () => 'Für Ihr Konto gibt es neue Wiederherstellungscodes. Die bisherigen gelten nicht mehr.',
    },
  },
};

const rest = {
  en: {
    at: (time: string, zone: string) => `When: ${time} (${zone})`,
    fine: 'If this was you, there’s nothing to do.',
    notYou:
      'If it wasn’t, log in now, change your password and choose “Log out everywhere”. Then check your passkeys, codes and tokens. If you can no longer log in, reply to this email.',
    button: 'Check your account',
  },
  de: {
    at: (time: string, zone: string) => `Zeitpunkt: ${time} Uhr (${zone})`,
    fine: 'Waren Sie das? Dann müssen Sie nichts tun.',
    notYou:
      'Falls nicht: Melden Sie sich gleich an, ändern Sie Ihr Passwort und wählen Sie „Überall abmelden“. Prüfen Sie danach Ihre Passkeys, Codes und Token. Können Sie sich nicht mehr anmelden, antworten Sie auf diese E-Mail.',
    button: 'Konto prüfen',
  },
};

export function accountChangeMail(
  language: Language,
  change: AccountChange & { at: Date; timeZone?: string | null; url: string },
): Mail {
  const { subject, text } = texts[language][change.what];
  const { at, fine, notYou, button } = rest[language];
  const zone = change.timeZone ?? DEFAULT_TIME_ZONE;
  return compose({
    kind: `account-${change.what}`,
    language,
    subject,
    heading: subject,
    paragraphs: [
      text(foreignText(change.subject ?? '')),
      at(fullDate(change.at, zone, language), zoneName(change.at, zone, language)),
      fine,
      notYou,
    ],
    button: { label: button, url: change.url },
  });
}
