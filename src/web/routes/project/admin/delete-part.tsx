import type { Project } from '#contract/entities/project.ts';
import { shortAddress } from '../../../app-start/choose-project.ts';
import type { useAct } from '../../../components/act/use-act.ts';
import { useQuestion } from '../../../components/act/use-question.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { adminListTexts } from '../../../i18n/admin.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { projectAdminTexts } from '../../../i18n/project-admin.ts';
import { Part } from '../../app/account/part.tsx';

export function DeletePart({ project, act }: { project: Project } & ReturnType<typeof useAct>) {
  const texts = useTexts(projectAdminTexts);
  const lists = useTexts(adminListTexts);
  const { ask, window } = useQuestion();
  const confirm = () =>
    ask({
      title: lists.deleteTitle(shortAddress(project.full)),
      description: lists.deleteText,
      confirm: texts.delete,
      onConfirm: () => act('delete'),
    });
  return (
    <Part title={texts.danger} text={texts.dangerText}>
      <Button variant="bad" onClick={confirm}>
        {texts.delete}
      </Button>
      {window}
    </Part>
  );
}
