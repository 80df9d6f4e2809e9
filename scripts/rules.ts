// npm run rules -- --mirror DIR: holds the code that rules follow (watched-code.ts) against checkouts in DIR, and ends
// with 1 if a source changed. DIR/owner/name or DIR/name, with a work tree or bare.
//   --since 2026-01-01   which commits since then changed the watched lines
//   --write              takes the fingerprints as they are now, once the rules have been read again
// npm run rules -- --runs FILE|DIR: holds the rules against recorded runs of the lab (exported files), and ends with 1 if
// what an app showed contradicts one. Both can be asked for at once.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readLabRunFile } from '../src/contract/lab-run-file.ts';
import { type WatchedCode, watchedCode } from '../src/domain/audit/guides/watched-code.ts';
import { type Contradiction, contradictionsOf } from '../src/domain/lab/lab-run.ts';

const table = fileURLToPath(new URL('../src/domain/audit/guides/watched-code.ts', import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Null: the lines are gone. Indentation and blank lines change without changing a rule. */
export function fingerprintOf(text: string, { from, lines }: Pick<WatchedCode, 'from' | 'lines'>): string | null {
  const all = text.split('\n').map((line) => line.trim());
  const first = from === '' ? 0 : all.findIndex((line) => line.includes(from));
  if (first < 0) return null;
  const watched = from === '' ? all : all.slice(first, first + lines);
  return createHash('sha256').update(watched.filter(Boolean).join('\n')).digest('hex').slice(0, 16);
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-C', folder, ...args], {
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

function folderOf(mirror: string, repository: string): string | null {
  const name = repository.split('/').at(-1) ?? '';
  const names = [repository, repository.replace('/', '+'), name].flatMap((one) => [one, `${one}.git`, `${one}/repo`]);
  const isRepository = (folder: string) => ['.git', 'HEAD'].some((mark) => existsSync(join(folder, mark)));
  return names.map((one) => join(mirror, one)).find(isRepository) ?? null;
}

function fileAt(folder: string, commit: string, path: string): string | null {
  try {
    return git(folder, 'show', `${commit}:${path}`);
  } catch {
    return null;
  }
}

export interface ChangedLines {
  commit: string;
  subject: string;
}

/** Commits that changed the watched lines, oldest first. */
export function changesSince(folder: string, watched: WatchedCode, since: string): ChangedLines[] {
  const listed = git(folder, 'log', '--reverse', `--since=${since}`, '--format=%H %s', '--', watched.path);
  return listed
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ commit: line.slice(0, 40), subject: line.slice(41) }))
    .filter(({ commit }) => at(folder, commit, watched) !== at(folder, `${commit}^`, watched));
}

function at(folder: string, commit: string, watched: WatchedCode): string | null {
  const text = fileAt(folder, commit, watched.path);
  return text === null ? null : fingerprintOf(text, watched);
}

/** What recorded runs contradict. The newest comparison of a case on a platform counts, whichever file it is in. */
export function contradictedIn(path: string): Contradiction[] {
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => join(path, name))
    : [path];
  if (files.length === 0) throw new Error(`${path} has no files of runs`);
  const sightings = files.flatMap((file) => {
    const read = readLabRunFile(readFileSync(file, 'utf8'));
    if (!read.ok) throw new Error(`${file} is not a complete run file (${read.at})`);
    return read.file.comparisons;
  });
  return contradictionsOf(sightings);
}

function main() {
  const { values } = parseArgs({
    options: {
      mirror: { type: 'string' },
      runs: { type: 'string' },
      since: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const { mirror, runs, since, write } = values;
  if (!mirror && !runs) {
    throw new Error(
      'Name the folder with the checkouts or the recorded runs: npm run rules -- --mirror DIR --runs FILE',
    );
  }
  const changed = mirror ? holdAgainstCode(mirror, since, write) : 0;
  const contradicted = runs ? contradictedIn(runs) : [];
  for (const { platform, rule, caseId, seenOn, app, appVersion, note } of contradicted)
    say(`${red('wrong')}    ${platform} ${rule}: ${caseId}, ${app} ${appVersion}, ${seenOn}${note ? `: ${note}` : ''}`);
  if (runs && contradicted.length === 0) say('same     nothing in the runs contradicts a rule');
  process.exitCode = (changed > 0 && !write) || contradicted.length > 0 ? 1 : 0;
}

const red = (word: string) => (process.stdout.isTTY ? `\u001b[31m${word}\u001b[39m` : word);

/** How many sources have changed. */
function holdAgainstCode(mirror: string, since: string | undefined, write: boolean): number {
  let changed = 0;
  let text = readFileSync(table, 'utf8');
  for (const watched of watchedCode) {
    const { source, repository, path, from, fingerprint } = watched;
    const name = `${source}: ${repository} ${path}${from ? ` (${from})` : ''}`;
    const folder = folderOf(mirror, repository);
    if (folder === null) {
      say(`absent   ${name}`);
      continue;
    }
    if (since)
      for (const { commit, subject } of changesSince(folder, watched, since))
        say(`${commit.slice(0, 10)} ${name}: ${subject}`);
    const now = at(folder, 'HEAD', watched);
    if (now === fingerprint) say(`same     ${name}`);
    else {
      changed += 1;
      say(`changed  ${name}${now === null ? ': the lines are gone' : ''}`);
      if (write && now !== null) text = replaceFingerprint(text, watched, now);
    }
  }
  if (write) writeFileSync(table, text);
  return changed;
}

/** In the row with this path and first line. */
function replaceFingerprint(text: string, { path, from }: WatchedCode, now: string): string {
  const rows = text.split(/(?=^ {2}\{$)/m);
  const isRow = (row: string) => row.includes(`path: '${path}'`) && row.includes(from === '' ? "from: ''" : from);
  return rows.map((row) => (isRow(row) ? row.replace(/fingerprint: '[^']*'/, `fingerprint: '${now}'`) : row)).join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
