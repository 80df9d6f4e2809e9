/** How an invitation ended. Resending keeps it open under a new code. */
export const invitationOutcomes = ['accepted', 'declined', 'withdrawn'] as const;
export type InvitationOutcome = (typeof invitationOutcomes)[number];
