import type { Invitation } from '#contract/entities/user.ts';
import { invitationTexts } from '../../../i18n/invitation.ts';
import { useTexts } from '../../../i18n/language.tsx';

/** Who invites to what, and as what. */
export function useInvitationWords({ from, project, role }: Pick<Invitation, 'from' | 'project' | 'role'>): string {
  const texts = useTexts(invitationTexts);
  const asked = from ? texts.from(from, project) : texts.lead(project);
  return `${asked} ${role === 'admin' ? texts.asAdmin : texts.asEditor}`;
}
