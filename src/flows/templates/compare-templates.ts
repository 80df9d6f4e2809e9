import { findWinner, MIN_IMAGES, shareRate } from '#domain/template/live-designs.ts';
import { firstDayWithin, listRivals, sharesByTemplate } from '#io/db/queries/templates/compare-templates.ts';
import type { Io } from '#io/io.ts';

const DAY_MS = 86_400_000;
/** Older figures are about a shop that has changed since. */
const MAX_DAYS = 90;
/** A large shop reaches this within days, and reading more would slow down its dashboard. */
const ENOUGH_FETCHES = 10_000;

/** Routes with several live templates: whose images are shared more, and whether that can be chance. */
export async function compareTemplates(io: Io, projectId: number) {
  const rivals = await listRivals(io.reportDb, projectId);
  if (rivals.length === 0) return [];
  const longestAgo = new Date(io.now().getTime() - MAX_DAYS * DAY_MS);
  const earliest = await firstDayWithin(io.reportDb, projectId, longestAgo, ENOUGH_FETCHES);
  return Promise.all(
    [...Map.groupBy(rivals, ({ routeId }) => routeId)].map(async ([routeId, templates]) => {
      // Compares the same days for all templates; otherwise one that went live later would seem to be shared less.
      const firstDays = templates.map(({ firstDay }) => (firstDay === null ? io.now() : new Date(firstDay)));
      const since = new Date(Math.max(earliest.getTime(), ...firstDays.map((day) => day.getTime())));
      const ids = templates.map(({ id }) => id);
      const counts = await sharesByTemplate(io.reportDb, projectId, ids, since);
      const none = { images: 0, shares: 0, squares: 0 };
      const designs = templates.map(({ id, uuid, name }) => ({ id, uuid, name, ...(counts.get(id) ?? none) }));
      const [{ routePath, isFallback } = { routePath: '', isFallback: false }] = templates;
      return {
        routeId,
        routePath,
        isFallback,
        since,
        winnerId: findWinner(designs)?.id ?? null,
        minImages: MIN_IMAGES,
        templates: designs.map(({ squares, ...design }) => {
          const { rate, low, high } = shareRate({ ...design, squares });
          return { ...design, rate, low, high: Number.isFinite(high) ? high : null };
        }),
      };
    }),
  );
}
