// Reading themes. https://shopify.dev/docs/api/admin-graphql/latest/objects/OnlineStoreTheme
import { listOf } from '../../catalogue/lazy-list.ts';
import type { Shop } from '../../shop/shop.ts';
import { checksumOf, contentTypeOf, isText, type Theme, type ThemeFile, type ThemeRole } from '../../themes/theme.ts';
import { connection, type PageArgs } from '../connection.ts';
import type { AdminContext, AdminNode } from '../context.ts';
import { gid, idOf } from '../gid.ts';

/** Larger bodies are not in the answer but at an address. */
const MAX_INLINE_BYTES = 1_000_000;

function bodyNode(shop: Shop, theme: Theme, file: ThemeFile): AdminNode {
  if (file.bytes.length > MAX_INLINE_BYTES)
    return {
      __typename: 'OnlineStoreThemeFileBodyUrl',
      url: shop.fileUrl(`/themes/${theme.id}/${file.filename}`),
    };
  if (isText(file.filename)) return { __typename: 'OnlineStoreThemeFileBodyText', content: file.bytes.toString() };
  return { __typename: 'OnlineStoreThemeFileBodyBase64', contentBase64: file.bytes.toString('base64') };
}

const fileNode = (shop: Shop, theme: Theme, file: ThemeFile): AdminNode => ({
  ...operationResult(file),
  contentType: contentTypeOf(file.filename),
  body: () => bodyNode(shop, theme, file),
});

export const operationResult = (file: ThemeFile): AdminNode => ({
  filename: file.filename,
  checksumMd5: checksumOf(file.bytes),
  size: String(file.bytes.length),
  createdAt: file.createdAt,
  updatedAt: file.updatedAt,
});

/** `templates/*` is a pattern; a name without a star that does not exist is reported. */
function chosen(theme: Theme, filenames: string[] | null) {
  const all = [...theme.files.values()].toSorted((a, b) => (a.filename < b.filename ? -1 : 1));
  if (!filenames) return { files: all, missing: [] };
  const patterns = filenames.map(
    (name) => new RegExp(`^${name.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`),
  );
  return {
    files: all.filter(({ filename }) => patterns.some((pattern) => pattern.test(filename))),
    missing: filenames.filter((name) => !name.includes('*') && !theme.files.has(name)),
  };
}

type FileArgs = PageArgs & { filenames?: string[] | null };

export const themeNode = (shop: Shop, theme: Theme): AdminNode => ({
  __typename: 'OnlineStoreTheme',
  id: gid('OnlineStoreTheme', theme.id),
  name: theme.name,
  role: theme.role,
  prefix: `/t/${theme.id}`,
  processing: theme.isProcessing,
  processingFailed: false,
  themeStoreId: theme.themeStoreId,
  createdAt: theme.createdAt,
  updatedAt: theme.updatedAt,
  files: (args: FileArgs, context: AdminContext) => {
    const { files, missing } = chosen(theme, args.filenames ?? null);
    return {
      ...connection(listOf(files), args, context, (file) => fileNode(shop, theme, file)),
      userErrors: missing.map((filename) => ({ filename, code: 'NOT_FOUND' })),
    };
  },
});

export const findTheme = (shop: Shop, id: string) =>
  shop.themes.find((theme) => theme.id === idOf(id, 'OnlineStoreTheme'));

type ThemesArgs = PageArgs & { names?: string[] | null; roles?: ThemeRole[] | null };

export const themeFields = {
  theme: ({ id }: { id: string }, { shop }: AdminContext) => {
    const theme = findTheme(shop, id);
    return theme ? themeNode(shop, theme) : null;
  },
  themes: (args: ThemesArgs, context: AdminContext) =>
    connection(
      listOf(
        context.shop.themes.filter(
          ({ name, role }) => (args.roles?.includes(role) ?? true) && (args.names?.includes(name) ?? true),
        ),
      ),
      args,
      context,
      (theme) => themeNode(context.shop, theme),
    ),
};
