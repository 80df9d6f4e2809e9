// In the server's place: the first run says that it is alive, then computes without end and handles no signal; the second
// ends in order. `supervise` starts this file again and again.
import { existsSync, writeFileSync } from 'node:fs';
import { supervise } from '../scripts/supervise.mjs';

const [role, mark] = process.argv.slice(2);
if (role === 'supervisor') supervise([import.meta.filename, 'server', mark]);
else if (existsSync(mark)) {
  console.log('the second run');
  process.exit(0);
} else {
  writeFileSync(mark, '');
  process.on('SIGTERM', () => process.exit(0));
  process.send('alive', () => {
    for (;;);
  });
}
