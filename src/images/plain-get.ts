// The request of a link preview bot, read without Node's parser: one whole, plain GET and nothing else. This is no second
// parser of HTTP: whatever is not beyond doubt (another method, a body, a range, half a head, two requests at once, a header
// nobody knows, an odd byte) is null here and goes to Node untouched.

export interface PlainGet {
  /** Path and query as they stand in the request. */
  address: string;
  host: string;
  userAgent: string | undefined;
  accept: string | undefined;
  ifNoneMatch: string | undefined;
  fetchSite: string | undefined;
}

/** Larger heads are rare and go the plain way. */
const MAX_HEAD = 4_000;

/** Lines of visible characters, each ended by CR LF, and one empty line, at the very end. */
const wholeHead = /^GET \/[!-~]* HTTP\/1\.1\r\n(?:[!-~][\t -~]*\r\n)+\r\n$/;

/** Read here. Named twice they say two things. */
const read = new Map([
  ['host', 'host'],
  ['user-agent', 'userAgent'],
  ['accept', 'accept'],
  ['if-none-match', 'ifNoneMatch'],
  ['sec-fetch-site', 'fetchSite'],
] as const satisfies [string, keyof PlainGet][]) as ReadonlyMap<string, Exclude<keyof PlainGet, 'address'>>;

/** Change nothing about the picture or about where the request ends. */
const harmless = new Set([
  'accept-charset',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'cookie',
  'dnt',
  'forwarded',
  'from',
  'if-modified-since',
  'origin',
  'pragma',
  'priority',
  'referer',
  'save-data',
  'sec-ch-ua',
  'sec-ch-ua-mobile',
  'sec-ch-ua-platform',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-user',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
  'x-request-id',
]);

/** Bots ask for the same picture with the same letters: what was read once is not read again. 2 MB at most. */
const known = new Map<string, PlainGet>();
const MAX_KNOWN = 2_000;
const MAX_KNOWN_CHARACTERS = 1_000;

export function readPlainGet(bytes: Buffer): PlainGet | null {
  if (bytes.length > MAX_HEAD) return null;
  const text = bytes.toString('latin1');
  const before = known.get(text);
  if (before) return before;
  const found = readHead(text);
  if (found && text.length <= MAX_KNOWN_CHARACTERS) {
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(text, found);
  }
  return found;
}

function readHead(text: string): PlainGet | null {
  if (!wholeHead.test(text)) return null;
  const firstEnd = text.indexOf('\r\n');
  const found: PlainGet = {
    address: text.slice('GET '.length, firstEnd - ' HTTP/1.1'.length),
    host: '',
    userAgent: undefined,
    accept: undefined,
    ifNoneMatch: undefined,
    fetchSite: undefined,
  };
  for (let at = firstEnd + 2; at < text.length - 2; ) {
    const end = text.indexOf('\r\n', at);
    const colon = text.indexOf(':', at);
    if (colon < 0 || colon > end) return null;
    const name = text.slice(at, colon).toLowerCase();
    const field = read.get(name);
    if (field) {
      if (found[field]) return null;
      found[field] = text.slice(colon + 1, end).trim();
    } else if (name === 'connection') {
      if (
        text
          .slice(colon + 1, end)
          .trim()
          .toLowerCase() !== 'keep-alive'
      )
        return null;
    } else if (!harmless.has(name)) return null;
    at = end + 2;
  }
  return found.host === '' ? null : found;
}
