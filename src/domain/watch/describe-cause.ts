import type { CheckId } from '#domain/audit/checks/check-id.ts';
import { checks } from '#domain/audit/checks/index.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { nameList } from '#domain/audit/texts/name-list.ts';
import { pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import type { Text } from '#domain/language.ts';
import type { BarrierReason, Cause, Fault } from './find-faults.ts';

/** The incident in a short line: the likeliest cause if there is one, otherwise what is wrong. */
export function describeCause({ fault, theme, writtenBy }: Cause): { title: Text; effect: Text } {
  const effect = describeFault(fault);
  if (fault.kind !== 'check') return { title: effect, effect };
  if (theme !== null) return { title: themeTitle(theme.after), effect };
  if (writtenBy !== null) return { title: authorTitle(writtenBy, fault.check), effect };
  return { title: effect, effect };
}

const themeTitle = (name: string | null): Text =>
  name === null
    ? { en: 'A new theme was published', de: 'Ein neues Theme wurde veröffentlicht' }
    : { en: `The theme ${name} was published`, de: `Das Theme ${name} wurde veröffentlicht` };

const authorTitle = (name: string, check: string): Text =>
  check === 'hasNoDuplicateTags'
    ? { en: `${name} adds tags a second time`, de: `${name} schreibt Tags doppelt` }
    : { en: `${name} changed the tags`, de: `${name} hat die Tags geändert` };

const barriers: Record<BarrierReason, (who: Text, host: string) => Text> = {
  'page-refused': (who, host) => ({
    en: `${host} shuts out ${who.en}`,
    de: `${host} sperrt ${who.de} aus`,
  }),
  'image-refused': (who, host) => ({
    en: `${host} refuses the image to ${who.en}`,
    de: `${host} verweigert ${who.de} das Bild`,
  }),
  robots: (who, host) => ({
    en: `robots.txt of ${host} keeps ${who.en} out`,
    de: `Die robots.txt von ${host} sperrt ${who.de} aus`,
  }),
};

/**
 * Checks whose own sentence names tags, sizes or platforms of one page, in words that hold for all pages of an
 * incident.
 */
const ofManyPages: Partial<Record<CheckId, Text>> = {
  hasMinHeight: { en: 'The preview image isn’t high enough', de: 'Das Vorschaubild ist nicht hoch genug' },
  hasMinWidth: { en: 'The preview image isn’t wide enough', de: 'Das Vorschaubild ist nicht breit genug' },
  hasMinSize: { en: 'The preview image is too small', de: 'Das Vorschaubild ist zu klein' },
  twitterData1: { en: 'The price line for Slack is missing', de: 'Die Preiszeile für Slack fehlt' },
  twitterData2: { en: 'The availability line for Slack is missing', de: 'Die Verfügbarkeit für Slack fehlt' },
  isPageReachable: { en: 'Some platforms can’t read the page', de: 'Einige Plattformen können die Seite nicht lesen' },
  isAllowedByRobots: { en: 'robots.txt keeps platforms out', de: 'Die robots.txt sperrt Plattformen aus' },
  getsSamePage: {
    en: 'Some platforms are redirected elsewhere',
    de: 'Einige Plattformen werden woandershin weitergeleitet',
  },
  isRequestedPage: {
    en: 'The link leads to another page than it should',
    de: 'Der Link führt nicht auf die richtige Seite',
  },
  hasFewRedirects: { en: 'The link redirects too often', de: 'Der Link leitet zu oft weiter' },
  hasCard: { en: 'Some platforms show no card', de: 'Einige Plattformen zeigen keine Karte' },
  isInsideWindow: {
    en: 'Some tags are too far down the page for WhatsApp',
    de: 'Einige Tags sind für WhatsApp zu weit unten im Quelltext',
  },
  isInHead: { en: 'Some tags are outside the <head>', de: 'Einige Tags sind außerhalb des <head>' },
  hasNoDuplicateTags: { en: 'Some tags appear more than once', de: 'Einige Tags sind mehrfach vorhanden' },
  usesPropertyAttribute: {
    en: 'Some tags use name= instead of property=',
    de: 'Einige Tags sind mit name= statt property= geschrieben',
  },
  ogUrlIsCanonical: { en: 'og:url is missing or wrong', de: 'og:url fehlt oder stimmt nicht' },
};

const shutOut: Text = {
  en: 'robots.txt now keeps us out, and every platform that follows it',
  de: 'Die robots.txt sperrt uns jetzt aus und jede Plattform, die sich daran hält',
};

function describeFault(fault: Fault): Text {
  if (fault.kind === 'unreadable')
    return fault.reason === 'robots' ? shutOut : withoutStop(known(pageFailureTexts, fault.reason) ?? worse);
  if (fault.kind === 'barrier') {
    const who = { en: nameList(fault.platforms, 'en'), de: nameList(fault.platforms, 'de') };
    return barriers[fault.reason](who, fault.host);
  }
  const general = known(ofManyPages, fault.check);
  if (general) return general;
  const check = known(checks, fault.check);
  if (check === null) return worse;
  const { text } = check;
  const said = { facts: {}, platform: platforms.whatsapp, about: [] };
  const pair = typeof text === 'function' ? text(said) : text;
  return withoutStop({ en: pair.en[1], de: pair.de[1] });
}

/** A stored cause may name a check that a later version no longer has: its incident stays readable. */
const known = <Table extends object, Key extends keyof Table>(table: Table, key: Key): Table[Key] | null =>
  Object.hasOwn(table, key) ? table[key] : null;
const worse: Text = { en: 'The preview got worse', de: 'Die Vorschau ist schlechter geworden' };

const withoutStop = ({ en, de }: Text): Text => ({ en: en.replace(/\.$/, ''), de: de.replace(/\.$/, '') });
