// Every table. drizzle-kit reads this file to generate the migrations (drizzle.config.ts).
export * from './achievements.ts';
export * from './api-tokens.ts';
export * from './confirmations.ts';
export * from './invitations.ts';
export * from './job-progress.ts';
export * from './magic-links.ts';
export * from './mails.ts';
export * from './oauth-states.ts';
export * from './projects.ts';
export * from './rate-limits.ts';
export * from './sessions.ts';
export * from './user-to-project.ts';
export * from './users.ts';
