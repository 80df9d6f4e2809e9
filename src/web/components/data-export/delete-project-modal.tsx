import { useEffect, useState } from 'react';
import type { Collaborator } from '#contract/entities/user.ts';
import { siteName } from '#web/app-start/choose-project.ts';
import { api } from '#web/browser-client.ts';
import { deleteProjectTexts } from '#web/i18n/app/data-export.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { DeletionModal } from './deletion-modal.tsx';

interface DeleteProjectModalProps {
  project: { id: number; uuid: string; slug: string; full: string };
  open: boolean;
  onClose: () => void;
}

/** More names than this help nobody to recognise a project. */
const MAX_NAMES = 10;

/** Says whose project it is and asks for the website's name to be typed. Posts `delete` to the action of its screen. */
export default function DeleteProjectModal({ project, open, onClose }: DeleteProjectModalProps) {
  const texts = useTexts(deleteProjectTexts);
  const site = siteName(project.full);
  const members = useMembers(project.id);
  const owner = members?.find(({ role, user }) => role === 'admin' && user.status !== 'suspended') ?? null;
  const others = members?.filter((member) => member !== owner) ?? [];
  const names = others.slice(0, MAX_NAMES).map(({ user }) => user.email);
  const more = others.length - names.length;
  return (
    <DeletionModal
      open={open}
      onClose={onClose}
      title={<span className="[overflow-wrap:anywhere]">{texts.question(site)}</span>}
      texts={texts}
      gone={[texts.goneImages, texts.gonePages, texts.goneReports, texts.gonePlan, texts.goneMembers]}
      stays={texts.stays}
      fields={{ intent: 'delete', id: project.uuid }}
      exportOf={{ projectId: project.id }}
      confirm={{ label: texts.confirm(site) }}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 rounded-md bg-sunken px-4 py-3 text-sm">
        <dt className="text-ink-faint">{texts.slug}</dt>
        <dd className="[overflow-wrap:anywhere]">{project.slug}</dd>
        <dt className="text-ink-faint">{texts.owner}</dt>
        <dd className="[overflow-wrap:anywhere]">{members === null ? '…' : (owner?.user.email ?? texts.nobody)}</dd>
        <dt className="text-ink-faint">{texts.members}</dt>
        <dd className="[overflow-wrap:anywhere]">
          {members === null ? '…' : [...names, ...(more > 0 ? [texts.more(more)] : [])].join(', ') || texts.nobodyElse}
        </dd>
      </dl>
    </DeletionModal>
  );
}

/** Null while they are loaded, or if they cannot be: the rest of the modal does not depend on them. */
function useMembers(projectId: number): Collaborator[] | null {
  const [members, setMembers] = useState<Collaborator[] | null>(null);
  useEffect(() => {
    api.listCollaborators({ params: { id: String(projectId) } }).then(
      (all) => setMembers(all.filter(({ invitation }) => invitation === null)),
      () => undefined,
    );
  }, [projectId]);
  return members;
}
