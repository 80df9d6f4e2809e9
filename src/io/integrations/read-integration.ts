import { readFile } from 'node:fs/promises';
import { packageFile } from '#io/package-files.ts';

// The files below integrations/, filled in for one project. They are the only source: what people copy from a screen is
// what the tests run.

export const integrationFiles = {
  shopify: ['snippets/linkbild.liquid', 'theme.liquid'],
  typo3: ['setup.typoscript'],
  custom: ['tags.html', 'linkbild.js', 'linkbild.php', 'src/Images.php'],
} as const;
/** The PHP package has its own folder. */
const folders = new Map<string, string>([
  ['linkbild.php', 'php'],
  ['src/Images.php', 'php'],
]);
export type System = keyof typeof integrationFiles;

export interface IntegrationFile {
  /** The file name, and where it goes in the person's system. */
  name: string;
  code: string;
}

const texts = new Map<string, Promise<string>>();
function textOf(path: string): Promise<string> {
  const known = texts.get(path) ?? readFile(packageFile(`integrations/${path}`), 'utf8');
  texts.set(path, known);
  return known;
}

interface ProjectValues {
  imagesUrl: string;
  projectUuid: string;
  pageUrl: string;
}

export function readIntegration(system: System, values: ProjectValues): Promise<IntegrationFile[]> {
  // Every position is known: none of these values can break out of its quotes.
  const filled = new Map(
    Object.entries({
      IMAGES_URL: values.imagesUrl.replace(/['"<>\\]/g, encodeURIComponent),
      PROJECT_UUID: values.projectUuid,
      PAGE_URL: encodeURIComponent(values.pageUrl),
    }),
  );
  return Promise.all(
    integrationFiles[system].map(async (name) => ({
      name,
      code: (await textOf(`${folders.get(name) ?? system}/${name}`)).replace(
        /%([A-Z_]+)%/g,
        (all, key: string) => filled.get(key) ?? all,
      ),
    })),
  );
}
