/** Where files may lie in a storage. */
export const storedFolders = ['images', 'assets', 'previews', 'screenshots', 'reports', 'demo-pages'] as const;
