/** How an invitation ended. Sending it again keeps it open under a new code. */
export const invitationOutcomes = ['accepted', 'declined', 'withdrawn'] as const;
export type InvitationOutcome = (typeof invitationOutcomes)[number];
