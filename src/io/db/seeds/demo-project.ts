import { defaultRoutes } from '#domain/routing/routes.ts';
import { projects, routes } from '#io/db/schema/index.ts';
import type { SampleShopSeed } from './seed.ts';

// The sample shop as project `demo`. Templates, sub pages and the audit are added by other seeds.
export const demoProjectSeed: SampleShopSeed = {
  name: 'demo-project',
  insertWith: async (db, shop) => {
    const [project] = await db
      .insert(projects)
      .values({
        slug: 'demo',
        full: shop.address('/'),
        title: 'Halm & Ton',
        description: 'Ceramics, lamps and linen for slow mornings and long tables. Made in small batches in Berlin.',
        pageType: 'shopify',
        state: 'active',
        // The sample on our own pages.
        reportVisibility: 'public',
        locales: { 'x-default': shop.address('/'), en: shop.address('/'), de: shop.address('/de') },
      })
      .onConflictDoNothing({ target: projects.slug })
      .returning({ id: projects.id });
    if (!project) return;
    await db
      .insert(routes)
      .values(defaultRoutes('shopify').map((route, position) => ({ projectId: project.id, position, ...route })));
  },
};
