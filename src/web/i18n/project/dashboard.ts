import type { ScoreBand } from '#domain/audit/scoring/score-band.ts';
import { rows } from '#web/i18n/texts.ts';
import { addLinkbild } from './add-linkbild.ts';

export const dashboardTexts = rows({
  score: { en: 'Score', de: 'Punkte' },
  /** `pages`: the audit's own, `20 of 34 pages`. */
  scoreText: {
    en: (date: string, pages: string) => `out of 100, from ${pages} · ${date}`,
    de: (date: string, pages: string) => `von 100, aus ${pages} · Stand ${date}`,
  },
  noScore: { en: 'Not audited yet', de: 'Noch kein Audit' },
  toAudit: { en: 'See what to fix', de: 'Empfehlungen ansehen' },
  sharesText: { en: 'in the last three weeks', de: 'in den letzten drei Wochen' },
  recentShares: { en: 'Shared lately', de: 'Zuletzt geteilt' },
  noSharesText: {
    en: 'When somebody shares one of your links, you’ll see its image here, with the platform and the time.',
    de: 'Teilt jemand einen Ihrer Links, sehen Sie hier das Bild, die Plattform und die Uhrzeit.',
  },
  examples: { en: 'Examples', de: 'Beispiele' },
  example: { en: 'Example', de: 'Beispiel' },
  topSource: { en: 'Shared most on', de: 'Am häufigsten geteilt auf' },
  topSourceText: {
    en: (share: string) => `${share} of all shares`,
    de: (share: string) => `${share} aller geteilten Links`,
  },
  subPages: { en: 'Pages', de: 'Seiten' },
  subPagesText: {
    en: (found: string) => `of ${found} in the sitemap`,
    de: (found: string) => `von ${found} in der Sitemap`,
  },
  subPagesOfPlan: {
    en: (pages: string, found: string) => `your plan covers ${pages} of ${found}`,
    de: (pages: string, found: string) => `Ihr Tarif umfasst ${pages} von ${found}`,
  },
  chart: {
    en: (days: number) => `Crawls in the last ${days} days`,
    de: (days: number) => `Abrufe der letzten ${days} Tage`,
  },
  chartBetween: {
    en: (from: string, to: string) => `Crawls from ${from} to ${to}`,
    de: (from: string, to: string) => `Abrufe vom ${from} bis ${to}`,
  },
  sharesUnit: { en: 'shares', de: 'geteilte Links' },
  othersUnit: { en: 'other crawls', de: 'andere Abrufe' },
  period: { en: 'Period', de: 'Zeitraum' },
  lastDays: {
    en: (days: number) => `Last ${days} days`,
    de: (days: number) => `Letzte ${days} Tage`,
  },
  ownPeriod: { en: 'Custom range', de: 'Eigener Zeitraum' },
  from: { en: 'From', de: 'Von' },
  to: { en: 'To', de: 'Bis' },
  onlyPage: { en: 'Only', de: 'Nur' },
  allPages: {
    en: (title: string) => `${title}: show all pages again`,
    de: (title: string) => `${title}: wieder alle Seiten zeigen`,
  },
  sharedWhere: { en: 'Most shared pages', de: 'Meistgeteilte Seiten' },
  sharedWhereText: {
    en: 'We count a share when a platform fetches an image because someone posted the link.',
    de: 'Ein Link zählt als geteilt, wenn ihn jemand postet und die Plattform dafür das Bild abruft.',
  },
  shares: { en: 'Shares', de: 'Geteilte Links' },
  /** Below the number of shares. */
  sharesOfCrawls: {
    en: (shares: number, crawls: string) =>
      `${shares === 1 ? 'share' : 'shares'}, ${crawls} ${crawls === '1' ? 'crawl' : 'crawls'}`,
    de: (_: number, crawls: string) => `Mal geteilt, ${crawls} ${crawls === '1' ? 'Abruf' : 'Abrufe'}`,
  },
  showPage: {
    en: (title: string) => `${title}: show only this page in the chart`,
    de: (title: string) => `${title}: nur diese Seite im Diagramm zeigen`,
  },
  day: { en: 'Day', de: 'Tag' },
  who: { en: 'Fetched by', de: 'Abgerufen von' },
  everybody: { en: 'All crawls', de: 'Alle Abrufe' },
  crawlers: { en: 'Crawlers', de: 'Crawler' },
  people: { en: 'People', de: 'Personen' },
  unknown: { en: 'Unknown', de: 'Unbekannt' },
  kind: { en: 'Type', de: 'Art' },
  moreSources: { en: (count: number) => `+ ${count} more`, de: (count: number) => `+ ${count} weitere` },
  fewer: { en: 'Show fewer', de: 'Weniger zeigen' },
  source: { en: 'Platform', de: 'Plattform' },
  allSources: { en: 'All platforms', de: 'Alle Plattformen' },
  noData: { en: 'No data found', de: 'Keine Abrufe gefunden' },
  noDataText: {
    en: 'No crawl in this period matches your filters.',
    de: 'In diesem Zeitraum passt kein Abruf zu Ihren Filtern.',
  },
  clearFilter: { en: 'Clear filters', de: 'Filter zurücksetzen' },
  where: { en: 'Where your links are shared', de: 'Wo Ihre Links geteilt werden' },
  whoElse: { en: 'Who else fetches your images', de: 'Wer Ihre Bilder sonst noch abruft' },
  recent: { en: 'Recent crawls', de: 'Letzte Abrufe' },
  time: { en: 'Time', de: 'Zeitpunkt' },
  page: { en: 'Page', de: 'Seite' },
  image: { en: 'Image', de: 'Bild' },
  took: { en: 'Duration', de: 'Dauer' },
  state0: { en: 'New', de: 'Neu erstellt' },
  state1: { en: 'Cached', de: 'Aus dem Cache' },
  state2: { en: 'Redirected', de: 'Weitergeleitet' },
  unknownPage: { en: 'Unknown page', de: 'Unbekannte Seite' },
  deleteCrawl: { en: 'Delete crawl', de: 'Abruf löschen' },
  deleteTitle: { en: 'Delete this crawl?', de: 'Diesen Abruf löschen?' },
  deleteText: {
    en: 'It disappears from the list and the chart. You can’t undo this.',
    de: 'Er verschwindet aus Liste und Diagramm. Das lässt sich nicht rückgängig machen.',
  },
  delete: { en: 'Delete', de: 'Löschen' },
  deleted: { en: 'Crawl deleted', de: 'Abruf gelöscht' },
  comparePlans: { en: 'Compare plans', de: 'Tarife vergleichen' },
  problems: { en: 'What we noticed on your website', de: 'Hinweise zu Ihrem Projekt' },
  connect: addLinkbild,
});

const more = 'there’s room for more';
const roomEn: Record<ScoreBand, string> = {
  bad: 'your links are losing clicks',
  poor: 'there’s a lot to gain',
  fair: more,
  good: more,
};
const roomDe: Record<ScoreBand, string> = {
  bad: 'Hier gehen Klicks verloren',
  poor: 'Da ist viel zu gewinnen',
  fair: 'Da geht noch mehr',
  good: 'Da geht noch mehr',
};

/** The one thing to do next, on top of the dashboard. */
export const nextActionTexts = rows({
  next: { en: 'Next step', de: 'Nächster Schritt' },
  connect: addLinkbild,
  connectText: {
    en: (isShop: boolean) =>
      `Your images are ready. Once the code is ${isShop ? 'in your shop' : 'on your website'}, every link shows its own.`,
    de: (isShop: boolean) =>
      `Ihre Bilder sind fertig. Sobald der Code ${isShop ? 'im Shop' : 'auf Ihrer Website'} ist, zeigt jeder Link sein Bild.`,
  },
  connectButton: { en: 'Add Linkbild', de: 'Jetzt einbauen' },
  audit: { en: 'See how your links look today', de: 'So sehen Ihre Links heute aus' },
  auditText: {
    en: 'An audit reads your most important pages and tells you what to fix first.',
    de: 'Ein Audit liest Ihre wichtigsten Seiten und zeigt, was Sie zuerst beheben sollten.',
  },
  auditButton: { en: 'Start audit', de: 'Audit starten' },
  starting: { en: 'Starting …', de: 'Startet …' },
  fix: {
    en: (score: string, band: ScoreBand) => `${score} out of 100: ${roomEn[band]}`,
    de: (score: string, band: ScoreBand) => `${score} von 100 Punkten: ${roomDe[band]}`,
  },
  fixText: {
    en: 'Your last audit says what to fix, the biggest gain first.',
    de: 'Ihr letztes Audit zeigt, was Sie beheben sollten. Oben ist, was am meisten bringt.',
  },
  fixButton: { en: 'See what to fix', de: 'Empfehlungen ansehen' },
  share: { en: 'Share a link', de: 'Einen Link teilen' },
  shareText: {
    en: (isShop: boolean) =>
      `Send your ${isShop ? 'shop' : 'website'}’s link to yourself. The moment a platform fetches the image, you’ll see it here.`,
    de: (isShop: boolean) =>
      `Schicken Sie sich selbst den Link zu ${isShop ? 'Ihrem Shop' : 'Ihrer Website'}. Sobald eine Plattform das Bild abruft, sehen Sie es hier.`,
  },
  shareButton: { en: 'Open WhatsApp', de: 'WhatsApp öffnen' },
  continueSetup: {
    en: (at: number, all: number) => `Continue setup, step ${at} of ${all}`,
    de: (at: number, all: number) => `Einrichtung fortsetzen, Schritt ${at} von ${all}`,
  },
});
