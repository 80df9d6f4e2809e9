import { rows } from '#web/i18n/texts.ts';

/** Who can see the reports, exporting data, and deleting. What will be deleted is said before, not after. */
export const reportTexts = rows({
  title: { en: 'Reports', de: 'Berichte' },
  text: {
    en: 'Who can open this website’s audits, demos and one-pagers. Members always can.',
    de: 'Wer Audits, Demos und One-Pager dieser Website öffnen kann. Mitwirkende können es immer.',
  },
  legend: { en: 'Visible to', de: 'Sichtbar für' },
  link: { en: 'Anyone with the link', de: 'Alle mit dem Link' },
  linkHint: {
    en: 'The link can’t be guessed and isn’t listed in search engines.',
    de: 'Der Link lässt sich nicht erraten und erscheint nicht in Suchmaschinen.',
  },
  public: { en: 'Everyone', de: 'Alle' },
  publicHint: { en: 'Also listed in search engines.', de: 'Erscheint auch in Suchmaschinen.' },
  off: { en: 'Members only', de: 'Nur Mitwirkende' },
  offHint: {
    en: 'All links stop working, including PDFs and images. Copies others have saved remain.',
    de: 'Alle Links werden ungültig, auch die zu PDFs und Bildern. Kopien, die andere gespeichert haben, bleiben.',
  },
  address: { en: 'Report link', de: 'Link zum Bericht' },
  copied: { en: 'Link copied', de: 'Link kopiert' },
  newLink: { en: 'Create new link', de: 'Neuen Link erstellen' },
  newLinkTitle: { en: 'Create a new link?', de: 'Neuen Link erstellen?' },
  newLinkText: {
    en: 'All links you’ve shared so far will stop working, including those in emails and on paper.',
    de: 'Alle bisher weitergegebenen Links werden ungültig, auch die in E-Mails und auf Papier.',
  },
  newLinkDone: {
    en: 'New link created. The old ones no longer work.',
    de: 'Neuer Link erstellt. Die alten sind ungültig.',
  },
  saved: { en: 'Saved', de: 'Gespeichert' },
});

export const exportTexts = rows({
  title: { en: 'Export', de: 'Export' },
  project: {
    en: 'Everything in this project as a ZIP file: pages, templates, audits, statistics and members as JSON, plus all images and fonts.',
    de: 'Alles aus diesem Projekt als ZIP-Datei: Seiten, Vorlagen, Audits, Statistiken und Mitwirkende als JSON, dazu alle Bilder und Schriften.',
  },
  account: {
    en: 'Everything we store about you as a ZIP file. You can export projects in their settings.',
    de: 'Alles, was wir über Sie speichern, als ZIP-Datei. Projekte exportieren Sie in deren Einstellungen.',
  },
  download: { en: 'Download ZIP', de: 'ZIP herunterladen' },
  before: { en: 'Download a copy first', de: 'Vorher eine Kopie herunterladen' },
});

export const deletionTexts = rows({
  title: { en: 'Being deleted', de: 'Wird gelöscht' },
  text: {
    en: 'These projects are gone for everyone. We’re deleting what’s left of their data.',
    de: 'Diese Projekte sind für alle verschwunden. Die zugehörigen Daten werden gerade gelöscht.',
  },
});

export const deleteProjectTexts = rows({
  title: { en: 'Delete project', de: 'Projekt löschen' },
  text: {
    en: 'Deletes the project and everything in it for all members. This can’t be undone.',
    de: 'Löscht das Projekt mit allen Inhalten für alle Mitwirkenden. Das lässt sich nicht rückgängig machen.',
  },
  button: { en: 'Delete project', de: 'Projekt löschen' },
  question: { en: (site: string) => `Delete ${site}?`, de: (site: string) => `${site} löschen?` },
  gone: { en: 'This will be deleted permanently:', de: 'Das wird endgültig gelöscht:' },
  goneImages: {
    en: 'All images and fonts. Links already shared will show a plain grey image, and some platforms their own copy for a few more days.',
    de: 'Alle Bilder und Schriften. Bereits geteilte Links zeigen ein neutrales graues Bild, manche Plattformen noch einige Tage ihre eigene Kopie.',
  },
  gonePages: { en: 'Pages, templates and audits', de: 'Seiten, Vorlagen und Audits' },
  goneReports: {
    en: 'Reports, demos and PDFs, including all links to them',
    de: 'Berichte, Demos und PDFs samt allen Links dorthin',
  },
  gonePlan: { en: 'The plan and unused credits', de: 'Tarif und nicht verbrauchte Credits' },
  goneMembers: { en: 'Access for all members', de: 'Zugriff für alle Mitwirkenden' },
  stays: {
    en: 'The project disappears for everyone at once. With a lot of data, deleting it takes a few minutes. Your account shows the progress.',
    de: 'Das Projekt verschwindet sofort für alle. Bei vielen Daten dauert das Löschen einige Minuten. Den Stand sehen Sie in Ihrem Konto.',
  },
  slug: { en: 'Slug', de: 'Slug' },
  owner: { en: 'Owner', de: 'Inhaber' },
  members: { en: 'Members', de: 'Mitwirkende' },
  more: { en: (count: number) => `${count} more`, de: (count: number) => `${count} weitere` },
  nobody: { en: 'no one', de: 'niemand' },
  nobodyElse: { en: 'no one else', de: 'sonst niemand' },
  confirm: {
    en: (site: string) => `Type ${site} to confirm`,
    de: (site: string) => `Geben Sie zur Bestätigung ${site} ein`,
  },
  submit: { en: 'Delete permanently', de: 'Endgültig löschen' },
  submitting: { en: 'Deleting', de: 'Wird gelöscht' },
});

export const deleteAccountTexts = rows({
  title: { en: 'Delete account', de: 'Konto löschen' },
  text: {
    en: 'Deletes your account and everything we store under your email address. This can’t be undone.',
    de: 'Löscht Ihr Konto und alles, was wir unter Ihrer E-Mail-Adresse speichern. Das lässt sich nicht rückgängig machen.',
  },
  button: { en: 'Delete account', de: 'Konto löschen' },
  question: { en: 'Delete your account?', de: 'Ihr Konto löschen?' },
  gone: { en: 'This will be deleted permanently:', de: 'Das wird endgültig gelöscht:' },
  goneAccount: {
    en: 'Your name, password, passkeys, sessions and API tokens',
    de: 'Ihr Name, Ihr Passwort, Ihre Passkeys, Sitzungen und API-Token',
  },
  goneMemberships: { en: 'Your access to all projects', de: 'Ihr Zugriff auf alle Projekte' },
  goneAddress: {
    en: 'Everything under your address: checks you requested, your waitlist entry, invitations and our copies of emails to you',
    de: 'Alles unter Ihrer Adresse: angeforderte Prüfungen, Ihr Eintrag auf der Warteliste, Einladungen und unsere Kopien der E-Mails an Sie',
  },
  stays: {
    en: 'Project logs still show what was done, but without your name.',
    de: 'Die Protokolle der Projekte zeigen weiterhin, was geschehen ist, aber ohne Ihren Namen.',
  },
  only: { en: 'You’re the only admin of these projects:', de: 'Diese Projekte haben außer Ihnen keinen Admin:' },
  onlyHint: {
    en: 'To keep one, make someone else its admin first.',
    de: 'Soll eines bestehen bleiben, machen Sie vorher jemand anderen zum Admin.',
  },
  members: { en: 'Members', de: 'Mitwirkende' },
  withProjects: {
    en: (count: number) =>
      count === 1 ? 'Delete this project with my account' : `Delete these ${count} projects with my account`,
    de: (count: number) =>
      count === 1 ? 'Dieses Projekt mit meinem Konto löschen' : `Diese ${count} Projekte mit meinem Konto löschen`,
  },
  lastSuperAdmin: {
    en: 'You’re the only super admin of this installation. Make someone else super admin first.',
    de: 'Sie sind der einzige Super-Admin dieser Installation. Ernennen Sie zuerst einen weiteren.',
  },
  confirm: {
    en: (email: string) => `Type ${email} to confirm`,
    de: (email: string) => `Geben Sie zur Bestätigung ${email} ein`,
  },
  submit: { en: 'Delete permanently', de: 'Endgültig löschen' },
  submitting: { en: 'Deleting', de: 'Wird gelöscht' },
  doneTitle: { en: 'Your account has been deleted', de: 'Ihr Konto wurde gelöscht' },
  doneText: {
    en: 'Everything we stored about you is gone. Files of deleted projects will follow within minutes.',
    de: 'Alles, was wir über Sie gespeichert hatten, ist gelöscht. Die Dateien gelöschter Projekte folgen in wenigen Minuten.',
  },
  toHome: { en: 'Go to home page', de: 'Zur Startseite' },
});
