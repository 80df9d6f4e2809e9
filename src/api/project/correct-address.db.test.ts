import { expect, test } from 'vitest';
import { createShopApi, jobDone } from '../../../test/api-with-shop.ts';

const { api, shop } = await createShopApi();
await api.runJobs();
const owner = api.as((await api.addPerson('owner@example.com')).token);
/** Nothing listens there; the host is one that may be asked. */
const wrong = shop.url.replace('http:', 'https:');

test('an address that cannot be read is corrected in place, and by adding it with the other protocol', async () => {
  const first = await owner.saveProject({ body: { full: wrong } });
  await jobDone(owner, first.job?.id ?? '');
  const params = { id: first.project.uuid };
  expect((await owner.getProject({ params })).problems).not.toEqual([]);
  const again = await owner.saveProject({ body: { full: shop.url } });
  expect([again.project.id, again.project.full]).toEqual([first.project.id, expect.stringMatching(/^http:/)]);
  await jobDone(owner, again.job?.id ?? '');
  const read = await owner.getProject({ params });
  expect(read).toMatchObject({ title: 'Halm & Ton', pageType: 'shopify' });
  expect((await owner.listSubPages({ params, query: {} })).items.every(({ url }) => url.startsWith(shop.url))).toBe(
    true,
  );
});

test('changeAddress reads the new address, and refuses once pages were read', async () => {
  const other = api.as((await api.addPerson('other@example.com')).token);
  const made = await other.saveProject({ body: { full: wrong } });
  await jobDone(other, made.job?.id ?? '');
  const params = { id: made.project.uuid };
  const { job } = await other.changeAddress({ params, body: { full: shop.url } });
  await jobDone(other, job?.id ?? '');
  await expect
    .poll(async () => (await other.listSubPages({ params, query: { perPage: 1 } })).items[0]?.fetchedAt ?? null, {
      timeout: 30_000,
    })
    .not.toBeNull();
  await expect(other.changeAddress({ params, body: { full: wrong } })).rejects.toMatchObject({
    code: 'ADDRESS_IS_READ',
  });
});
