import { afterAll, beforeAll } from 'vitest';
import { type Php, type PhpVersion, startPhp } from './php.ts';

export const project = {
  imagesUrl: 'https://linkbild.example/images',
  projectUuid: '7e3f0f6e-9a53-4f43-9d86-0d2b6f4c9a11',
};
export const apiUrl = 'https://linkbild.example/api';

/** integrations/php in a PHP of its own for a group of tests; `ask` calls what library.php has. */
export function startLibrary(version: PhpVersion) {
  let php: Php;
  beforeAll(async () => {
    php = await startPhp(version);
    php.add('integrations/php', '/linkbild');
    php.add('test/php/library.php', '/library.php');
  });
  afterAll(() => php.stop());
  return {
    php: () => php,
    ask: <Answer>(question: string, input: object = {}) =>
      php.run<Answer>('/library.php', { ...project, apiUrl, question, ...input }),
  };
}
