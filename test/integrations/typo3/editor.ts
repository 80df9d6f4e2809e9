import { expect } from 'vitest';
import type { StandInLinkbild } from '../wordpress/stand-in-linkbild.ts';
import type { Typo3 } from './typo3.ts';

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
