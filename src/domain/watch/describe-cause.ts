import { checks } from '#domain/audit/checks/index.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { nameList } from '#domain/audit/texts/name-list.ts';
import { pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import type { Text } from '#domain/language.ts';
import type { BarrierReason, Fault } from './find-faults.ts';
import type { Cause } from './name-cause.ts';

/** What happened, in a short line: the likeliest cause if there is one, otherwise what is wrong. */
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

function describeFault(fault: Fault): Text {
  if (fault.kind === 'unreadable') return withoutStop(known(pageFailureTexts, fault.reason) ?? worse);
  if (fault.kind === 'barrier') {
    const who = { en: nameList(fault.platforms, 'en'), de: nameList(fault.platforms, 'de') };
    return barriers[fault.reason](who, fault.host);
  }
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
