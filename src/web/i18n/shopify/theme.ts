import { rows } from '#web/i18n/texts.ts';

export const shopThemeTexts = rows({
  heading: { en: 'The change to your theme', de: 'Die Änderung an Ihrem Theme' },
  reading: {
    en: 'We’re reading your theme. This takes a few seconds.',
    de: 'Ihr Theme wird gelesen. Das dauert ein paar Sekunden.',
  },
  look: { en: 'Read the theme again', de: 'Theme neu lesen' },
  lookDone: { en: 'Reading the theme', de: 'Das Theme wird gelesen' },
  inPlace: { en: 'In place', de: 'Eingebaut' },
  missing: { en: 'Missing', de: 'Fehlt' },
  unknown: { en: 'Unknown', de: 'Unbekannt' },
  themeName: { en: (name: string) => `Live theme: ${name}`, de: (name: string) => `Aktives Theme: ${name}` },
  changeTitle: { en: 'What changes in your theme', de: 'Was sich in Ihrem Theme ändert' },
  changeLead: {
    en: 'Green lines are added, red lines are removed. Everything else stays as it is.',
    de: 'Grüne Zeilen kommen dazu, rote fallen weg. Alles andere bleibt, wie es ist.',
  },
  copy: { en: 'Copy', de: 'Kopieren' },
  copied: { en: 'Copied', de: 'Kopiert' },
  newFile: { en: 'new file', de: 'neue Datei' },
  fromLine: { en: (line: number) => `from line ${line}`, de: (line: number) => `ab Zeile ${line}` },
  openEditor: { en: 'Open in the code editor', de: 'Im Code-Editor öffnen' },
  openEditorNew: { en: 'Add it in the code editor', de: 'Im Code-Editor anlegen' },
  byHand: {
    en: 'To do it yourself, copy the lines into the code editor, save, and read the theme again.',
    de: 'Wenn Sie es selbst machen möchten: Übernehmen Sie die Zeilen im Code-Editor, speichern Sie und lassen Sie das Theme neu lesen.',
  },
  copyLead: {
    en: 'We can make the change for you, in a copy of your theme. Your live theme stays as it is until you publish the copy.',
    de: 'Wir können die Änderung für Sie vornehmen, in einer Kopie Ihres Themes. Ihr aktives Theme bleibt, wie es ist, bis Sie die Kopie veröffentlichen.',
  },
  allowCopy: { en: 'Allow changes in a copy', de: 'Änderung in einer Kopie erlauben' },
  makeCopy: { en: 'Make the change in a copy', de: 'Änderung in einer Kopie vornehmen' },
  copyStarted: { en: 'Making the copy', de: 'Die Kopie wird angelegt' },
  copying: {
    en: 'Making the copy and checking it. This takes about a minute.',
    de: 'Die Kopie wird angelegt und geprüft. Das dauert etwa eine Minute.',
  },
  ready: {
    en: (name: string) => `The copy “${name}” is ready. Your live theme is unchanged.`,
    de: (name: string) => `Die Kopie „${name}“ ist fertig. Ihr aktives Theme ist unverändert.`,
  },
  published: {
    en: (name: string) => `“${name}” is live with the change.`,
    de: (name: string) => `„${name}“ ist mit der Änderung live.`,
  },
  checked: {
    en: (own: number, pages: number) => `${own} of ${pages} checked pages show exactly one image: yours.`,
    de: (own: number, pages: number) => `${own} von ${pages} geprüften Seiten zeigen genau ein Bild: Ihres.`,
  },
  preview: { en: 'See the preview', de: 'Vorschau ansehen' },
  publish: { en: 'Publish the copy', de: 'Kopie veröffentlichen' },
  publishTitle: { en: (name: string) => `Publish “${name}”?`, de: (name: string) => `„${name}“ veröffentlichen?` },
  publishText: {
    en: 'It replaces your live theme, which stays in your theme library. You can undo this.',
    de: 'Die Kopie ersetzt Ihr aktives Theme. Das bisherige bleibt in Ihrer Theme-Bibliothek. Sie können das rückgängig machen.',
  },
  publishDone: { en: 'The copy is live', de: 'Die Kopie ist live' },
  undo: { en: 'Undo the change', de: 'Änderung rückgängig machen' },
  undoDone: { en: 'Change undone', de: 'Änderung rückgängig gemacht' },
  embedOn: { en: 'App embed on', de: 'App-Einbettung an' },
  embedLooking: {
    en: 'We’re checking pages of your store. This takes a few seconds.',
    de: 'Wir prüfen Seiten Ihres Shops. Das dauert ein paar Sekunden.',
  },
  embedOurs: {
    en: (kinds: string) => `On ${kinds}, our image comes first.`,
    de: (kinds: string) => `Auf ${kinds} kommt unser Bild zuerst.`,
  },
  embedOthers: {
    en: (kinds: string) => `On ${kinds}, it doesn’t. For these pages, use the change to your theme below.`,
    de: (kinds: string) => `Auf ${kinds} noch nicht. Für diese Seiten hilft die Änderung am Theme weiter unten.`,
  },
  embedOnlyOthers: {
    en: (kinds: string) =>
      `Our image doesn’t come first on ${kinds}. For these pages, use the change to your theme below.`,
    de: (kinds: string) =>
      `Auf ${kinds} kommt unser Bild nicht zuerst. Für diese Seiten hilft die Änderung am Theme weiter unten.`,
  },
  embedDoubled: {
    en: (kinds: string) => `On ${kinds}, each page has two images. Platforms use the first.`,
    de: (kinds: string) => `Auf ${kinds} gibt es je Seite zwei Bilder. Plattformen nehmen das erste.`,
  },
  embedUnread: {
    en: (kinds: string) => `We couldn’t check the image on ${kinds}, for example because your store has a password.`,
    de: (kinds: string) => `Das Bild auf ${kinds} ließ sich nicht prüfen, zum Beispiel weil Ihr Shop ein Passwort hat.`,
  },
  embedNothing: {
    en: 'There was no page to check: Linkbild images are switched off, or your store has no pages yet.',
    de: 'Es gab keine Seite zu prüfen: Die Linkbild-Bilder sind ausgeschaltet, oder Ihr Shop hat noch keine Seiten.',
  },
  embedSettings: { en: 'Open the app embed', de: 'App-Einbettung öffnen' },
  embedTitle: { en: 'Without code: the app embed', de: 'Ohne Code: die App-Einbettung' },
  embedLead: {
    en: 'Switch it on and save. It adds our image to pages where your theme has none.',
    de: 'Einschalten und speichern. Sie ergänzt unser Bild auf Seiten, für die Ihr Theme keines hat.',
  },
  embedLimit: {
    en: 'It can’t replace an image that your theme prints itself: Shopify puts app embeds after the theme’s tags, and platforms use the first image. For these pages, use the change to your theme.',
    de: 'Ein Bild, das Ihr Theme selbst ausgibt, kann sie nicht ersetzen: Shopify setzt App-Einbettungen hinter die Tags des Themes, und Plattformen nehmen das erste Bild. Für diese Seiten hilft die Änderung am Theme.',
  },
  patchTitle: { en: 'For every page: a change to your theme', de: 'Für alle Seiten: eine Änderung am Theme' },
  embedLink: { en: 'Switch on the app embed', de: 'App-Einbettung einschalten' },
});

export const shopThemeFailures = rows({
  'no-exemption': {
    en: 'Shopify doesn’t let this app change themes. Make the change in the code editor instead.',
    de: 'Shopify erlaubt dieser App nicht, Themes zu ändern. Nehmen Sie die Änderung im Code-Editor vor.',
  },
  'no-scope': {
    en: 'The permission to change themes is missing.',
    de: 'Die Berechtigung zum Ändern von Themes fehlt.',
  },
  'too-complex': {
    en: 'Your theme is too large or too deeply nested for us to read. Make the change in the code editor instead.',
    de: 'Ihr Theme ist zu groß oder zu verschachtelt, um es einzulesen. Nehmen Sie die Änderung im Code-Editor vor.',
  },
  'too-many-themes': {
    en: 'Your store has as many themes as Shopify allows. Delete one you don’t need and try again.',
    de: 'Ihr Shop hat so viele Themes, wie Shopify erlaubt. Löschen Sie eines, das Sie nicht brauchen, und versuchen Sie es noch einmal.',
  },
  'theme-gone': {
    en: 'The theme isn’t in your theme library any more. Read the theme again and make a new copy.',
    de: 'Das Theme ist nicht mehr in Ihrer Theme-Bibliothek. Lesen Sie das Theme neu ein und legen Sie eine neue Kopie an.',
  },
  'theme-changed': {
    en: 'Your live theme was changed after the copy was made. Make a new copy, so that nothing is lost.',
    de: 'Ihr aktives Theme wurde geändert, nachdem die Kopie angelegt war. Legen Sie eine neue Kopie an, damit nichts verloren geht.',
  },
  'shop-closed': {
    en: 'This store is closed or paused in Shopify.',
    de: 'Dieser Shop ist bei Shopify geschlossen oder pausiert.',
  },
  disconnected: {
    en: 'The app isn’t connected to this store any more. Open it in your Shopify admin once.',
    de: 'Die App ist nicht mehr mit diesem Shop verbunden. Öffnen Sie sie einmal in Ihrem Shopify-Admin.',
  },
  'try-again': {
    en: 'Shopify didn’t answer. Try again in a few minutes.',
    de: 'Shopify hat nicht geantwortet. Versuchen Sie es in ein paar Minuten noch einmal.',
  },
  refused: {
    en: 'Shopify didn’t accept the change. Make it in the code editor instead.',
    de: 'Shopify hat die Änderung nicht angenommen. Nehmen Sie sie im Code-Editor vor.',
  },
});
