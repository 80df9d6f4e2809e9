import type { Invitation } from '#contract/entities/user.ts';
import { siteName } from '#web/app-start/choose-project.ts';
import { invitationNoticeTexts } from '#web/i18n/app/invitation-notice.ts';
import { useTexts } from '#web/i18n/language.tsx';

/** Who invites to what, and in which role. */
export function useInvitationTexts({ from, project, role }: Pick<Invitation, 'from' | 'project' | 'role'>): string {
  const texts = useTexts(invitationNoticeTexts);
  // A project without a title is named by its address.
  const name = /^https?:\/\//.test(project) ? siteName(project) : project;
  const lead = from ? texts.from(from, name) : texts.lead(name);
  return `${lead} ${role === 'admin' ? texts.asAdmin : texts.asEditor}`;
}
