import { rows } from '#web/i18n/texts.ts';

export const webhookTexts = rows({
  title: { en: 'Webhooks', de: 'Webhooks' },
  text: {
    en: 'We notify your server when a preview changes, an incident opens or ends, images are created or an audit is complete. Every message is signed according to Standard Webhooks, so any of its libraries can verify it. Answer with 2xx within 15 seconds. Otherwise we try again at increasing intervals, for about a day. Each attempt has the same webhook-id, so you recognise a message you already have.',
    de: 'Wir benachrichtigen Ihren Server, wenn sich eine Vorschau ändert, eine Störung beginnt oder endet, Bilder erstellt sind oder ein Audit fertig ist. Jede Nachricht ist nach dem Standard „Standard Webhooks“ signiert. Jede seiner Bibliotheken kann sie prüfen. Antworten Sie innerhalb von 15 Sekunden mit 2xx. Sonst versuchen wir es etwa einen Tag lang erneut, in wachsenden Abständen. Alle Versuche tragen dieselbe webhook-id. So erkennen Sie, was Sie schon haben.',
  },
  verify: { en: 'Verify a message', de: 'Nachricht prüfen' },
  body: { en: 'What arrives', de: 'Was ankommt' },
  events: { en: 'Events', de: 'Ereignisse' },
});

export const digestTexts = rows({
  heading: { en: 'No more weekly emails', de: 'Keine Wochenmails mehr' },
  lead: {
    en: 'One click, and the weekly email about this project stops. Alerts about incidents still reach you.',
    de: 'Ein Klick, und Sie bekommen zu diesem Projekt keine wöchentliche E-Mail mehr. Benachrichtigungen über Störungen bekommen Sie weiterhin.',
  },
  leave: { en: 'Stop the weekly email', de: 'E-Mail abbestellen' },
  left: {
    en: 'Done. You won’t get the weekly email any more.',
    de: 'Erledigt. Sie bekommen keine wöchentliche E-Mail mehr.',
  },
  noCode: {
    en: 'Open this page with the link from our email.',
    de: 'Öffnen Sie diese Seite über den Link in unserer E-Mail.',
  },
});
