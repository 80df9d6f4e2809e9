import type { Text } from '#domain/language.ts';
import { rows } from '#web/i18n/texts.ts';

/** /for-developers/ci. What is between backticks is code. */
export const ciGuideTexts = rows({
  heading: { en: 'Check previews in your build', de: 'Vorschauen im Build prüfen' },
  lead: {
    en: 'One command checks pages before they go live, shows which cards change, and puts them into the pull request.',
    de: 'Ein Befehl prüft Seiten, bevor sie online gehen, zeigt geänderte Karten und bringt sie in den Pull Request.',
  },
  check: { en: 'Check', de: 'Prüfen' },
  checkText: {
    en: 'Check a page, a sitemap, a dev server or the folder of a static build. Images in the build are measured on disk. 1,000 pages take a few seconds. For several pages, the JSON lists only what to fix on each. Add --details for every check on every platform.',
    de: 'Prüfen Sie eine Seite, eine Sitemap, einen Entwicklungsserver oder den Ordner eines statischen Builds. Bilder im Build werden auf der Platte gemessen. 1.000 Seiten dauern wenige Sekunden. Bei mehreren Seiten nennt das JSON je Seite nur, was zu tun ist. Mit --details enthält es jede Prüfung jeder Plattform.',
  },
  targets: { en: 'What you can check', de: 'Was Sie prüfen können' },
  formats: { en: 'Reports for other programs', de: 'Berichte für andere Programme' },
  config: { en: 'Settings', de: 'Einstellungen' },
  configText: {
    en: 'Keep settings in a file beside your code. Options on the command line win.',
    de: 'Legen Sie Einstellungen in einer Datei neben Ihrem Code ab. Optionen in der Kommandozeile haben Vorrang.',
  },
  diff: { en: 'Compare', de: 'Vergleichen' },
  diffText: {
    en: 'See which previews change between the live site and your build, or between two builds. Each changed card is saved as SVG, before and after.',
    de: 'Sehen Sie, welche Vorschauen sich zwischen der Website und Ihrem Build oder zwischen zwei Builds ändern. Jede geänderte Karte wird als SVG gespeichert, vorher und nachher.',
  },
  github: { en: 'GitHub Action', de: 'GitHub Action' },
  githubText: {
    en: 'One comment shows the changed cards and is updated with every push. Pull requests from forks can’t write comments. There the results are in the job summary.',
    de: 'Ein Kommentar zeigt die geänderten Karten und wird mit jedem Push aktualisiert. Pull Requests aus Forks dürfen keine Kommentare schreiben. Dort sind die Ergebnisse in der Zusammenfassung des Jobs.',
  },
  gitlab: { en: 'GitLab', de: 'GitLab' },
  gitlabText: {
    en: 'The template checks every merge request and leaves a test report. For the comment, create a project access token with the scope api and save it as the masked variable LINKBILD_GITLAB_TOKEN.',
    de: 'Die Vorlage prüft jeden Merge Request und hinterlässt einen Testbericht. Für den Kommentar erstellen Sie ein Projekt-Zugriffstoken mit dem Bereich api und speichern es als maskierte Variable LINKBILD_GITLAB_TOKEN.',
  },
  workflow: { en: 'Workflow', de: 'Workflow' },
  notPublished: {
    en: 'The package comes from this Linkbild, not from npm, where its name isn’t ours yet. Its checksum is in the file beside it. Action and template are tested against stand-ins for GitHub and GitLab, not on their own runners.',
    de: 'Das Paket kommt von diesem Linkbild und nicht von npm, wo sein Name noch nicht uns gehört. Die Prüfsumme steht in der Datei daneben. Action und Vorlage sind mit Nachbildungen von GitHub und GitLab getestet, nicht auf deren eigenen Runnern.',
  },
});

export const exitCodeTexts: readonly { code: number; text: Text }[] = [
  { code: 0, text: { en: 'everything within your limits', de: 'alles innerhalb Ihrer Grenzen' } },
  {
    code: 1,
    text: {
      en: 'score below `--fail-under`, an issue named in `--fail-on`, or a change with `--fail-on-change`',
      de: 'Punktzahl unter `--fail-under`, eine Empfehlung, die `--fail-on` nennt, oder eine Änderung mit `--fail-on-change`',
    },
  },
  {
    code: 2,
    text: { en: 'a wrong option, or nothing could be read', de: 'eine falsche Option, oder nichts war lesbar' },
  },
];
