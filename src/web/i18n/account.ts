import { rows } from './texts.ts';

export const accountTexts = rows({
  lead: {
    en: (email: string) => `You are logged in as ${email}.`,
    de: (email: string) => `Sie sind als ${email} angemeldet.`,
  },
  profile: { en: 'Profile', de: 'Profil' },
  profileText: {
    en: 'How we greet you, and in which language we write.',
    de: 'Wie wir Sie ansprechen und in welcher Sprache wir schreiben.',
  },
  language: { en: 'Language of mails', de: 'Sprache der E-Mails' },
  password: { en: 'Password', de: 'Passwort' },
  passwordText: {
    en: 'At least 12 characters. Other devices stay logged in until they are signed out.',
    de: 'Mindestens 12 Zeichen. Andere Geräte bleiben angemeldet, bis Sie sich dort abmelden.',
  },
  noPassword: {
    en: 'You have no password yet: you log in by link. Set one here if you like.',
    de: 'Sie haben noch kein Passwort und melden sich per Link an. Hier können Sie eines setzen.',
  },
  currentPassword: { en: 'Current password', de: 'Aktuelles Passwort' },
  newPassword: { en: 'New password', de: 'Neues Passwort' },
  setPassword: { en: 'Set password', de: 'Passwort setzen' },
  changePassword: { en: 'Change password', de: 'Passwort ändern' },
  passwordSaved: { en: 'Your password has been saved.', de: 'Ihr Passwort ist gespeichert.' },
  tokens: { en: 'API tokens', de: 'API-Token' },
  tokensText: {
    en: 'A token lets your own programs call the API as you. It is shown once; we keep only a fingerprint.',
    de: 'Mit einem Token rufen Ihre Programme die API in Ihrem Namen auf. Es wird einmal gezeigt; wir behalten nur einen Fingerabdruck.',
  },
  tokenName: { en: 'Name of the token', de: 'Name des Tokens' },
  tokenNameHint: { en: 'For example: build server', de: 'Zum Beispiel: Build-Server' },
  createToken: { en: 'Create token', de: 'Token anlegen' },
  newToken: {
    en: 'Copy it now: it will not be shown again.',
    de: 'Kopieren Sie es jetzt: Es wird nicht noch einmal gezeigt.',
  },
  tokenHint: { en: 'Begins with', de: 'Beginnt mit' },
  tokenCreated: { en: 'Created', de: 'Angelegt' },
  tokenUsed: { en: 'Last used', de: 'Zuletzt benutzt' },
  never: { en: 'never', de: 'nie' },
  revoke: { en: 'Revoke', de: 'Widerrufen' },
  revokeTitle: { en: 'Revoke this token?', de: 'Dieses Token widerrufen?' },
  revokeText: {
    en: 'Programs that use it will be refused at once.',
    de: 'Programme, die es benutzen, werden sofort abgewiesen.',
  },
});
