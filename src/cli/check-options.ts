import { parseArgs } from 'node:util';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import { platformsNamed } from '#domain/audit/platforms/platform-names.ts';
import { isLanguage, type Language, type Text } from '#domain/language.ts';
import { type Config, isWebAddress, readConfig } from './config-file.ts';
import { formats, isFailOn, isFormat, type Settings } from './settings.ts';
import { type Shell, siteUrlOf } from './shell.ts';
import { wrongOptions } from './usage.ts';

export interface CheckOptions extends Settings {
  cards: boolean;
  /** Explain every issue, not only the most important ones. */
  all: boolean;
  /** JSON of several pages: each as whole as a single one. */
  details: boolean;
  /** A report for the browser, beside the output. */
  html: string | null;
  /** `diff`: the folder for images of the cards, and whether a change ends with code 1. */
  pictures: string | null;
  failOnChange: boolean;
  /** `ci`: what the target is compared with. */
  base: string | null;
  siteUrl: string | null;
}

/** `isTyped`: the command was typed wrong. A file or page that is not there is none of that. */
export type Refused = { help: true; language: Language } | { message: string; language: Language; isTyped: boolean };

/** The options, or what is wrong with them in one line. `help` is not an error. */
export function readOptions(args: string[], { folder, env }: Pick<Shell, 'folder' | 'env'>): CheckOptions | Refused {
  const parsed = parse(args);
  const typedLanguage = languageOf(args);
  const typed = typedLanguage ?? 'en';
  if ('message' in parsed) return { message: parsed.message[typed], language: typed, isTyped: true };
  const { values, positionals } = parsed;
  if (values.help) return { help: true, language: typed };
  const file = readConfig(values.config, folder);
  if ('message' in file) return { message: file.message[typed], language: typed, isTyped: false };
  const { config } = file;
  const language = typedLanguage ?? config.language ?? 'en';
  const refuse = (text: Text) => ({ message: text[language], language, isTyped: true });
  const mistake = mistakeIn(values);
  if (mistake) return refuse(mistake);
  const targets = positionals.length > 0 ? positionals : (config.targets ?? []);
  if (targets.length === 0) return refuse(wrongOptions.noAddress);
  return { ...merged(values, config), targets, language, siteUrl: siteUrlOf(env) };
}

type Values = Extract<ReturnType<typeof parse>, { values: object }>['values'];

const listOf = (text: string | undefined): string[] | undefined =>
  text?.split(',').flatMap((word) => word.trim() || []);

/** The command line wins over the file. */
function merged(values: Values, config: Config): Omit<CheckOptions, 'targets' | 'language' | 'siteUrl'> {
  const number = (text: string | undefined, other: number | undefined) =>
    text === undefined ? (other ?? null) : Number(text);
  const names = listOf(values.platform) ?? config.platforms ?? [...platformIds];
  const format = values.json ? 'json' : (values.format ?? config.format ?? 'text');
  return {
    cards: values.cards,
    all: values.all,
    details: values.details ?? config.details ?? false,
    site: values.site ?? config.site ?? false,
    baseUrl: values['base-url'] ?? config.baseUrl ?? null,
    offline: values.offline ?? config.offline ?? false,
    ignore: values.ignore ?? config.ignore ?? [],
    platforms: [...new Set(names.flatMap((name) => platformsNamed(name) ?? []))],
    limit: number(values.limit, config.limit),
    failUnder: number(values['fail-under'], config.failUnder),
    failOn: (listOf(values['fail-on']) ?? config.failOn ?? []).filter(isFailOn),
    format: isFormat(format) ? format : 'text',
    output: values.output ?? config.output ?? null,
    html: values.html ?? null,
    pictures: values.pictures ?? null,
    failOnChange: values['fail-on-change'],
    base: values.base ?? null,
  };
}

function mistakeIn(values: Values): Text | null {
  // What a script hands over when its variable is not set: not to be taken for 0, or for no platform.
  const empty = Object.entries(values).find(([, value]) => [value].flat().some((one) => one === '' || one === ','));
  if (empty) return wrongOptions.noValue(`--${empty[0]}`);
  const unknown = listOf(values.platform)?.find((name) => platformsNamed(name) === null);
  if (unknown !== undefined) return wrongOptions.noPlatform(unknown);
  const failUnder = Number(values['fail-under'] ?? 0);
  if (!(failUnder >= 0 && failUnder <= 100)) return wrongOptions.failUnder;
  const limit = Number(values.limit ?? 1);
  if (!Number.isInteger(limit) || limit < 1) return wrongOptions.limit;
  if (values.lang !== undefined && !isLanguage(values.lang)) return wrongOptions.language;
  if (values.format !== undefined && !isFormat(values.format)) return wrongOptions.format(formats.join(', '));
  const word = listOf(values['fail-on'])?.find((one) => !isFailOn(one));
  if (word !== undefined) return wrongOptions.failOn(word);
  const base = values['base-url'];
  return base === undefined || isWebAddress(base) ? null : wrongOptions.noWebAddress(base);
}

/** Mistakes are explained in the chosen language too, so it is looked for first. */
export function languageOf(args: readonly string[]): Language | null {
  const given = args
    .findLast((arg, at) => arg.startsWith('--lang=') || args[at - 1] === '--lang')
    ?.replace('--lang=', '');
  return isLanguage(given) ? given : null;
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        cards: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        details: { type: 'boolean' },
        json: { type: 'boolean', default: false },
        site: { type: 'boolean' },
        platform: { type: 'string' },
        base: { type: 'string' },
        'base-url': { type: 'string' },
        offline: { type: 'boolean' },
        ignore: { type: 'string', multiple: true },
        'fail-under': { type: 'string' },
        'fail-on': { type: 'string' },
        'fail-on-change': { type: 'boolean', default: false },
        format: { type: 'string' },
        output: { type: 'string' },
        html: { type: 'string' },
        pictures: { type: 'string' },
        config: { type: 'string' },
        lang: { type: 'string' },
        limit: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    // parseArgs explains itself in English only; its codes are documented.
    const option = /'(-[^' ]*)/.exec(error instanceof Error ? error.message : '')?.[1] ?? '';
    const isUnknown = (error as { code?: unknown }).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';
    return { message: isUnknown ? wrongOptions.unknown(option) : wrongOptions.noValue(option) };
  }
}
