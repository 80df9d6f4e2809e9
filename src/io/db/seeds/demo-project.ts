import { projects, routes } from '../schema/index.ts';
import type { SampleShopSeed } from './seed.ts';

/** Section 9: what a shop platform has, plus the fallback, which is tried last. */
const paths = ['/products/*', '/collections/*', '/pages/*', '/blogs/*'];
const FALLBACK_PATH = '*';

// The sample shop as project `demo`. Templates, sub pages and the audit are added by the parts that make them.
export const demoProjectSeed: SampleShopSeed = {
  name: 'demo-project',
  sowWith: async (db, shop) => {
    const [project] = await db
      .insert(projects)
      .values({
        slug: 'demo',
        full: shop.address('/'),
        title: 'Halm & Ton',
        description: 'Ceramics, lamps and linen for slow mornings and long tables. Made in small batches in Berlin.',
        pageType: 'shopify',
        state: 'active',
        locales: { 'x-default': shop.address('/'), en: shop.address('/'), de: shop.address('/de') },
      })
      .onConflictDoNothing({ target: projects.slug })
      .returning({ id: projects.id });
    if (!project) return;
    await db
      .insert(routes)
      .values([
        ...paths.map((path, position) => ({ projectId: project.id, path, position })),
        { projectId: project.id, path: FALLBACK_PATH, position: paths.length, isFallback: true },
      ]);
  },
};
