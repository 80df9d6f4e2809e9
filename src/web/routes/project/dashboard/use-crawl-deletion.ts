import { useAct } from '../../../components/act/use-act.ts';
import { useQuestion } from '../../../components/act/use-question.tsx';
import { dashboardTexts } from '../../../i18n/dashboard.ts';
import { useTexts } from '../../../i18n/language.tsx';

/** Deleting a crawl, in a project's list and in the list of all. */
export function useCrawlDeletion() {
  const texts = useTexts(dashboardTexts);
  const { act } = useAct({ 'delete-crawl': texts.deleted });
  const { ask, window } = useQuestion();
  const askToDelete = (id: number) =>
    ask({
      title: texts.deleteTitle,
      description: texts.deleteText,
      confirm: texts.delete,
      onConfirm: () => act('delete-crawl', { id: String(id) }),
    });
  return { askToDelete, window };
}
