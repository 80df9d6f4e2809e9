import type { ListedTemplate } from '#contract/entities/template.ts';
import { api } from '#web/browser-client.ts';
import { toast } from '#web/components/ui/toasts.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { templatesTexts } from '#web/i18n/project/templates.ts';
import { useTemplateName } from '#web/studio/template-name.ts';
import type { Suggestion, TemplateSection } from './load-templates.server.ts';
import { useExpectedStates } from './use-expected-states.ts';
import { useTemplateMenuActions } from './use-template-menu-actions.ts';

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
    run(template.uuid, work, undoToast(texts.nowLive(nameOf(template.name)), undo));
  };

  const isShownLive = ({ uuid, state }: ListedTemplate) => expected[uuid] ?? state === 'live';

  const toggle = (template: ListedTemplate) => {
    const isLive = isShownLive(template);
    setExpected((now) => ({ ...now, [template.uuid]: !isLive }));
    run(
      template.uuid,
      () => setState(template.uuid, isLive ? 'inactive' : 'live'),
      undoToast((isLive ? texts.nowInactive : texts.nowLive)(nameOf(template.name)), () =>
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
    run(`${section.route.id} ${design.uuid}`, work, undoToast(texts.nowLive(design.title[language]), undo));
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
