import { expect } from 'vitest';
import type { StandInLinkbild } from '../wordpress/stand-in-linkbild.ts';
import type { Typo3 } from './typo3.ts';

/** TypoScript with a tag of its own, which ours has to replace, and the detail view of EXT:news where a URL names a record. */
const typoScript = `
page = PAGE
page.meta.og:image = https://example.com/of-typoscript.jpg
page.meta.og:image.attribute = property
page.10 = CONTENT
page.10.table = tt_content
page.10.select.orderBy = sorting
[traverse(request.getPageArguments().getArguments(), "tx_news_pi1/news") > 0]
page.20 = EXTBASEPLUGIN
page.20.extensionName = News
page.20.pluginName = NewsDetail
[end]
`;

/** Pages of a small site, with their translations, as their uids. */
export type Content = Record<'about' | 'team' | 'folder' | 'news' | 'text' | 'brass', number>;

export function makeContent(site: Typo3): Promise<Content> {
  return site.php(`
    foreach (rows('sys_template') as $row) { save([], ['sys_template' => [$row['uid'] => ['delete' => 1]]]); }
    $made = save([
      'sys_template' => ['NEW0' => ['pid' => 1, 'title' => 'Site', 'root' => 1, 'clear' => 3,
        'include_static_file' => 'EXT:fluid_styled_content/Configuration/TypoScript/,EXT:news/Configuration/TypoScript',
        'config' => ${JSON.stringify(typoScript).replaceAll('$', '\\$')}]],
      'pages' => [
        'NEWabout' => ['pid' => 1, 'title' => 'About us', 'hidden' => 0],
        'NEWteam' => ['pid' => 'NEWabout', 'title' => 'Our team', 'hidden' => 0],
        'NEWfolder' => ['pid' => 1, 'title' => 'Records', 'doktype' => 254, 'hidden' => 0],
        'NEWnews' => ['pid' => 1, 'title' => 'News', 'hidden' => 0],
      ],
    ]);
    $made += save(['tt_content' => ['NEWtext' => ['pid' => $made['NEWabout'], 'CType' => 'text', 'bodytext' => 'Lamps since 1921']]]);
    $made += save(['tx_news_domain_model_news' => ['NEWbrass' => [
      'pid' => $made['NEWfolder'], 'title' => 'Brass is back', 'path_segment' => 'brass-is-back', 'datetime' => time() - 60,
      'bodytext' => 'In every room.', 'hidden' => 0]]]);
    // EXT:seo would show this image.
    reference('og_image', 1);
    $names = ['about', 'team', 'folder', 'news', 'text', 'brass'];
    return array_combine($names, array_map(static fn ($name) => (int)$made['NEW' . $name], $names));`);
}

/** An hourly task of the scheduler that sends the changes; gives its uid. TYPO3 14 has a type of task for each command. */
export const makeTask = (site: Typo3): Promise<number> =>
  site.php(
    site.major >= 14
      ? `$made = save(['tx_scheduler_task' => ['NEW1' => ['pid' => 0, 'tasktype' => 'linkbild:send',
          'execution_details' => ['start' => time(), 'interval' => 3600]]]]);
        return (int)$made['NEW1'];`
      : `$task = new TYPO3\\CMS\\Scheduler\\Task\\ExecuteSchedulableCommandTask();
        $task->setCommandIdentifier('linkbild:send');
        $task->registerRecurringExecution(time(), 3600);
        TYPO3\\CMS\\Core\\Utility\\GeneralUtility::makeInstance(TYPO3\\CMS\\Scheduler\\Domain\\Repository\\SchedulerTaskRepository::class)->add($task);
        return $task->getTaskUid();`,
  );

/** A value as JSON in a PHP text. */
export const inPhp = (value: unknown) => `'${JSON.stringify(value).replace(/[\\']/g, '\\$&')}'`;

export type Editor = ReturnType<typeof createEditor>;

/** Saves as the backend does, through the DataHandler, and gives what Linkbild was told. */
export function createEditor(site: Typo3, linkbild: StandInLinkbild) {
  const told = () => {
    const lines = linkbild.changes.splice(0).map(({ url, change }) => `${change} ${url.replace(site.url, '')}`);
    return lines.toSorted();
  };
  return {
    told,
    async save(table: string, uid: number | 'NEW1', fields: object, workspace = 0) {
      const data = `[$uid => json_decode(${inPhp(fields)}, true)]`;
      await site.php(`$uid = ${JSON.stringify(uid)}; return save(['${table}' => ${data}], [], ${workspace});`);
      return told();
    },
    async command(table: string, uid: number, name: string, value = '1', workspace = 0) {
      await site.php(`return save([], ['${table}' => [${uid} => ['${name}' => ${value}]]], ${workspace});`);
      return told();
    },
    /** Publishes a version that was made in the first workspace. */
    async publish(table: string, uid: number, version: number) {
      return this.command(table, uid, 'version', `['action' => 'publish', 'swapWith' => ${version}]`, 1);
    },
    /** uid of the one record with this value. */
    async find(table: string, column: string, value: number) {
      const rows = await site.php<{ uid: number }[]>(`return rows('${table}', ['${column}' => ${value}]);`);
      expect(rows).toHaveLength(1);
      return rows[0]?.uid ?? 0;
    },
  };
}
