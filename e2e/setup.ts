import type { TestProject } from 'vitest/node';
import startDatabase from '../test/postgres-setup.ts';
import startInstance from './instance-setup.ts';

// Both at once: the instance waits for its demo project most of the time. The database is for the story of a watched
// shop, whose clock the test moves.
export default async function setup(project: TestProject) {
  const ends = await Promise.all([startDatabase(project), startInstance(project)]);
  return () => Promise.all(ends.map((end) => end()));
}
