// Reading and writing themes. https://shopify.dev/docs/api/admin-graphql/latest/objects/OnlineStoreTheme
import { listOf } from '../catalogue.ts';
import type { Shop } from '../shop/shop.ts';
import { themeEngine } from '../storefront/liquid.ts';
import {
  checksumOf,
  contentTypeOf,
  isText,
  type Theme,
  type ThemeFile,
  type ThemeRole,
  themeFile,
} from '../themes/theme.ts';
import { type AdminContext, type AdminNode, connection, gid, idOf, type PageArgs } from './schema.ts';
import { checkThemeWrite } from './scopes.ts';

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
  filename: file.filename,
  checksumMd5: checksumOf(file.bytes),
  size: String(file.bytes.length),
  updatedAt: file.updatedAt,
  contentType: contentTypeOf(file.filename),
  body: () => bodyNode(shop, theme, file),
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

const themeNode = (shop: Shop, theme: Theme): AdminNode => ({
  id: gid('OnlineStoreTheme', theme.id),
  name: theme.name,
  role: theme.role,
  processing: theme.isProcessing,
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

const findTheme = (shop: Shop, id: string) => shop.themes.find((theme) => theme.id === idOf(id, 'OnlineStoreTheme'));

type ThemesArgs = PageArgs & { roles?: ThemeRole[] | null };

export const themeFields = {
  theme: ({ id }: { id: string }, { shop }: AdminContext) => {
    const theme = findTheme(shop, id);
    return theme ? themeNode(shop, theme) : null;
  },
  themes: (args: ThemesArgs, context: AdminContext) =>
    connection(
      listOf(context.shop.themes.filter(({ role }) => args.roles?.includes(role) ?? true)),
      args,
      context,
      (theme) => themeNode(context.shop, theme),
    ),
};

const MAX_LIQUID_BYTES = 256_000;
const MAX_ASSET_BYTES = 20_000_000;
const folders = ['assets', 'blocks', 'config', 'layout', 'locales', 'sections', 'snippets', 'templates'];

/** What Shopify checks when a file is written: the message of the error, or null. */
function fileProblem(filename: string, bytes: Buffer): string | null {
  const [folder = '', ...rest] = filename.split('/');
  if (!folders.includes(folder) || rest.join('/').trim() === '' || filename.includes('..'))
    return 'Filename is invalid: files are in one of the folders of a theme';
  if (filename.endsWith('.liquid') && folder !== 'assets') {
    if (bytes.length > MAX_LIQUID_BYTES) return `Value exceeds the maximum file size of ${MAX_LIQUID_BYTES} bytes`;
    try {
      themeEngine().parse(bytes.toString());
    } catch (error) {
      return `Liquid syntax error: ${(error as Error).message}`;
    }
  }
  if (filename.endsWith('.json'))
    try {
      JSON.parse(bytes.toString().replace(/^\s*\/\*[\s\S]*?\*\//, ''));
    } catch {
      return 'Invalid JSON';
    }
  if (bytes.length > MAX_ASSET_BYTES) return `Value exceeds the maximum file size of ${MAX_ASSET_BYTES} bytes`;
  return null;
}

// Writing needs `write_themes` and an exemption.

const MAX_FILES = 50;
/** https://shopify.dev/docs/api/admin-rest/latest/resources/theme */
const MAX_THEMES = 20;

interface FileError {
  code: string;
  field: string[];
  filename: string | null;
  message: string;
}
const fileError = (code: string, field: string[], message: string, filename: string | null = null): FileError => ({
  code,
  field,
  filename,
  message,
});
const notFound = (field: string) => ({ code: 'NOT_FOUND', field: [field], message: 'Theme not found' });

interface FileInput {
  filename: string;
  body: { type: 'BASE64' | 'TEXT'; value: string };
}

function upsert({ themeId, files }: { themeId: string; files: FileInput[] }, context: AdminContext) {
  checkThemeWrite('themeFilesUpsert', 'theme files', context);
  const { shop } = context;
  const refuse = (error: FileError) => ({ upsertedThemeFiles: [], userErrors: [error] });
  const theme = findTheme(shop, themeId);
  if (!theme) return refuse(fileError('NOT_FOUND', ['themeId'], 'Theme not found'));
  if (files.length > MAX_FILES)
    return refuse(fileError('LESS_THAN_OR_EQUAL_TO', ['files'], `Files must be less than or equal to ${MAX_FILES}`));
  shop.themeWrites.push({ role: theme.role, themeId: theme.id, files: files.map(({ filename }) => filename) });
  const twice = files.find(({ filename }, index) => files.findIndex((other) => other.filename === filename) !== index);
  if (twice)
    return refuse(
      fileError('DUPLICATE_FILE_INPUT', ['files'], 'There are files with the same filename', twice.filename),
    );
  const userErrors: FileError[] = [];
  const upsertedThemeFiles = [];
  for (const [index, file] of files.entries()) {
    const bytes = Buffer.from(file.body.value, file.body.type === 'TEXT' ? 'utf8' : 'base64');
    const problem = fileProblem(file.filename, bytes);
    if (problem) {
      userErrors.push(fileError('FILE_VALIDATION_ERROR', ['files', String(index)], problem, file.filename));
      continue;
    }
    const before = theme.files.get(file.filename);
    theme.files.set(file.filename, themeFile(file.filename, bytes, shop.now(), before?.createdAt));
    upsertedThemeFiles.push({ filename: file.filename });
  }
  if (upsertedThemeFiles.length > 0) shop.sendThemeWebhook('themes/update', theme);
  return { upsertedThemeFiles, userErrors };
}

function remove({ themeId, files }: { themeId: string; files: string[] }, context: AdminContext) {
  checkThemeWrite('themeFilesDelete', 'theme files', context);
  const { shop } = context;
  const theme = findTheme(shop, themeId);
  if (!theme) return { deletedThemeFiles: [], userErrors: [fileError('NOT_FOUND', ['themeId'], 'Theme not found')] };
  shop.themeWrites.push({ role: theme.role, themeId: theme.id, files });
  const deletedThemeFiles = [];
  const userErrors: FileError[] = [];
  for (const filename of files) {
    if (theme.files.has(filename)) deletedThemeFiles.push({ filename });
    else userErrors.push(fileError('NOT_FOUND', ['files'], 'File not found', filename));
    theme.files.delete(filename);
  }
  if (deletedThemeFiles.length > 0) shop.sendThemeWebhook('themes/update', theme);
  return { deletedThemeFiles, userErrors };
}

function duplicate({ id, name }: { id: string; name?: string | null }, context: AdminContext) {
  checkThemeWrite('themeDuplicate', 'themes', context);
  const { shop } = context;
  const original = findTheme(shop, id);
  if (!original) return { newTheme: null, userErrors: [notFound('id')] };
  // The reference has no code for this, so ours is a guess and nothing may rely on its words.
  if (shop.themes.length >= MAX_THEMES)
    return { newTheme: null, userErrors: [{ code: null, field: ['id'], message: 'Cannot add another one' }] };
  const copy: Theme = shop.addTheme(name ?? `Copy of ${original.name}`, {});
  copy.isProcessing = true;
  // Shopify copies the files after it answered: `processing` says so.
  setImmediate(() => {
    for (const [filename, file] of original.files)
      copy.files.set(filename, themeFile(filename, file.bytes, shop.now()));
    copy.isProcessing = false;
    shop.sendThemeWebhook('themes/create', copy);
  });
  return { newTheme: themeNode(shop, copy), userErrors: [] };
}

function publish({ id }: { id: string }, context: AdminContext) {
  checkThemeWrite('themePublish', 'themes', context);
  const theme = findTheme(context.shop, id);
  if (!theme) return { theme: null, userErrors: [notFound('id')] };
  if (theme.isProcessing)
    return {
      theme: null,
      userErrors: [
        { code: 'CANNOT_PUBLISH_THEME_DURING_INSTALL', field: ['id'], message: 'Theme is still being installed' },
      ],
    };
  context.shop.publishTheme(theme);
  return { theme: themeNode(context.shop, theme), userErrors: [] };
}

function deleteTheme({ id }: { id: string }, context: AdminContext) {
  checkThemeWrite('themeDelete', 'themes', context);
  const { shop } = context;
  const theme = findTheme(shop, id);
  if (!theme || theme.role === 'MAIN') return { deletedThemeId: null, userErrors: [notFound('id')] };
  shop.themes.splice(shop.themes.indexOf(theme), 1);
  shop.sendThemeWebhook('themes/delete', theme);
  return { deletedThemeId: id, userErrors: [] };
}

export const themeMutations = {
  themeFilesUpsert: upsert,
  themeFilesDelete: remove,
  themeDuplicate: duplicate,
  themePublish: publish,
  themeDelete: deleteTheme,
};
