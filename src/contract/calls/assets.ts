import { z } from 'zod';
import { call } from '#contract/call.ts';
import { Asset } from '#contract/entities/project.ts';
import { Done, freeData, Id, line, ofProject, requiredLine } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { assetTypes } from '#domain/enumerations.ts';

// The colours, fonts and images a project draws with.

const assetFields = {
  name: requiredLine(100),
  description: line(500).optional(),
  value: line(2000).optional(),
  payload: freeData.optional(),
};

export const assets = {
  listAssets: call({
    method: 'get',
    path: '/project/{id}/asset/list',
    ...ofProject('editor'),
    summary: { en: 'List a project’s assets', de: 'Assets eines Projekts' },
    ok: z.array(Asset),
  }),
  createAsset: call({
    method: 'post',
    path: '/project/{id}/asset/create',
    ...ofProject('editor'),
    summary: { en: 'Create a colour, font or image', de: 'Farbe, Schrift oder Bild anlegen' },
    body: z.strictObject({ ...assetFields, type: z.enum(assetTypes) }),
    limits: [limits.uploads],
    ok: Asset,
  }),
  uploadAsset: call({
    method: 'post',
    path: '/project/{id}/asset/upload',
    ...ofProject('editor'),
    summary: { en: 'Upload a font or image', de: 'Schrift oder Bild hochladen' },
    takes: 'multipart',
    limits: [limits.uploads],
    ok: Asset,
  }),
  updateAsset: call({
    method: 'post',
    path: '/project/{id}/asset/{assetId}/update',
    ...ofProject('editor'),
    summary: { en: 'Update an asset. Its type can’t change', de: 'Asset ändern. Der Typ bleibt gleich' },
    params: z.strictObject({ id: Id, assetId: Id }),
    /** `isDefaultImage`: served if no design is live, and if nothing else can be drawn. */
    body: z.strictObject({ ...assetFields, isDefaultImage: z.boolean() }).partial(),
    ok: Asset,
  }),
  getAssetFont: call({
    method: 'get',
    path: '/project/{id}/asset/{assetId}/font',
    ...ofProject('editor'),
    summary: { en: 'Get the file of an uploaded font', de: 'Datei einer hochgeladenen Schrift' },
    params: z.strictObject({ id: Id, assetId: Id }),
    ok: z.object({ base64: z.string(), contentType: z.string() }),
  }),
  deleteAsset: call({
    method: 'delete',
    path: '/project/{id}/asset/{assetId}',
    ...ofProject('editor'),
    summary: { en: 'Delete an asset', de: 'Asset löschen' },
    params: z.strictObject({ id: Id, assetId: Id }),
    ok: Done,
  }),
};
