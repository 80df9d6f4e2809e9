// Writing themes: needs `write_themes` and an exemption. https://shopify.dev/docs/api/admin-graphql/latest/mutations/themeFilesUpsert
import { fileProblem } from '../../themes/check-file.ts';
import { type Theme, themeFile } from '../../themes/theme.ts';
import type { AdminContext } from '../context.ts';
import { gid } from '../gid.ts';
import { checkThemeWrite } from '../scopes.ts';
import { findTheme, operationResult, themeNode } from './theme-nodes.ts';

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
  body: { type: 'BASE64' | 'TEXT' | 'URL'; value: string };
}

async function bytesOf({ body }: FileInput): Promise<Buffer> {
  if (body.type === 'TEXT') return Buffer.from(body.value);
  if (body.type === 'BASE64') return Buffer.from(body.value, 'base64');
  const response = await fetch(body.value);
  return Buffer.from(await response.arrayBuffer());
}

async function upsert({ themeId, files }: { themeId: string; files: FileInput[] }, context: AdminContext) {
  checkThemeWrite('themeFilesUpsert', 'theme files', context);
  const { shop } = context;
  const refuse = (error: FileError) => ({ upsertedThemeFiles: [], job: null, userErrors: [error] });
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
    const bytes = await bytesOf(file);
    const problem = fileProblem(file.filename, bytes);
    if (problem) {
      userErrors.push(fileError('FILE_VALIDATION_ERROR', ['files', String(index)], problem, file.filename));
      continue;
    }
    const before = theme.files.get(file.filename);
    const written = themeFile(file.filename, bytes, shop.now(), before?.createdAt);
    theme.files.set(file.filename, written);
    upsertedThemeFiles.push(operationResult(written));
  }
  if (upsertedThemeFiles.length > 0) shop.tellTheme('themes/update', theme);
  return { upsertedThemeFiles, userErrors, job: { id: gid('Job', shop.nextId()), done: true } };
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
    const file = theme.files.get(filename);
    if (file) deletedThemeFiles.push(operationResult(file));
    else userErrors.push(fileError('NOT_FOUND', ['files'], 'File not found', filename));
    theme.files.delete(filename);
  }
  if (deletedThemeFiles.length > 0) shop.tellTheme('themes/update', theme);
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
  copy.themeStoreId = original.themeStoreId;
  copy.isProcessing = true;
  // Shopify copies the files after it answered: `processing` says so.
  setImmediate(() => {
    for (const [filename, file] of original.files)
      copy.files.set(filename, themeFile(filename, file.bytes, shop.now()));
    copy.isProcessing = false;
    shop.tellTheme('themes/create', copy);
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
  shop.tellTheme('themes/delete', theme);
  return { deletedThemeId: id, userErrors: [] };
}

/** Shopify installs a zip file from an address; here the theme appears, empty. */
function create({ name }: { name?: string | null }, context: AdminContext) {
  checkThemeWrite('themeCreate', 'themes', context);
  const theme = context.shop.addTheme(name ?? 'New theme', {});
  context.shop.tellTheme('themes/create', theme);
  return { theme: themeNode(context.shop, theme), userErrors: [] };
}

export const themeMutations = {
  themeFilesUpsert: upsert,
  themeFilesDelete: remove,
  themeDuplicate: duplicate,
  themePublish: publish,
  themeDelete: deleteTheme,
  themeCreate: create,
};
