/** What README tells an operator to run, what the Dockerfile runs, and what `npm run test:deploy` runs. */
export const buildCommands = ['npm ci --omit=dev', 'npm run build', 'npm prune --omit=dev --omit=peer'];
export const startCommand = ['node', 'scripts/serve.mjs'];
