import { afterAll, beforeAll } from 'vitest';
import { typo3Files } from '#io/integrations/php-files.ts';
import { apiUrl, type Php, project, startPhp } from './php.ts';

export interface Row {
  uid: number;
  [field: string]: string | number | undefined;
}
type Answer = { status: number; body: unknown } | 'timeout';

/** What the stand-ins of TYPO3 hold. */
export interface Typo3Double {
  version?: 12 | 13;
  seo?: boolean;
  extensions?: string[];
  settings?: Record<string, unknown>;
  configuration?: Record<string, unknown>;
  rows?: Record<string, Row[]>;
  registry?: Record<string, Record<string, unknown>>;
  files?: Record<string, object[]>;
  answers?: Answer[];
  newsRoute?: boolean;
}

export const connected = {
  linkbild: {
    main: {
      ...project,
      apiUrl,
      token: 'lbs_secret',
      title: 'Halm & Ton',
      screenUrl: 'https://linkbild.example/project/1',
      isBroken: false,
    },
  },
};

export const accepted: Answer = { status: 202, body: { accepted: 1, ignored: [] } };

/** The extension in a PHP of its own for a group of tests; `ask` calls what typo3.php has. */
export function startTypo3() {
  let php: Php;
  beforeAll(async () => {
    php = await startPhp('8.1');
    for (const [path, content] of await typo3Files()) php.write(`/${path}`, content);
    php.add('test/php/typo3-doubles', '/doubles');
    php.add('test/php/typo3.php', '/typo3.php');
  });
  afterAll(() => php.stop());
  return {
    php: () => php,
    ask: <Outcome>(question: string, double: Typo3Double, input: object = {}) =>
      php.run<Outcome>('/typo3.php', {
        question,
        double: { version: 13, seo: true, rows: {}, registry: connected, sent: [], answers: [accepted], ...double },
        ...input,
      }),
  };
}
