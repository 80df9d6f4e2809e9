import { rows } from '#web/i18n/texts.ts';

/** Seen on every page while a super admin is signed in as somebody else. */
export const actingTexts = rows({
  notice: { en: 'Logged in as someone else', de: 'Als andere Person angemeldet' },
  signedInAs: { en: 'You’re logged in as', de: 'Sie sind angemeldet als' },
  until: { en: 'until', de: 'bis' },
  reason: { en: 'Reason:', de: 'Grund:' },
  stop: { en: 'Stop', de: 'Beenden' },
  stopTitle: { en: 'Return to your own account', de: 'Zum eigenen Konto zurückkehren' },
  notActing: { en: 'You’re using your own account.', de: 'Sie nutzen Ihr eigenes Konto.' },
  accountNote: {
    en: 'Only this person can change their password, second factor, devices and tokens, or delete the account.',
    de: 'Passwort, zweiten Faktor, Geräte und Token kann nur die Person selbst ändern. Auch löschen kann nur sie das Konto.',
  },
});
