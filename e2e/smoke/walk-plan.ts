import { type Language, languages } from '#domain/language.ts';
import { screenGroups } from '#web/screens.ts';
import { changedFiles } from '../../scripts/test/size.mjs';
import { byTurns, isWhole } from '../../test/size.ts';

// Who opens which screen in which language. In a small run each screen is opened once: person and language take turns
// from commit to commit. A screen whose file has changed is opened by everybody in both languages, as all of them are in
// a whole run.

const people = ['visitor', 'editor', 'superadmin'] as const;
export type Person = (typeof people)[number];
type Group = keyof typeof screenGroups;

const needsLogin = new Set<Group>(['app', 'superadmin', 'project', 'settings', 'projectSuperadmin']);
/** Screens that only super admins open. */
export const needsSuperAdmin: ReadonlySet<string> = new Set<Group>(['superadmin', 'projectSuperadmin']);

/** Logging out would end the person's session for the screens after it; a store is only connected with Shopify's keys. */
const apart = new Set(['logout', 'connectShop']);

/** Only in the frame of a shop's admin, and only with the app's keys: e2e/shopify.e2e.ts opens them. */
const groups = (Object.keys(screenGroups) as Group[]).filter((group) => group !== 'shopify');

/** A change of more screens than these is a change of form (a rename, new imports): they take turns as usual. */
const MAX_CHANGED = 12;

export interface PlannedScreen {
  group: Group;
  name: string;
  paths: Record<Language, string>;
  /** Judged at every width, in both languages, by everybody. */
  isWhole: boolean;
  openedBy: Person;
  language: Language;
  /** Whether axe, which takes longer than all the rest, judges it: a third of the screens, others with another commit. */
  isJudged: boolean;
}

export function planWalk(changed = changedFiles()): PlannedScreen[] {
  const all = groups.flatMap((group) =>
    Object.entries(screenGroups[group])
      .filter(([name]) => !apart.has(name))
      .map(([name, { file, en, de }]) => ({ group, name, file, paths: { en, de } })),
  );
  const touched = new Set(all.filter(({ file }) => isTouched(file, changed)).map(({ name }) => name));
  const areJudgedWhole = touched.size <= MAX_CHANGED;
  return all.map(({ group, name, paths }) => ({
    group,
    name,
    paths,
    isWhole: isWhole || (areJudgedWhole && touched.has(name)),
    openedBy: one(byTurns(`who opens ${name}`, readersOf(group)).at(0)),
    language: one(byTurns(`language of ${name}`, languages).at(0)),
    isJudged: byTurns(`axe on ${name}`, [true, false, false]).includes(true),
  }));
}

/** The file of the screen itself, or one of the folder of its parts. */
const isTouched = (file: string, changed: string[]) =>
  changed.some(
    (path) => path === `src/web/routes/${file}` || path.startsWith(`src/web/routes/${file.replace(/\.tsx$/, '/')}`),
  );

const readersOf = (group: Group) => people.filter((person) => accessOf(person, group) === 'open');

export function accessOf(person: Person, group: Group): 'open' | 'login' | 'forbidden' {
  if (person === 'visitor' && needsLogin.has(group)) return 'login';
  return person !== 'superadmin' && needsSuperAdmin.has(group) ? 'forbidden' : 'open';
}

function one<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('nobody may open this screen');
  return value;
}
