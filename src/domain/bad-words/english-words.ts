// English bad words, found by the obscenity library. It also matches inside other words, so a hit counts only if it is
// the whole word, an inflection of it, or a compound with a word that has no harmless relatives.
import { englishDataset, englishRecommendedTransformers, type MatchPayload, RegExpMatcher } from 'obscenity';

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

/** Words are passed in lines of about this length: the library's run time grows with the square of the text. */
const LINE = 400;

/** Bad anywhere in a word, apart from the harmless words below. */
const strong = new Set(['fuck', 'shit', 'cunt', 'nigger', 'faggot', 'bitch', 'whore', 'motherfucker']);
const harmless =
  /^(?:shi+take.*|mishit.*|niggard.*|.*matsushita.*|.*lipshitz|traffick.*|scunthorpe.*|.*knigge.*|whorl.*)$/;
const endings = /^(?:|s|es|e?d|e?rs?|ing|z|heads?|holes?|faces?|wads?|bags?|suckers?|gots?)$/;
const strongEndings = /^\p{L}*$/u;

/** Also German words (thick, ace). They count only in text that is not German. */
const germanToo = new Set(['dick', 'ass', 'dicks']);
const germanForms = /^dick(?:e[mnrs]?|er(?:e[mnrs]?)?|ste[mnrs]?)$/;

function counts(match: MatchPayload, line: string, isGerman: boolean): boolean {
  const start = line.lastIndexOf(' ', match.startIndex) + 1;
  const space = line.indexOf(' ', match.startIndex);
  const word = line.slice(start, space === -1 ? line.length : space);
  if (harmless.test(word) || germanForms.test(word)) return false;
  if (isGerman && germanToo.has(word)) return false;
  const before = line.slice(start, match.startIndex);
  const hit = line.slice(match.startIndex, match.endIndex + 1);
  const after = line.slice(match.endIndex + 1, start + word.length);
  const name = englishDataset.getPayloadWithPhraseMetadata(match).phraseMetadata?.originalWord ?? '';
  // The library allows any symbol for the u; fackel, flick and fock are other words.
  if (name === 'fuck' && /^f+[aeio]/.test(hit)) return false;
  // Its pattern includes the preceding letter: Kanal.
  if (name === 'anal' && !/^[a@4]/.test(hit)) return false;
  if (name === 'sex' && after !== '') return false;
  if (strong.has(name)) return strongEndings.test(after);
  return before === '' && endings.test(after);
}

export function hasEnglishBadword(words: string[], isGerman: boolean): boolean {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.length > LINE) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.some((line) => matcher.getAllMatches(line).some((match) => counts(match, line, isGerman)));
}
