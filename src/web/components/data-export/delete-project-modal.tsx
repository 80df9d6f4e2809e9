import { shortAddress } from '../../app-start/choose-project.ts';
import { deleteProjectTexts } from '../../i18n/app/data-export.ts';
import { useTexts } from '../../i18n/language.tsx';
import { DeletionModal } from './deletion-modal.tsx';

interface DeleteProjectModalProps {
  project: { id: number; uuid: string; full: string };
  open: boolean;
  onClose: () => void;
}

/** Wants the website's name typed. Posts `delete` to the action of its screen. */
export default function DeleteProjectModal({ project, open, onClose }: DeleteProjectModalProps) {
  const texts = useTexts(deleteProjectTexts);
  const site = shortAddress(project.full);
  return (
    <DeletionModal
      open={open}
      onClose={onClose}
      title={<span className="[overflow-wrap:anywhere]">{texts.question(site)}</span>}
      texts={texts}
      gone={[texts.goneImages, texts.gonePages, texts.goneReports, texts.gonePlan, texts.goneMembers]}
      fields={{ intent: 'delete', id: project.uuid }}
      exportOf={{ projectId: project.id }}
      confirm={{ label: texts.confirm(site) }}
    />
  );
}
