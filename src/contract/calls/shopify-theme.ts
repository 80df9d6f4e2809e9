import { z } from 'zod';
import { call } from '#contract/call.ts';
import { Done, Id, ofProject, Timestamp } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { liveKinds } from '#domain/shopify/theme-snippet.ts';

// Our tag in the theme of a Shopify shop.

const Place = z.object({ file: z.string(), line: z.number() });
const Tag = z.discriminatedUnion('state', [
  z.object({ state: z.literal('first'), ours: Place, behind: z.array(Place) }),
  z.object({ state: z.literal('behind'), ours: Place, inFront: Place, app: z.string().nullable() }),
  z.object({ state: z.literal('embed'), pages: z.enum(['without-image', 'all']), hasImage: z.boolean() }),
  z.object({ state: z.literal('unknown') }),
  z.object({ state: z.literal('absent'), reason: z.string(), file: z.string(), hasImage: z.boolean() }),
]);
const Kinds = z.array(z.enum(liveKinds));
/** What the store's pages print while the app embed is on, by their kinds. */
const EmbedCheck = z.object({ ours: Kinds, others: Kinds, unread: Kinds, doubled: Kinds });
const Hunk = z.object({
  oldStart: z.number(),
  oldLines: z.number(),
  newStart: z.number(),
  newLines: z.number(),
  lines: z.array(z.string()),
});
const File = z.object({
  name: z.string(),
  isNew: z.boolean(),
  line: z.number(),
  hunks: z.array(Hunk),
  /** The file in the code editor of the Shopify admin. */
  editorUrl: z.string(),
});
const Named = z.looseObject({ kind: z.string() });
const Patch = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), files: z.array(File), notes: z.array(Named) }),
  z.object({ ok: z.literal(false), reason: Named }),
]);

export const ShopTheme = z.object({
  shop: z.string(),
  /** Whether we may change a copy of the theme. */
  canWrite: z.boolean(),
  embedsUrl: z.string().nullable(),
  /** Null: not looked at yet. */
  theme: z
    .object({ name: z.string(), lookedAt: z.string(), tag: Tag, check: EmbedCheck.nullable(), patch: Patch })
    .nullable(),
  change: z
    .object({
      uuid: z.string(),
      state: z.enum(['copying', 'ready', 'published', 'undone', 'failed']),
      themeName: z.string(),
      copyName: z.string().nullable(),
      previewUrl: z.string().nullable(),
      check: z.object({ pages: z.number(), own: z.number(), problems: z.array(z.string()) }).nullable(),
      failure: z.string().nullable(),
      createdAt: Timestamp,
    })
    .nullable(),
});
export type ShopTheme = z.output<typeof ShopTheme>;

const part = 'shopify' as const;
const ofChange = z.strictObject({ id: Id, changeId: Id });

export const shopifyThemeCalls = {
  getShopTheme: call({
    method: 'get',
    path: '/project/{id}/shopify/theme',
    part,
    ...ofProject('editor'),
    summary: { en: 'The shop’s theme and our tag in it', de: 'Das Theme des Shops und unser Tag darin' },
    ok: ShopTheme,
  }),
  lookAtShopTheme: call({
    method: 'post',
    path: '/project/{id}/shopify/theme/look',
    part,
    ...ofProject('editor'),
    limits: [limits.shopThemes],
    summary: { en: 'Read the shop’s theme again', de: 'Das Theme des Shops neu lesen' },
    ok: Done,
  }),
  copyShopTheme: call({
    method: 'post',
    path: '/project/{id}/shopify/theme/copy',
    part,
    ...ofProject('project-admin'),
    limits: [limits.shopThemes],
    summary: { en: 'Put our tag into a copy of the theme', de: 'Unser Tag in eine Kopie des Themes einsetzen' },
    ok: Done,
  }),
  publishShopTheme: call({
    method: 'post',
    path: '/project/{id}/shopify/theme/{changeId}/publish',
    part,
    ...ofProject('project-admin'),
    params: ofChange,
    limits: [limits.shopThemes],
    summary: { en: 'Publish the copy', de: 'Die Kopie veröffentlichen' },
    ok: Done,
  }),
  undoShopTheme: call({
    method: 'post',
    path: '/project/{id}/shopify/theme/{changeId}/undo',
    part,
    ...ofProject('project-admin'),
    params: ofChange,
    limits: [limits.shopThemes],
    summary: { en: 'Restore the theme’s files', de: 'Die Dateien des Themes wiederherstellen' },
    ok: Done,
  }),
};
