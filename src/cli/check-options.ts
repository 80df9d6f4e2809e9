import { parseArgs } from 'node:util';
import { type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import { isLanguage, type Language } from '#domain/language.ts';

export interface CheckOptions {
  url: string;
  json: boolean;
  site: boolean;
  platforms: PlatformId[];
  failUnder: number | null;
  html: string | null;
  language: Language;
  /** Maximum number of pages read from a site. */
  limit: number;
}

export const usage = `npm run check -- URL [options]

  --platform slack,whatsapp   only these platforms
  --site                      every page of the site's sitemap
  --limit 200                 with --site: read at most so many pages (default 500)
  --fail-under 80             exit with 1 when the score is lower
  --html report.html          write a report to open in a browser
  --json                      one JSON object on the last line
  --lang de                   in German
  --help

Platforms: ${platformIds.join(', ')}
Exit codes: 0 fine, 1 score below --fail-under, 2 wrong usage or page not readable.
Colours follow NO_COLOR and FORCE_COLOR. Pages on this machine (localhost, 127.0.0.1, ::1) may be checked;
other private addresses only when ALLOWED_PRIVATE_HOSTS names them as host:port.`;

/** The options, or one line about what is wrong with them. `help` is not an error. */
export function readOptions(args: string[]): CheckOptions | { help: true } | { wrong: string } {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
  const { values, positionals } = parsed;
  if (values.help) return { help: true };
  const [given, ...rest] = positionals;
  if (given === undefined) return { wrong: 'Which page? Give its address.' };
  if (rest.length > 0) return { wrong: `One address at a time; "${rest[0]}" is one too many.` };
  const url = readAddress(given);
  if (url === null) return { wrong: `"${given}" is not a web address.` };
  const names = values.platform?.split(',').map((name) => name.trim().toLowerCase()) ?? platformIds;
  const unknown = names.find((name) => !isPlatform(name));
  if (unknown !== undefined) return { wrong: `"${unknown}" is not a platform. There are: ${platformIds.join(', ')}.` };
  const failUnder = values['fail-under'] === undefined ? null : Number(values['fail-under']);
  if (failUnder !== null && !(failUnder >= 0 && failUnder <= 100))
    return { wrong: '--fail-under wants a number from 0 to 100.' };
  const limit = Number(values.limit ?? 500);
  if (!Number.isInteger(limit) || limit < 1) return { wrong: '--limit wants a whole number from 1 on.' };
  if (!isLanguage(values.lang)) return { wrong: '--lang wants en or de.' };
  return {
    url,
    json: values.json,
    site: values.site,
    platforms: names.filter(isPlatform),
    failUnder,
    html: values.html ?? null,
    language: values.lang,
    limit,
  };
}

const parse = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
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

const isPlatform = (name: string): name is PlatformId => platformIds.some((id) => id === name);

/** `example.com` means https, as in a browser; a name on this machine means http. */
function readAddress(given: string): string | null {
  const text = /^[a-z][a-z\d+.-]*:\/\//i.test(given)
    ? given
    : `${/^(localhost|127\.|\[::1\])/.test(given) ? 'http' : 'https'}://${given}`;
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) && url.hostname !== '' ? url.href : null;
}
