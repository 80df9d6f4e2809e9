import { countedPlatforms, type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import type { Text } from '#domain/language.ts';
import { labCases } from './cases.ts';
import { fillTemplate, labContentType } from './fill-page.ts';
import { labEvidence, type ReadField, type ReadValues, readBy, readFields } from './lab-cards.ts';
import { type LabCase, type LabGroup, pageAddress } from './lab-case.ts';

// The lab's pages for everybody: what each platform reads from them by our rules, so that any previewer or extractor
// can be scored (docs/decisions/070-a-suite-for-everybody.md).

/** The topic of a question. One wrong habit of a tool then costs it the cases that ask for it, and not all of them. */
const fieldsOf = (group: LabGroup): readonly ReadField[] =>
  group === 'title' || group === 'description' || group === 'siteName' || group === 'image'
    ? [group]
    : ['title', 'image'];

/** A real top-level domain: some libraries reject reserved ones. */
const place = { siteUrl: 'https://www.example.com', token: 'run' };

export interface SuiteCase {
  id: string;
  group: LabGroup;
  question: Text;
  url: string;
  contentType: string;
  encoding: 'utf-8' | 'latin1';
  /** Complete, except that `{{filler:1000}}` stands for a comment of 1,000 bytes. */
  html: string;
  /** Null: the answer depends on more than the page. */
  expected: SuiteAnswer | null;
}

export interface SuiteAnswer {
  /**
   * What at least two thirds of the platforms that count read, for what the case asks about; a field on which they
   * disagree is absent.
   */
  most: Partial<ReadValues>;
  /** Where a platform reads something else. */
  platforms: Partial<Record<PlatformId, Partial<ReadValues>>>;
}

export interface Suite {
  format: 'linkbild-lab-cases';
  version: 1;
  cases: SuiteCase[];
}

export const labSuite = (): Suite => ({ format: 'linkbild-lab-cases', version: 1, cases: labCases.map(suiteCase) });

function suiteCase(labCase: LabCase): SuiteCase {
  const { id, group, question, encoding = 'utf-8' } = labCase;
  return {
    id,
    group,
    question,
    url: pageAddress(place, labCase),
    contentType: labContentType(labCase),
    encoding,
    html: fillTemplate(labCase.html, place, labCase, { keepsFiller: true }),
    expected: labCase.needs === undefined ? answerOf(labCase) : null,
  };
}

function answerOf(labCase: LabCase): SuiteAnswer {
  const evidence = labEvidence(labCase, place);
  const read = new Map(platformIds.map((id) => [id, readBy(evidence, id)]));
  const most: Partial<ReadValues> = {};
  const fields = fieldsOf(labCase.group);
  for (const field of fields) {
    const votes = countedPlatforms.map((id) => read.get(id)?.[field] ?? null);
    const winner = votes.find((vote) => votes.filter((other) => other === vote).length >= (votes.length * 2) / 3);
    if (winner !== undefined) most[field] = winner;
  }
  const platforms: SuiteAnswer['platforms'] = {};
  for (const [id, values] of read) {
    const other = fields.filter((field) => !Object.hasOwn(most, field) || most[field] !== values[field]);
    if (other.length > 0) platforms[id] = Object.fromEntries(other.map((field) => [field, values[field]]));
  }
  return { most, platforms };
}

/** The expected fields of a platform's previewer; null: of one for no platform in particular. */
export const expectedOf = ({ most, platforms }: SuiteAnswer, platform: PlatformId | null): Partial<ReadValues> =>
  platform === null ? most : { ...most, ...platforms[platform] };

export interface ScoredField {
  field: ReadField;
  expected: string | null;
  got: string | null;
  isRight: boolean;
}

/** Every requested field. White space at the ends and runs of it do not count, nor does how a URL is written. */
export function scoreAnswer(
  answer: SuiteAnswer,
  got: Partial<Record<ReadField, unknown>>,
  platform: PlatformId | null,
): ScoredField[] {
  const expected = expectedOf(answer, platform);
  return readFields.flatMap((field) => {
    if (!Object.hasOwn(expected, field)) return [];
    const wanted = expected[field] ?? null;
    const found = plain(got[field]);
    const isRight = field === 'image' ? sameUrl(found, wanted) : found === plain(wanted);
    return [{ field, expected: wanted, got: found, isRight }];
  });
}

function plain(value: unknown): string | null {
  const text = typeof value === 'string' ? value.normalize().replace(/\s+/g, ' ').trim() : '';
  return text === '' ? null : text;
}

const sameUrl = (a: string | null, b: string | null): boolean =>
  a === b || (a !== null && b !== null && URL.parse(a)?.href === URL.parse(b)?.href);
