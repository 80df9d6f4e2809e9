import { z } from 'zod';
import type { AdminQuery } from '#io/shopify/admin-api.ts';

// Themes of a shop (Admin API 2026-10). Reading needs read_themes; changing needs write_themes and an exemption that
// Shopify grants per app (shopify.dev/docs/api/admin-graphql/latest/mutations/themeFilesUpsert).

const Theme = z.object({ id: z.string(), name: z.string(), role: z.string(), processing: z.boolean().optional() });
/** The theme that visitors see. */
export const PUBLISHED = 'MAIN';
const UserErrors = z.array(z.object({ message: z.string(), code: z.string().nullish() }));

export const publishedTheme = {
  query: `query PublishedTheme { themes(first: 1, roles: [MAIN]) { nodes { id name role } } }`,
  data: z.object({ themes: z.object({ nodes: z.array(Theme) }) }),
} satisfies AdminQuery<z.ZodType>;

/** Shopify allows 20, and 100 to its largest plan. */
export const allThemes = {
  query: `query AllThemes { themes(first: 100) { nodes { id name role createdAt } } }`,
  data: z.object({
    themes: z.object({ nodes: z.array(Theme.extend({ createdAt: z.iso.datetime({ offset: true }) })) }),
  }),
} satisfies AdminQuery<z.ZodType>;

export const themeById = (id: string) =>
  ({
    query: `query Theme($id: ID!) { theme(id: $id) { id name role processing } }`,
    variables: { id },
    data: z.object({ theme: Theme.nullable() }),
  }) satisfies AdminQuery<z.ZodType>;

const PageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() });

const FileNames = z.object({
  // Sizes are an UnsignedInt64, sent as text.
  nodes: z.array(
    z.object({
      filename: z.string(),
      size: z.coerce.number(),
      checksumMd5: z.string().nullish(),
      updatedAt: z.string(),
    }),
  ),
  pageInfo: PageInfo,
});

/** Files without their texts, which is cheap even for a theme of 5,000 files. */
export const listThemeFiles = (id: string, after: string | null) =>
  ({
    query: `query ThemeFileNames($id: ID!, $after: String) {
      theme(id: $id) { files(first: 250, after: $after) {
        nodes { filename size checksumMd5 updatedAt } pageInfo { hasNextPage endCursor }
      } }
    }`,
    variables: { id, after },
    data: z.object({ theme: z.object({ files: FileNames }).nullable() }),
  }) satisfies AdminQuery<z.ZodType>;

/** Files per request. More could exceed the maximum response size, because JSON may write a character as six. */
export const FILES_PER_READ = 25;
export const BYTES_PER_READ = 2_000_000;

export const readThemeFiles = (id: string, filenames: readonly string[]) =>
  ({
    query: `query ThemeFiles($id: ID!, $filenames: [String!]) {
      theme(id: $id) { files(first: ${FILES_PER_READ}, filenames: $filenames) { nodes {
        filename body { ... on OnlineStoreThemeFileBodyText { content } ... on OnlineStoreThemeFileBodyBase64 { contentBase64 } }
      } } }
    }`,
    variables: { id, filenames },
    data: z.object({
      theme: z
        .object({
          files: z.object({
            nodes: z.array(
              z.object({
                filename: z.string(),
                body: z.object({ content: z.string().optional(), contentBase64: z.string().optional() }),
              }),
            ),
          }),
        })
        .nullable(),
    }),
  }) satisfies AdminQuery<z.ZodType>;

export const duplicateTheme = (id: string, name: string) =>
  ({
    query: `mutation CopyTheme($id: ID!, $name: String) {
      themeDuplicate(id: $id, name: $name) { newTheme { id name role } userErrors { message code } }
    }`,
    variables: { id, name },
    data: z.object({ themeDuplicate: z.object({ newTheme: Theme.nullable(), userErrors: UserErrors }) }),
  }) satisfies AdminQuery<z.ZodType>;

/** Shopify's limit for one request. */
export const FILES_PER_WRITE = 50;

export const writeThemeFiles = (themeId: string, files: readonly { name: string; text: string }[]) =>
  ({
    query: `mutation WriteThemeFiles($themeId: ID!, $files: [OnlineStoreThemeFilesUpsertFileInput!]!) {
      themeFilesUpsert(themeId: $themeId, files: $files) { upsertedThemeFiles { filename } userErrors { message code } }
    }`,
    variables: {
      themeId,
      files: files.map(({ name, text }) => ({ filename: name, body: { type: 'TEXT', value: text } })),
    },
    data: z.object({
      themeFilesUpsert: z.object({
        upsertedThemeFiles: z.array(z.object({ filename: z.string() })).nullable(),
        userErrors: UserErrors,
      }),
    }),
  }) satisfies AdminQuery<z.ZodType>;

export const deleteThemeFiles = (themeId: string, files: readonly string[]) =>
  ({
    query: `mutation DeleteThemeFiles($themeId: ID!, $files: [String!]!) {
      themeFilesDelete(themeId: $themeId, files: $files) { deletedThemeFiles { filename } userErrors { message code } }
    }`,
    variables: { themeId, files },
    data: z.object({ themeFilesDelete: z.object({ userErrors: UserErrors }) }),
  }) satisfies AdminQuery<z.ZodType>;

export const publishTheme = (id: string) =>
  ({
    query: `mutation PublishTheme($id: ID!) { themePublish(id: $id) { theme { id name role } userErrors { message code } } }`,
    variables: { id },
    data: z.object({ themePublish: z.object({ theme: Theme.nullable(), userErrors: UserErrors }) }),
  }) satisfies AdminQuery<z.ZodType>;

export const deleteTheme = (id: string) =>
  ({
    query: `mutation DeleteTheme($id: ID!) { themeDelete(id: $id) { deletedThemeId userErrors { message code } } }`,
    variables: { id },
    data: z.object({ themeDelete: z.object({ userErrors: UserErrors }) }),
  }) satisfies AdminQuery<z.ZodType>;
