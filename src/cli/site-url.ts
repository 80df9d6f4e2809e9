/** Where Linkbild is: named in the user agent and in reports. */
export const siteUrl = (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/$/, '');
