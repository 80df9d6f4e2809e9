import { rows } from '../texts.ts';

/** Who can see the reports, exporting data, and deleting. What will be deleted is said before, not after. */
export const reportTexts = rows({
  title: { en: 'Reports', de: 'Berichte' },
  text: {
    en: 'Who can open the audits, demos and one-pagers of this website. Members always can.',
    de: 'Wer die Audits, Demos und One-Pager dieser Website öffnen kann. Mitwirkende können es immer.',
  },
  legend: { en: 'Visible to', de: 'Sichtbar für' },
  link: { en: 'Anyone with the link', de: 'Alle mit dem Link' },
  linkHint: {
    en: 'The address cannot be guessed, and search engines leave it out.',
    de: 'Die Adresse lässt sich nicht erraten, und Suchmaschinen nehmen sie nicht auf.',
  },
  public: { en: 'Everyone', de: 'Alle' },
  publicHint: {
    en: 'Also to be found by search engines.',
    de: 'Auch über Suchmaschinen zu finden.',
  },
  off: { en: 'Members only', de: 'Nur Mitwirkende' },
  offHint: {
    en: 'All links stop working, PDFs and pictures included. Copies that others have saved remain.',
    de: 'Alle Links funktionieren nicht mehr, auch die zu PDFs und Bildern. Kopien, die andere gespeichert haben, bleiben.',
  },
  address: { en: 'Link to the report', de: 'Link zum Bericht' },
  copied: { en: 'The link has been copied.', de: 'Der Link ist kopiert.' },
  newLink: { en: 'New link', de: 'Neuer Link' },
  newLinkTitle: { en: 'Make a new link?', de: 'Neuen Link erzeugen?' },
  newLinkText: {
    en: 'All links you have given out, in mails and on paper, stop working.',
    de: 'Alle bisher weitergegebenen Links, auch in E-Mails und auf Papier, funktionieren dann nicht mehr.',
  },
  newLinkDone: { en: 'Old links no longer work.', de: 'Die alten Links funktionieren nicht mehr.' },
  saved: { en: 'Saved.', de: 'Gespeichert.' },
});

export const exportTexts = rows({
  title: { en: 'Export', de: 'Export' },
  project: {
    en: 'Everything in this project as a ZIP file: pages, templates, audits, statistics and members as JSON, with all images and fonts.',
    de: 'Alles aus diesem Projekt als ZIP-Datei: Seiten, Vorlagen, Audits, Statistik und Mitwirkende als JSON, dazu alle Bilder und Schriften.',
  },
  account: {
    en: 'What we store about you as a ZIP file. Projects have exports of their own, in their settings.',
    de: 'Was wir über Sie speichern, als ZIP-Datei. Projekte haben einen eigenen Export in ihren Einstellungen.',
  },
  download: { en: 'Download ZIP', de: 'ZIP herunterladen' },
  before: { en: 'Download a copy first', de: 'Vorher eine Kopie herunterladen' },
});

export const deleteProjectTexts = rows({
  title: { en: 'Delete project', de: 'Projekt löschen' },
  text: {
    en: 'The project and everything in it, for all members. This cannot be undone.',
    de: 'Das Projekt mit allem Inhalt, für alle Mitwirkenden. Das lässt sich nicht rückgängig machen.',
  },
  button: { en: 'Delete project', de: 'Projekt löschen' },
  question: { en: (site: string) => `Delete ${site}?`, de: (site: string) => `${site} löschen?` },
  gone: {
    en: 'This will be gone for good:',
    de: 'Das wird endgültig gelöscht:',
  },
  goneImages: {
    en: 'All images and fonts. Links that are already shared show a plain grey image; platforms may show their own copy for some days.',
    de: 'Alle Bilder und Schriften. Bereits geteilte Links zeigen ein neutrales graues Bild; Plattformen zeigen ihre eigene Kopie noch einige Tage.',
  },
  gonePages: { en: 'Pages, templates and audits', de: 'Seiten, Vorlagen und Audits' },
  goneReports: {
    en: 'Reports, demos and PDFs, and every link to them',
    de: 'Berichte, Demos und PDFs samt allen Links dorthin',
  },
  gonePlan: { en: 'The plan and unused credits', de: 'Der Tarif und nicht verbrauchte Credits' },
  goneMembers: { en: 'Access for all members', de: 'Der Zugang aller Mitwirkenden' },
  slug: { en: 'Slug', de: 'Slug' },
  owner: { en: 'Owner', de: 'Inhaber' },
  members: { en: 'Members', de: 'Mitwirkende' },
  more: { en: (count: number) => `${count} more`, de: (count: number) => `${count} weitere` },
  nobody: { en: 'nobody', de: 'niemand' },
  nobodyElse: { en: 'nobody else', de: 'sonst niemand' },
  confirm: {
    en: (site: string) => `Type ${site} to confirm`,
    de: (site: string) => `Geben Sie zur Bestätigung ${site} ein`,
  },
  submit: { en: 'Delete for good', de: 'Endgültig löschen' },
  submitting: { en: 'Deleting', de: 'Wird gelöscht' },
});

export const deleteAccountTexts = rows({
  title: { en: 'Delete account', de: 'Konto löschen' },
  text: {
    en: 'Your account and what we store under your email address. This cannot be undone.',
    de: 'Ihr Konto und was wir unter Ihrer E-Mail-Adresse speichern. Das lässt sich nicht rückgängig machen.',
  },
  button: { en: 'Delete account', de: 'Konto löschen' },
  question: { en: 'Delete your account?', de: 'Ihr Konto löschen?' },
  gone: { en: 'This will be gone for good:', de: 'Das wird endgültig gelöscht:' },
  goneAccount: {
    en: 'Your name, password, passkeys, sessions and API tokens',
    de: 'Ihr Name, Passwort, Ihre Passkeys, Sitzungen und API-Token',
  },
  goneMemberships: { en: 'Your access to all projects', de: 'Ihr Zugang zu allen Projekten' },
  goneAddress: {
    en: 'Under your address: checks you asked for, your waitlist entry, invitations, and our copies of mails to you',
    de: 'Unter Ihrer Adresse: angefragte Checks, Ihr Eintrag auf der Warteliste, Einladungen und unsere Kopien der E-Mails an Sie',
  },
  stays: {
    en: 'The log of a project keeps what was done, without your name.',
    de: 'Das Protokoll eines Projekts behält, was getan wurde, ohne Ihren Namen.',
  },
  only: {
    en: 'You are the only admin of these projects:',
    de: 'Bei diesen Projekten sind Sie der einzige Admin:',
  },
  onlyHint: {
    en: 'To keep one, make somebody else admin first.',
    de: 'Soll eines bleiben, ernennen Sie zuerst eine andere Person zum Admin.',
  },
  members: { en: 'Members', de: 'Mitwirkende' },
  withProjects: {
    en: (count: number) =>
      count === 1 ? 'Delete this project with my account' : `Delete these ${count} projects with my account`,
    de: (count: number) =>
      count === 1 ? 'Dieses Projekt mit meinem Konto löschen' : `Diese ${count} Projekte mit meinem Konto löschen`,
  },
  lastSuperAdmin: {
    en: 'You are the only super admin of this installation. Make somebody else super admin before you leave.',
    de: 'Sie sind der einzige Super-Admin dieser Installation. Ernennen Sie vorher eine andere Person.',
  },
  confirm: {
    en: (email: string) => `Type ${email} to confirm`,
    de: (email: string) => `Geben Sie zur Bestätigung ${email} ein`,
  },
  submit: { en: 'Delete for good', de: 'Endgültig löschen' },
  submitting: { en: 'Deleting', de: 'Wird gelöscht' },
  doneTitle: { en: 'Your account is deleted', de: 'Ihr Konto ist gelöscht' },
  doneText: {
    en: 'Everything we stored about you is gone. Files of deleted projects follow within minutes.',
    de: 'Alles, was wir über Sie gespeichert hatten, ist gelöscht. Dateien gelöschter Projekte folgen innerhalb von Minuten.',
  },
  toHome: { en: 'To the home page', de: 'Zur Startseite' },
});
