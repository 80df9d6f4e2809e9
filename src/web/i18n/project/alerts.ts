import { rows } from '#web/i18n/texts.ts';

/** Channels, own emails and the badge. */
export const alertsTexts = rows({
  lead: {
    en: 'One message when an incident begins, one when it’s over.',
    de: 'Eine Nachricht, wenn eine Störung beginnt, und eine, wenn sie vorbei ist.',
  },
  onlyAdmins: {
    en: 'Only admins of this project can change channels and the badge.',
    de: 'Kanäle und Badge können nur Admins dieses Projekts ändern.',
  },
  channels: { en: 'Channels', de: 'Kanäle' },
  channelsText: {
    en: 'Get incidents in Slack, Teams or Discord.',
    de: 'Störungen in Slack, Teams oder Discord melden.',
  },
  slack: { en: 'Slack', de: 'Slack' },
  teams: { en: 'Microsoft Teams', de: 'Microsoft Teams' },
  discord: { en: 'Discord', de: 'Discord' },
  add: { en: 'Add channel', de: 'Kanal hinzufügen' },
  addText: {
    en: 'Create an incoming webhook in your chat and paste its address.',
    de: 'Legen Sie in Ihrem Chat einen eingehenden Webhook an und fügen Sie seine Adresse ein.',
  },
  adding: { en: 'Adding channel', de: 'Kanal wird hinzugefügt' },
  added: {
    en: 'Channel added. Send a test to see it work.',
    de: 'Kanal hinzugefügt. Senden Sie am besten gleich einen Test.',
  },
  kind: { en: 'Chat', de: 'Chat' },
  name: { en: 'Name', de: 'Name' },
  nameHint: { en: 'For example #shop-alerts', de: 'Zum Beispiel #shop-meldungen' },
  address: { en: 'Webhook address', de: 'Adresse des Webhooks' },
  newAddressHint: {
    en: 'Leave empty to keep the current one.',
    de: 'Leer lassen, um die bisherige zu behalten.',
  },
  language: { en: 'Language of the messages', de: 'Sprache der Nachrichten' },
  noAddress: {
    en: 'The address can’t be read any more. Enter it again.',
    de: 'Die Adresse ist nicht mehr lesbar. Geben Sie sie neu ein.',
  },
  paused: { en: 'Paused', de: 'Pausiert' },
  pausedText: {
    en: 'Nothing is sent here. Check the address, send a test, then turn the channel back on.',
    de: 'Hier kommt nichts mehr an. Prüfen Sie die Adresse, senden Sie einen Test und schalten Sie den Kanal wieder ein.',
  },
  failing: {
    en: (count: number) => (count === 1 ? '1 failed message' : `${count} failed messages in a row`),
    de: (count: number) =>
      count === 1 ? '1 Nachricht fehlgeschlagen' : `${count} Nachrichten nacheinander fehlgeschlagen`,
  },
  actionsFor: { en: (name: string) => `Actions for ${name}`, de: (name: string) => `Aktionen für ${name}` },
  test: { en: 'Send test', de: 'Test senden' },
  testOk: { en: 'Test delivered', de: 'Test zugestellt' },
  testFailed: { en: 'The test did not arrive', de: 'Der Test kam nicht an' },
  answered: {
    en: (status: number, answer: string) => `Response ${status}${answer ? `: ${answer}` : ''}`,
    de: (status: number, answer: string) => `Antwort ${status}${answer ? `: ${answer}` : ''}`,
  },
  edit: { en: 'Edit', de: 'Bearbeiten' },
  editTitle: { en: 'Edit channel', de: 'Kanal bearbeiten' },
  pause: { en: 'Pause', de: 'Pausieren' },
  resume: { en: 'Turn back on', de: 'Wieder einschalten' },
  pausedDone: { en: 'Channel paused', de: 'Kanal pausiert' },
  resumedDone: { en: 'Channel is on again', de: 'Kanal läuft wieder' },
  delete: { en: 'Delete', de: 'Löschen' },
  deleteQuestion: { en: (name: string) => `Delete ${name}?`, de: (name: string) => `${name} löschen?` },
  deleteText: {
    en: 'No more messages go there. You can add the channel again.',
    de: 'Dorthin geht keine Nachricht mehr. Sie können den Kanal wieder hinzufügen.',
  },
  deleted: { en: 'Channel deleted', de: 'Kanal gelöscht' },
  mine: { en: 'Your emails', de: 'Ihre E-Mails' },
  mineText: {
    en: 'Only for you. Everyone else in the project decides for themselves.',
    de: 'Gilt nur für Sie. Alle anderen im Projekt entscheiden selbst.',
  },
  wantsIncidents: { en: 'Email me about incidents', de: 'E-Mail bei Störungen' },
  wantsDigest: { en: 'Weekly summary', de: 'Wöchentliche Zusammenfassung' },
  digestHint: {
    en: 'Every Monday: incidents and changes of the week.',
    de: 'Jeden Montag: Störungen und Änderungen der Woche.',
  },
  quiet: { en: 'Quiet hours', de: 'Ruhezeiten' },
  quietHint: {
    en: 'Emails about incidents wait until these hours are over. If the incident is resolved by then, you get none.',
    de: 'E-Mails zu Störungen kommen erst danach. Ist die Störung bis dahin behoben, kommt keine.',
  },
  from: { en: 'From', de: 'Von' },
  to: { en: 'To', de: 'Bis' },
  noQuiet: { en: 'None', de: 'Keine' },
  timeZone: { en: 'Time zone', de: 'Zeitzone' },
  testMail: { en: 'Send me a test', de: 'Test an mich senden' },
  testMailSent: { en: 'Test sent to your email address', de: 'Test an Ihre E-Mail-Adresse gesendet' },
  badge: { en: 'Badge', de: 'Badge' },
  badgeText: {
    en: 'Shows on any website how many of your previews are fine.',
    de: 'Zeigt auf jeder Website, wie viele Ihrer Vorschauen in Ordnung sind.',
  },
  badgeOn: { en: 'Show the badge to everyone', de: 'Badge für alle sichtbar machen' },
  badgeHint: {
    en: 'Shows how many of your pages look right.',
    de: 'Zeigt, wie viele Ihrer Seiten richtig aussehen.',
  },
  badgeAlt: { en: 'Link previews, checked by Linkbild', de: 'Linkvorschauen, geprüft von Linkbild' },
  badgeShown: { en: 'The badge is visible', de: 'Das Badge ist sichtbar' },
  badgeHidden: { en: 'The badge is hidden', de: 'Das Badge ist ausgeblendet' },
  badgeCode: { en: 'HTML', de: 'HTML' },
});
