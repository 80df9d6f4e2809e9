import { rows } from '#web/i18n/texts.ts';

/** Building the code in: who does it, the wait for the shop, the first share. */
export const installTexts = rows({
  who: { en: 'Who adds the code?', de: 'Wer baut den Code ein?' },
  mine: { en: 'I do it', de: 'Ich selbst' },
  developer: { en: 'Send to my developer', de: 'Mein Entwickler' },
  plugin: { en: 'App or plugin', de: 'App oder Plugin' },
  developerText: {
    en: 'This link shows the code and checks it. No account needed.',
    de: 'Dieser Link zeigt den Code und prüft ihn. Ein Konto ist nicht nötig.',
  },
  link: { en: 'Link', de: 'Link' },
  mail: { en: 'Write the email', de: 'E-Mail schreiben' },
  mailSubject: {
    en: (site: string) => `Please add this code to ${site}`,
    de: (site: string) => `Bitte diesen Code in ${site} einbauen`,
  },
  mailBody: {
    en: (site: string, url: string) =>
      `Hi,\n\nplease add Linkbild’s code to ${site}, so that shared links show our own images. Code and instructions are here, and the page tells you when it works:\n\n${url}\n\nThank you!`,
    de: (site: string, url: string) =>
      `Hallo,\n\nbitte bau den Code von Linkbild in ${site} ein, damit geteilte Links unsere eigenen Bilder zeigen. Code und Anleitung sind hier, und die Seite sagt, ob es funktioniert:\n\n${url}\n\nDanke!`,
  },
  pluginText: {
    en: 'The plugin does it without code. Its screen has the file and the steps.',
    de: 'Das Plugin macht es ohne Code. Datei und Schritte sind auf seiner Seite.',
  },
  toPlugin: { en: 'Go to the plugin', de: 'Zum Plugin' },
  waiting: { en: 'Waiting for your shop …', de: 'Wir warten auf Ihren Shop …' },
  waitingText: {
    en: 'As soon as the code is live, this turns green by itself.',
    de: 'Sobald der Code live ist, wird das hier von selbst grün.',
  },
  seen: { en: 'The code is live.', de: 'Der Code ist live.' },
  seenText: {
    en: 'Every shared link now shows its own image.',
    de: 'Jeder geteilte Link zeigt jetzt sein eigenes Bild.',
  },
  unreadable: { en: 'We can’t open your shop right now.', de: 'Wir können Ihren Shop gerade nicht öffnen.' },
  shareTitle: { en: 'Share your first link', de: 'Teilen Sie Ihren ersten Link' },
  shareText: {
    en: 'Send it to yourself. The moment the image is fetched, you’ll see it here.',
    de: 'Schicken Sie ihn sich selbst. Sobald das Bild abgerufen wird, sehen Sie es hier.',
  },
  email: { en: 'Email', de: 'E-Mail' },
  copied: { en: 'Link copied. Paste it into Slack.', de: 'Link kopiert. Fügen Sie ihn in Slack ein.' },
  firstShare: {
    en: (platform: string) => `${platform} just fetched your image`,
    de: (platform: string) => `${platform} hat Ihr Bild gerade abgerufen`,
  },
  guideHeading: {
    en: (site: string) => `Add Linkbild to ${site}`,
    de: (site: string) => `Linkbild in ${site} einbauen`,
  },
  guideLead: {
    en: 'Two minutes of work. The code is ready to paste, and this page tells you when it works.',
    de: 'Zwei Minuten Arbeit. Der Code ist fertig zum Einfügen, und diese Seite sagt Ihnen, wenn es funktioniert.',
  },
  guideTitle: { en: 'Add Linkbild', de: 'Linkbild einbauen' },
});
