// Texts that make a regular expression work as hard as it can: for every part that it repeats, that part's own letters
// again and again, after what leads up to it and before something that cannot follow. A small reader of the pattern's
// grammar; what it does not know (named groups' contents, Unicode sets) it takes for a letter.

interface Node {
  /** A text that matches, by the number of the letter chosen from each class. */
  example(choice: number): string;
  /** Texts before and of each part that is repeated without end. */
  loops(before: string): { before: string; body: string[] }[];
}

/** What pages are made of. */
const letters = [
  ...' \n\ta0-A./,"\'<>=&:;[]{}()_#%@*+!?|\\',
  'b',
  'e',
  'f',
  'n',
  'r',
  's',
  't',
  'x',
  '1',
  'ä',
  '\u00a0',
  '\ue000',
];
/** Of one class: enough to meet a neighbour that takes the same letters. */
const MAX_CHOICES = 8;

export function attacksOn(pattern: string, flags: string, length: number): string[] {
  const tree = new PatternReader(pattern, flags).alternatives();
  const found = new Set<string>();
  const repeated = (unit: string) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  for (const { before, body } of tree.loops('')) {
    for (const unit of body.filter((text) => text !== '')) {
      found.add(`${before}${repeated(unit)}\u0001`);
      found.add(`${repeated(before + unit)}\u0001`);
      found.add(`\u0001${before}${repeated(unit)}\n\u0001${unit}`);
    }
  }
  return [...found];
}

const text = (value: string): Node => ({ example: () => value, loops: () => [] });

class PatternReader {
  #at = 0;
  readonly #pattern: string;
  readonly #flags: string;

  constructor(pattern: string, flags: string) {
    this.#pattern = pattern;
    this.#flags = flags.replace(/[gy]/g, '');
  }

  alternatives(): Node {
    const branches = [this.#sequence()];
    while (this.#pattern[this.#at] === '|') {
      this.#at += 1;
      branches.push(this.#sequence());
    }
    return {
      example: (choice) => branches[choice % branches.length]?.example(choice) ?? '',
      loops: (before) => branches.flatMap((branch) => branch.loops(before)),
    };
  }

  #sequence(): Node {
    const parts: Node[] = [];
    while (this.#at < this.#pattern.length && !'|)'.includes(this.#pattern[this.#at] ?? ''))
      parts.push(this.#repeated());
    const example = (choice: number) => parts.map((part) => part.example(choice)).join('');
    return {
      example,
      loops: (before) => {
        let path = before;
        return parts.flatMap((part) => {
          const own = part.loops(path);
          path += part.example(0);
          return own;
        });
      },
    };
  }

  #repeated(): Node {
    const atom = this.#atom();
    const [whole, least = '', comma, most = ''] =
      /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(this.#pattern.slice(this.#at)) ?? [];
    if (whole === undefined) return atom;
    this.#at += whole.length;
    const min = whole[0] === '+' ? 1 : Number(least);
    const isEndless = whole[0] === '*' || whole[0] === '+' || (comma === ',' && (most === '' || Number(most) >= 50));
    const bodies = () => [...new Set(Array.from({ length: MAX_CHOICES }, (_, choice) => atom.example(choice)))];
    return {
      example: (choice) => atom.example(choice).repeat(Math.min(min, 100)),
      loops: (before) => [...atom.loops(before), ...(isEndless ? [{ before, body: bodies() }] : [])],
    };
  }

  #atom(): Node {
    const rest = this.#pattern.slice(this.#at);
    const [group] = /^\((?:\?(?:<?[=!]|:|<[^>]+>|[a-z-]+:))?/.exec(rest) ?? [];
    if (group !== undefined) {
      this.#at += group.length;
      const inside = this.alternatives();
      this.#at += 1;
      // What a lookaround sees is not consumed, but its loops run.
      return /^\(\?<?[=!]/.test(group) ? { example: () => '', loops: inside.loops } : inside;
    }
    const [anchor] = /^(?:[\^$]|\\[bB])/.exec(rest) ?? [];
    if (anchor !== undefined) {
      this.#at += anchor.length;
      return text('');
    }
    const [single = ''] =
      /^(?:\[(?:\\.|[^\]\\])*\]|\\(?:u\{[0-9a-f]+\}|u[0-9a-f]{4}|x[0-9a-f]{2}|c[A-Za-z]|[pP]\{[^}]*\}|k<[^>]+>|\d+|.)|.)/is.exec(
        rest,
      ) ?? [];
    this.#at += Math.max(1, single.length);
    if (/^\\(?:[1-9]|k<)/.test(single)) return text('');
    const isClass = /^(?:\[|\.|\\[dDsSwWpP])/.test(single);
    const alone = new RegExp(`^(?:${single})$`, this.#flags);
    if (!isClass) return text(literalOf(single, alone));
    const taken = letters.filter((letter) => alone.test(letter));
    const chosen = taken.length > 0 ? taken : [firstOf(alone)];
    return { example: (choice) => chosen[choice % Math.min(chosen.length, MAX_CHOICES)] ?? '', loops: () => [] };
  }
}

const literalOf = (single: string, alone: RegExp): string =>
  single.length === 1 ? single : single.length === 2 && alone.test(single.slice(1)) ? single.slice(1) : firstOf(alone);

function firstOf(alone: RegExp): string {
  for (let code = 0; code < 0x10000; code++) {
    const letter = String.fromCharCode(code);
    if (alone.test(letter)) return letter;
  }
  return '\u{1f600}';
}
