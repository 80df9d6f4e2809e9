/** Every island by name. A page renders the component itself; the browser fetches it from here when its time comes. */
export const islands = {
  'public-form': () => import('./public-form.tsx'),
  'preview-explorer': () => import('../routes/public/preview/explorer.tsx'),
};
export type IslandName = keyof typeof islands;
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>['default'];
