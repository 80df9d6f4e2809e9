// linkbild check: audits pages, sites and builds from the terminal. Needs no database.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import type { Text } from '#domain/language.ts';
import { type CheckOptions, type Refused, readOptions } from './check-options.ts';
import { outcomeOf, scoreOfChecked } from './outcome.ts';
import { renderHtml, renderReport } from './reports/render-report.ts';
import { reportUnreadJson } from './reports/report-json.ts';
import { paintWith, plain, progressBar, wantsColour } from './reports/terminal.ts';
import type { Settings } from './settings.ts';
import { exits, type Shell, userAgentOf } from './shell.ts';
import { checkTargets } from './targets/check-targets.ts';
import type { Checked, UnreadPage } from './targets/checked.ts';
import { readTargets } from './targets/target.ts';
import { usage, wrongOptions } from './usage.ts';
import { withFetch } from './with-fetch.ts';

const words = {
  written: { en: 'Report saved to', de: 'Bericht gespeichert:' },
  score: { en: 'Score', de: 'Punktzahl' },
} satisfies Record<string, Text>;

export async function runCheck(args: string[], shell: Shell): Promise<number> {
  const options = readOptions(args, shell);
  if (isRefused(options)) return refuse(options, shell);
  const targets = readTargets(options, shell.folder);
  if ('message' in targets) return refuse(refusedTarget(targets.message, options), shell);
  return withFetch(targets.targets, { ...options, shell }, async (safeFetch) => {
    const bar = progressBar(shell.progress, shell.env);
    const targetOptions = { ...auditOptions(options, shell), onPage: bar.draw };
    const checked = await checkTargets(safeFetch, targets.targets, targetOptions);
    bar.clear();
    return report(checked, options, shell);
  });
}

export const isRefused = (options: CheckOptions | Refused): options is Refused =>
  'help' in options || 'message' in options;

export function refuse(refused: Refused, shell: Shell): number {
  if ('help' in refused) {
    shell.print(usage[refused.language]);
    return exits.fine;
  }
  // The whole help is longer than a terminal: the mistake would scroll out of view.
  shell.printMessage(
    refused.isTyped ? `${refused.message}\n${wrongOptions.seeHelp[refused.language]}` : refused.message,
  );
  return exits.unusable;
}

/** Valid options that cannot be carried out. */
export const refusedTarget = (message: Text, { language }: Pick<Settings, 'language'>): Refused => ({
  message: message[language],
  language,
  isTyped: false,
});

export const auditOptions = (settings: CheckOptions, { env, folder }: Shell) => ({
  ...settings,
  typedIn: folder,
  userAgent: userAgentOf(settings.siteUrl),
  acceptLanguage: settings.language,
  imagesUrls: [env.IMAGES_URL ?? (settings.siteUrl && `${settings.siteUrl}/images`)].filter((url) => url != null),
});

async function report(checked: Checked, options: CheckOptions, shell: Shell): Promise<number> {
  const { language } = options;
  if (checked.pages.length === 0) return nothingRead(checked, options, shell);
  if (options.html !== null) await save(options.html, renderHtml(checked, language), options, shell);
  const paint = paintWith(options.output === null && wantsColour(shell.env, shell.isTerminal));
  const text = renderReport(checked, options, { paint, columns: shell.columns });
  if (options.output === null) shell.print(text);
  else {
    await save(options.output, text, options, shell);
    shell.printMessage(`${words.score[language]} ${scoreOfChecked(checked).score}/100`);
  }
  const { code, why } = outcomeOf(checked, options);
  for (const one of why) shell.printMessage(one[language]);
  return code;
}

function nothingRead({ unread: [first] }: Checked, options: CheckOptions, shell: Shell): number {
  if (first && options.format === 'json') shell.print(reportUnreadJson(first, options));
  shell.printMessage(
    first ? explain(first, options) : wrongOptions.noPages(options.targets.join(', '))[options.language],
  );
  return exits.unusable;
}

export async function save(file: string, text: string, { language }: Settings, shell: Shell): Promise<void> {
  const path = resolve(shell.folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  shell.printMessage(`${words.written[language]} ${path}`);
}

export function explain({ reason, url, status, detail }: UnreadPage, { language }: Settings): string {
  const more = status === null ? detail : `HTTP ${status}`;
  return `${plain(url)}: ${pageFailureTexts[reason][language]}${more ? ` (${plain(more)})` : ''}`;
}
