// Prints the lab's cases as JSON: what scripts/package.mjs puts into the npm package.
import { labSuite } from '../src/domain/lab/suite.ts';

process.stdout.write(`${JSON.stringify(labSuite())}\n`);
