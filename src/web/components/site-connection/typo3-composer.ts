/** The extension from its ZIP, in the folder of a Composer project. test/integrations/typo3 does the same. */
export const typo3Composer = `mkdir -p packages/linkbild
unzip linkbild_*.zip -d packages/linkbild
composer config repositories.local path 'packages/*'
composer require linkbild/typo3:@dev
vendor/bin/typo3 extension:setup`;
