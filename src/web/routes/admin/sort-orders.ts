// The columns each super admin list can be ordered by, as its call takes them.
export const projects = ['name', 'owner', 'plan', 'score', 'subPages', 'members', 'verified', 'since'] as const;
export const users = ['email', 'name', 'status', 'projects', 'lastSeen', 'since'] as const;
export const checker = ['website', 'state', 'asked'] as const;
export const checkerStates = ['accepted', 'done', 'refused', 'failed'] as const;
export const mails = ['subject', 'recipient', 'state', 'kind', 'date'] as const;
export const waitlist = ['createdAt', 'confirmedAt', 'email'] as const;
export const waitlistStates = ['confirmed', 'waiting'] as const;
export const jobs = ['name', 'state', 'tries', 'date'] as const;
export const wishes = ['site', 'email', 'price', 'date'] as const;
export const wishStates = ['open', 'decided'] as const;
export const subscriptions = ['site', 'plan', 'price', 'date'] as const;
export const unknownAgents = ['agent', 'count', 'lastSeen'] as const;
