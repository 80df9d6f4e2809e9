import { reloadOnMissingChunk } from './enhance/reload-on-missing-chunk.ts';

// Small on purpose: public pages load this and, if a page has islands, react-dom. The router (111 kB with React) is
// loaded only if the server wrote its state into the page.
reloadOnMissingChunk();
if ('__reactRouterContext' in window) import('./hydrate-router.tsx');
else import('./enhance/enhance-page.ts').then(({ enhancePage }) => enhancePage());
