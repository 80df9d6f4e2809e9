/** Where files may be in a storage. */
export const storedFolders = [
  'images',
  'assets',
  'previews',
  'screenshots',
  'snapshots',
  'reports',
  'demo-pages',
] as const;
