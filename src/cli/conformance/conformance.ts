import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { refuse, refusedTarget } from '#cli/check.ts';
import { languageOf } from '#cli/check-options.ts';
import { type Paint, paintWith, scoreColour, wantsColour } from '#cli/reports/terminal.ts';
import { exits, type Shell, schemaAt, siteUrlOf } from '#cli/shell.ts';
import { usage, wrongOptions } from '#cli/usage.ts';
import { CONFORMANCE_RESULT_VERSION } from '#contract/schema-paths.ts';
import { type PlatformId, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { platformsNamed } from '#domain/audit/platforms/platform-names.ts';
import { labGroups } from '#domain/lab/lab-case.ts';
import { labSuite } from '#domain/lab/suite.ts';
import { isLanguage, type Language, type Text } from '#domain/language.ts';
import { isRight, loadAdapter, runAdapter, type ScoredCase, scoreOf } from './run-adapter.ts';

const options = {
  adapter: { type: 'string' },
  platform: { type: 'string' },
  json: { type: 'boolean', default: false },
  'fail-under': { type: 'string' },
  lang: { type: 'string', default: 'en' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** `linkbild conformance`: how much of what platforms read an adapter reads, too. */
export async function runConformance(args: string[], shell: Shell): Promise<number> {
  const language = languageOf(args) ?? 'en';
  const read = readArguments(args);
  if ('message' in read) return refuse({ message: read.message[language], language, isTyped: true }, shell);
  const { values, platform: wanted, failUnder } = read;
  if (values.help) {
    shell.print(usage[language]);
    return exits.fine;
  }
  const file = values.adapter ?? '';
  if (!statSync(resolve(shell.folder, file), { throwIfNoEntry: false })?.isFile())
    return refuse(refusedTarget(wrongOptions.noFile(file), { language }), shell);
  const adapter = await loadAdapter(file, shell.folder).catch((error: Error) => error);
  if (adapter === null || adapter instanceof Error) {
    shell.printMessage(adapter === null ? texts.noFunction[language] : `${file}: ${adapter.message}`);
    return exits.unusable;
  }
  const platform = wanted ?? adapter.platform;
  const scored = await runAdapter(adapter, labSuite().cases, platform);
  const score = scoreOf(scored);
  if (values.json) shell.print(conformanceJson({ name: adapter.name, platform, score, cases: scored }, shell));
  else printText(scored, { name: adapter.name, platform, language, shell });
  return failUnder !== null && score < failUnder ? exits.below : exits.fine;
}

const conformanceJson = (result: object, { env }: Shell): string =>
  JSON.stringify(
    { ...schemaAt(siteUrlOf(env), 'conformance'), schemaVersion: CONFORMANCE_RESULT_VERSION, ...result },
    null,
    2,
  );

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

function readArguments(
  args: string[],
): { values: Values; platform: PlatformId | null; failUnder: number | null } | { message: Text } {
  const parsed = attempt(() => parseArgs({ args, options }));
  if (parsed === null) return { message: mistakeIn(args) };
  const { values } = parsed;
  if (!isLanguage(values.lang)) return { message: wrongOptions.language };
  if (!values.adapter && !values.help) return { message: texts.noAdapter };
  const empty = Object.entries(values).find(([, value]) => value === '');
  if (empty) return { message: wrongOptions.noValue(`--${empty[0]}`) };
  const named = values.platform === undefined ? [] : platformsNamed(values.platform);
  if (named === null) return { message: wrongOptions.noPlatform(values.platform ?? '') };
  const failUnder = values['fail-under'] === undefined ? null : Number(values['fail-under']);
  if (failUnder !== null && !(failUnder >= 0 && failUnder <= 100)) return { message: wrongOptions.failUnder };
  return { values, platform: named[0] ?? null, failUnder };
}

/** An option that does not exist, or one without its value. */
function mistakeIn(args: readonly string[]): Text {
  const isUnknown = (word: string) => word.startsWith('-') && !Object.hasOwn(options, word.replace(/^-+|=.*$/g, ''));
  const unknown = args.find(isUnknown);
  if (unknown !== undefined) return wrongOptions.unknown(unknown);
  const isBare = (word: string, at: number) =>
    /^--(?:adapter|platform|fail-under|lang)$/.test(word) && !/^[^-]/.test(args[at + 1] ?? '');
  const bare = args.find(isBare);
  return bare === undefined ? texts.onlyOptions : wrongOptions.noValue(bare);
}

function attempt<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}

interface Printed {
  name: string;
  platform: PlatformId | null;
  language: Language;
  shell: Shell;
}

function printText(scored: readonly ScoredCase[], { name, platform, language, shell }: Printed): void {
  const paint = paintWith(wantsColour(shell.env, shell.isTerminal));
  for (const one of scored) printCase(one, language, paint, shell);
  for (const group of labGroups) {
    const own = scored.filter((one) => one.group === group);
    if (own.length > 0) shell.print(`${group.padEnd(14)} ${rightOf(own)}`);
  }
  const score = scoreOf(scored);
  const whose = platform === null ? texts.most[language] : platformNames[platform];
  shell.print(
    `\n${paint.bold(name)}: ${paint[scoreColour(score)](`${score} %`)} (${rightOf(scored)}), ${texts.against[language]} ${whose}`,
  );
}

const rightOf = (cases: readonly ScoredCase[]) => `${cases.filter(isRight).length} / ${cases.length}`;

function printCase({ id, question, fields, error }: ScoredCase, language: Language, paint: Paint, shell: Shell): void {
  const wrong = fields.filter((one) => !one.isRight);
  if (wrong.length === 0 && error === null) return;
  shell.print(`${paint.red('✗')} ${paint.bold(id)}  ${paint.dim(question[language])}`);
  if (error !== null) shell.print(`    ${error}`);
  else
    for (const { field, expected, got } of wrong)
      shell.print(`    ${field}: ${quoted(got)}, ${texts.expected[language]} ${quoted(expected)}`);
  shell.print('');
}

const MAX_SHOWN = 80;
const quoted = (text: string | null) => {
  if (text === null) return '–';
  return text.length > MAX_SHOWN ? `“${text.slice(0, MAX_SHOWN)}…”` : `“${text}”`;
};

const texts = {
  noAdapter: {
    en: 'Name the adapter: linkbild conformance --adapter ./theirs.mjs',
    de: 'Nennen Sie den Adapter: linkbild conformance --adapter ./ihrer.mjs',
  },
  onlyOptions: {
    en: 'conformance takes nothing but options: --adapter names the file.',
    de: 'conformance nimmt nur Optionen entgegen: --adapter nennt die Datei.',
  },
  noFunction: {
    en: 'The adapter needs a default function that takes { html, bytes, url, contentType } and gives { title, description, image, siteName }.',
    de: 'Der Adapter braucht eine Standardfunktion, die { html, bytes, url, contentType } nimmt und { title, description, image, siteName } gibt.',
  },
  expected: { en: 'expected', de: 'erwartet' },
  against: { en: 'compared with', de: 'verglichen mit' },
  most: { en: 'what most platforms read', de: 'dem, was die meisten Plattformen lesen' },
} satisfies Record<string, Text>;
