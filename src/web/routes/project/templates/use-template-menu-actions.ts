import type { ListedTemplate } from '#contract/entities/template.ts';
import { api } from '#web/browser-client.ts';
import { toast } from '#web/components/ui/toasts.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { templatesTexts } from '#web/i18n/project/templates.ts';
import type { Run } from './use-expected-states.ts';

/** What the menu of a template offers. None of it changes which template is live. */
export function useTemplateMenuActions(run: Run) {
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
