import { parseArgs } from 'node:util';
import { type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import { isLanguage, type Language, type Text } from '#domain/language.ts';
import { platformsNamed } from './platform-names.ts';
import { wrongOptions } from './usage.ts';

export interface CheckOptions {
  url: string;
  /** Given without https:// or http://: both are tried. */
  isSchemeGuessed: boolean;
  cards: boolean;
  /** Explain every issue, not only the most important ones. */
  all: boolean;
  json: boolean;
  site: boolean;
  platforms: PlatformId[];
  failUnder: number | null;
  html: string | null;
  language: Language;
  /** Maximum number of pages read from a site. */
  limit: number;
}

/** The options, or what is wrong with them in one line. `help` is not an error. */
export function readOptions(
  args: string[],
): CheckOptions | { help: true; language: Language } | { wrong: string; language: Language } {
  const language = languageOf(args);
  const wrong = (text: Text) => ({ wrong: text[language], language });
  const parsed = parse(args);
  if ('wrong' in parsed) return wrong(parsed.wrong);
  const { values, positionals } = parsed;
  if (values.help) return { help: true, language };
  const [given, ...rest] = positionals;
  if (given === undefined) return wrong(wrongOptions.noAddress);
  if (rest[0] !== undefined) return wrong(wrongOptions.twoAddresses(rest[0]));
  const address = readAddress(given);
  if (address === null) return wrong(wrongOptions.noWebAddress(given));
  const names = values.platform?.split(',') ?? [...platformIds];
  const unknown = names.find((name) => platformsNamed(name) === null);
  if (unknown !== undefined) return wrong(wrongOptions.noPlatform(unknown.trim()));
  const failUnder = values['fail-under'] === undefined ? null : Number(values['fail-under']);
  if (failUnder !== null && !(failUnder >= 0 && failUnder <= 100)) return wrong(wrongOptions.failUnder);
  const limit = Number(values.limit ?? 500);
  if (!Number.isInteger(limit) || limit < 1) return wrong(wrongOptions.limit);
  if (!isLanguage(values.lang)) return wrong(wrongOptions.language);
  return {
    ...address,
    cards: values.cards,
    all: values.all,
    json: values.json,
    site: values.site,
    platforms: [...new Set(names.flatMap((name) => platformsNamed(name) ?? []))],
    failUnder,
    html: values.html ?? null,
    language,
    limit,
  };
}

/** Mistakes are explained in the chosen language too, so it is looked for first. */
function languageOf(args: readonly string[]): Language {
  const given = args
    .findLast((arg, at) => arg.startsWith('--lang=') || args[at - 1] === '--lang')
    ?.replace('--lang=', '');
  return isLanguage(given) ? given : 'en';
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        cards: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        site: { type: 'boolean', default: false },
        platform: { type: 'string' },
        'fail-under': { type: 'string' },
        html: { type: 'string' },
        lang: { type: 'string', default: 'en' },
        limit: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    // parseArgs explains itself in English only; its codes are documented.
    const option = /'(-[^' ]*)/.exec(error instanceof Error ? error.message : '')?.[1] ?? '';
    const isUnknown = (error as { code?: unknown }).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';
    return { wrong: isUnknown ? wrongOptions.unknown(option) : wrongOptions.noValue(option) };
  }
}

/** `example.com` means https, as in a browser, else http; a name on this machine means http. */
function readAddress(given: string): { url: string; isSchemeGuessed: boolean } | null {
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(given);
  const isLocal = /^(localhost|127\.|\[::1\])/.test(given);
  const url = URL.parse(hasScheme ? given : `${isLocal ? 'http' : 'https'}://${given}`);
  if (url === null || !/^https?:$/.test(url.protocol) || url.hostname === '') return null;
  return { url: url.href, isSchemeGuessed: !hasScheme && !isLocal };
}
