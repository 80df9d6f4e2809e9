import type { Client, SubPage } from 'linkbild/client';

/** All pages of a project, a hundred at a time. */
export async function* listPages(client: Client, projectId: string): AsyncGenerator<SubPage> {
  for (let page = 1; ; page += 1) {
    const { items, total, perPage } = await client.listSubPages({
      params: { id: projectId },
      query: { page, perPage: 100 },
    });
    yield* items;
    if (page * perPage >= total) return;
  }
}
