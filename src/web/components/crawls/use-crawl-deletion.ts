import { useAction } from '#web/components/actions/use-action.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { dashboardTexts } from '#web/i18n/project/dashboard.ts';

/** Deleting a crawl, in a project's list and in the list of all. */
export function useCrawlDeletion() {
  const texts = useTexts(dashboardTexts);
  const { act } = useAction({ 'delete-crawl': texts.deleted });
  const { ask, window } = useConfirmation();
  const confirmDelete = (id: number) =>
    ask({
      title: texts.deleteTitle,
      description: texts.deleteText,
      confirm: texts.delete,
      onConfirm: () => act('delete-crawl', { id: String(id) }),
    });
  return { confirmDelete, window };
}
