import tags from '../../../../../integrations/custom/tags.html?raw';
import phpUse from '../../../../../integrations/php/linkbild.php?raw';
import phpClass from '../../../../../integrations/php/src/Images.php?raw';
import typoScript from '../../../../../integrations/typo3/setup.typoscript?raw';
import { type Addresses, type CodeExample, filled } from './code.ts';

// Files of integrations/, which tests run; only the URLs are filled in here.

const composer = `{
  "repositories": [{ "type": "path", "url": "linkbild" }],
  "require": { "linkbild/linkbild": "*" }
}`;

export const wordpressCode: CodeExample[] = [{ title: 'WP-CLI', code: 'wp plugin install linkbild.zip --activate' }];

export const phpCode = (site: Pick<Addresses, 'imagesUrl'>, titles: { whole: string }): CodeExample[] => [
  { title: 'linkbild.php', code: filled(phpUse, site) },
  { title: 'composer.json', code: composer },
  { title: `src/Images.php ${titles.whole}`, code: phpClass.trim(), isLong: true },
];

export const typo3Code = (
  site: Pick<Addresses, 'imagesUrl'>,
  titles: { composer: string; connect: string; without: string },
): CodeExample[] => [
  { title: titles.composer, code: 'composer require linkbild/typo3:@dev\nvendor/bin/typo3 extension:setup' },
  {
    title: titles.connect,
    code: "vendor/bin/typo3 linkbild:connect main '7K3M-Q9TA-0XVB-W2ZE@linkbild.example'\nvendor/bin/typo3 linkbild:send",
  },
  { title: titles.without, code: filled(typoScript, site), isLong: true },
];

export const htmlCode = (site: Pick<Addresses, 'imagesUrl'>): CodeExample[] => [
  { title: 'HTML', code: filled(tags, site) },
];
