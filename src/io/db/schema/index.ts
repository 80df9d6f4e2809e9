// Every table. drizzle-kit reads this file to generate the migrations (drizzle.config.ts).
export * from './accounts.ts';
export * from './alerts.ts';
export * from './audits.ts';
export * from './billing.ts';
export * from './health.ts';
export * from './image-requests.ts';
export * from './lab.ts';
export * from './logins.ts';
export * from './operation.ts';
export * from './pages.ts';
export * from './projects.ts';
export * from './shopify.ts';
export * from './stripe.ts';
export * from './templates.ts';
export * from './watch.ts';
