import { startTransition, useRef, useState } from 'react';
import type { ListedTemplate } from '#contract/entities/template.ts';
import { api } from '#web/browser-client.ts';
import { showErrorToast } from '#web/components/actions/call-errors.ts';
import { useRevalidate } from '#web/components/actions/use-revalidate.ts';
import { toast } from '#web/components/toasts/toasts.ts';
import { offlineTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { templatesTexts } from '#web/i18n/project/templates.ts';
import { useProject } from '#web/layouts/project.tsx';
import { useTemplateName } from '#web/studio/template-name.ts';
import type { Suggestion, TemplateSection } from './load-templates.server.ts';

const UNDO_MS = 8000;
const params = (id: string) => ({ params: { id } });
const setState = (id: string, state: 'live' | 'inactive') => api.updateTemplate({ ...params(id), body: { state } });

/** Actions on the templates page. Each shows at once, and can be undone with one click. */
export function useTemplateActions(isMany: boolean) {
  const texts = useTexts(templatesTexts);
  const nameOf = useTemplateName();
  const language = useLanguage();
  const { expected, setExpected, busy, run } = useExpectedStates();
  const menuActions = useTemplateMenuActions(run);

  const nowChosen = useProject().verifiedAt ? texts.nowLive : texts.nowReady;
  const undoToast = (title: string, undo: () => Promise<unknown>) => () =>
    toast.success({ title, ms: UNDO_MS, action: { label: texts.undo, run: () => run('undo', undo) } });

  const liveOf = ({ own }: TemplateSection) => own.filter(({ state }) => state === 'live').map(({ uuid }) => uuid);

  /** Simple chooser: this one and no other of its route. */
  const choose = (section: TemplateSection, template: ListedTemplate) => {
    const before = liveOf(section);
    if (before.length === 1 && before[0] === template.uuid) return;
    setExpected(Object.fromEntries(section.own.map(({ uuid }) => [uuid, uuid === template.uuid])));
    const work = () =>
      api.updateTemplate({ ...params(template.uuid), body: { state: 'live', others: 'inactive', redraw: false } });
    const undo = async () => {
      if (!before.includes(template.uuid)) await setState(template.uuid, 'inactive');
      for (const uuid of before) await setState(uuid, 'live');
    };
    run(template.uuid, work, undoToast(nowChosen(nameOf(template.name)), undo));
  };

  const isShownLive = ({ uuid, state }: ListedTemplate) => expected[uuid] ?? state === 'live';

  const toggle = (template: ListedTemplate) => {
    const isLive = isShownLive(template);
    setExpected((now) => ({ ...now, [template.uuid]: !isLive }));
    run(
      template.uuid,
      () => setState(template.uuid, isLive ? 'inactive' : 'live'),
      undoToast((isLive ? texts.nowInactive : nowChosen)(nameOf(template.name)), () =>
        setState(template.uuid, isLive ? 'live' : 'inactive'),
      ),
    );
  };

  /** A base template becomes a template of the route and goes live. */
  const add = (section: TemplateSection, design: Suggestion) => {
    const before = liveOf(section);
    let made = '';
    const work = async () => {
      const template = await api.startConfiguration({ body: { routeId: section.route.id, baseTemplateId: design.id } });
      made = template.uuid;
      const others = isMany ? ('keep' as const) : ('inactive' as const);
      await api.updateTemplate({ ...params(made), body: { state: 'live', others } });
    };
    const undo = async () => {
      await api.deleteTemplate(params(made));
      for (const uuid of isMany ? [] : before) await setState(uuid, 'live');
    };
    run(`${section.route.id} ${design.uuid}`, work, undoToast(nowChosen(design.title[language]), undo));
  };

  return {
    busy,
    isLive: isShownLive,
    choose: (section: TemplateSection, template: ListedTemplate) =>
      isMany ? toggle(template) : choose(section, template),
    add,
    ...menuActions,
  };
}
export type TemplateActions = ReturnType<typeof useTemplateActions>;

/** The actions in the menu of a template. None of it changes which template is live. */
function useTemplateMenuActions(run: Run) {
  const texts = useTexts(templatesTexts);
  return {
    duplicate: ({ uuid }: ListedTemplate) =>
      run(
        uuid,
        () => api.duplicateTemplate({ params: { id: uuid } }),
        () => toast.success(texts.duplicated),
      ),
    redraw: ({ uuid }: ListedTemplate) =>
      run(
        uuid,
        () => api.updateTemplate({ params: { id: uuid }, body: { redraw: true } }),
        () => toast.success(texts.redrawn),
      ),
    /** Whether the page is read again before each drawing. */
    switchFresh: ({ uuid, updateData }: ListedTemplate) =>
      run(
        uuid,
        () => api.updateTemplate({ params: { id: uuid }, body: { updateData: !updateData } }),
        () => toast.success(updateData ? texts.freshOff : texts.freshOn),
      ),
    remove: ({ uuid }: ListedTemplate) =>
      run(
        uuid,
        () => api.deleteTemplate({ params: { id: uuid } }),
        () => toast.success(texts.deleted),
      ),
    copy: async (template: ListedTemplate) => {
      try {
        await navigator.clipboard.writeText(copyOf(template));
        toast.success(texts.copied);
      } catch {
        toast.error(texts.notCopied);
      }
    },
  };
}

/** The design is copied, not its history: it can be pasted in another project. */
function copyOf(template: ListedTemplate): string {
  const { name, type, html, style, data, appearance, variants, selectedVariant } = template;
  return JSON.stringify({ name, type, html, style, data, appearance, variants, selectedVariant }, null, 2);
}

/** Runs calls and loads the page again; until then, templates show the state they are expected to have. */
function useExpectedStates() {
  const { offline } = useTexts(offlineTexts);
  const revalidate = useRevalidate();
  /** Template uuid → the state it will have once the server has responded. */
  const [expected, setExpected] = useState<Record<string, boolean>>({});
  const [busy, setBusy] = useState<string | null>(null);
  const running = useRef(0);

  const run = async (key: string, work: () => Promise<unknown>, said?: () => void): Promise<void> => {
    setBusy(key);
    running.current++;
    try {
      await work();
      said?.();
    } catch (error) {
      showErrorToast(error, offline);
    }
    await revalidate();
    // The expected state stays until the last of several quick clicks has been processed.
    if (--running.current > 0) return;
    // The router shows loaded data in a transition. Cleared before that, the old state would show once more, and a
    // click meant for one design would hit another.
    startTransition(() => {
      setExpected({});
      setBusy(null);
    });
  };
  return { expected, setExpected, busy, run };
}
type Run = ReturnType<typeof useExpectedStates>['run'];
