/** Where files may be in a storage. */
export const storedFolders = ['images', 'assets', 'previews', 'screenshots', 'reports', 'demo-pages'] as const;
