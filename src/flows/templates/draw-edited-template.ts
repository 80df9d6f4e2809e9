import type { Language } from '#domain/language.ts';
import { subPageIdOf, templateOf } from '#flows/projects/find-or-refuse.ts';
import type { Io } from '#io/io.ts';
import type { DrawRequest } from './draw-image.ts';
import { drawOrReject, drawRequestOf } from './draw-template.ts';
import { saveTemplate } from './save-template.ts';

interface Edit {
  projectId: number;
  templateId: number;
  userId: number;
  /** For an open editor: its newer request makes an older one pointless. */
  sessionId?: string | undefined;
  subPageId?: number | string | undefined;
  /** Only what the person changed. */
  change: Parameters<typeof saveTemplate>[1]['change'];
  saves: boolean;
  version?: number | undefined;
  size: Pick<DrawRequest, 'width' | 'height' | 'format'>;
  language: Language;
}

/** What the configurator and the designer show while a template is being edited. */
export function drawEditedTemplate(io: Io, edit: Edit) {
  const { templateId, userId, sessionId } = edit;
  return sessionId
    ? io.latestDraw(`${userId} ${templateId} ${sessionId}`, () => drawAndSave(io, edit))
    : drawAndSave(io, edit);
}

async function drawAndSave(io: Io, edit: Edit) {
  const { projectId, change, version, language } = edit;
  const [template, subPageId] = await Promise.all([
    templateOf(io, projectId, edit.templateId),
    edit.subPageId === undefined ? undefined : subPageIdOf(io, projectId, edit.subPageId),
  ]);
  const next = { ...template, ...change };
  const request = await drawRequestOf(io, {
    projectId,
    template: next,
    routeId: template.routeId,
    subPageId,
    language,
  });
  const drawn = await drawOrReject(io, { ...request, ...edit.size, squints: true });
  const isSaved = edit.saves && Object.keys(change).length > 0;
  const stored = isSaved
    ? await saveTemplate(io, { projectId, id: template.id, change, version, language, isDrawn: true })
    : next;
  return { request, drawn, stored };
}
