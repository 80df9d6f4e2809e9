import type { ContentPage } from '../../catalogue/catalogue.ts';
import { listOf } from '../../catalogue/lazy-list.ts';
import type { Shop } from '../../shop/shop.ts';
import { connection, type PageArgs } from '../connection.ts';
import type { AdminContext, AdminNode } from '../context.ts';
import { gid, idOf } from '../gid.ts';
import { matches } from '../search.ts';
import { imageNode } from './product-nodes.ts';
import { translationsField } from './shop-nodes.ts';

const CREATED = '2026-03-01T08:00:00Z';

const common = (kind: string, own: ContentPage): AdminNode => ({
  __typename: kind,
  id: gid(kind, own.id),
  title: own.title,
  handle: own.handle,
  body: own.bodyHtml,
  tags: [],
  createdAt: CREATED,
  updatedAt: own.updatedAt,
  isPublished: own.isPublished,
  publishedAt: own.isPublished ? CREATED : null,
  templateSuffix: null,
  translations: translationsField(own.translations, own.updatedAt),
});

const pageNode = (own: ContentPage): AdminNode => ({ ...common('Page', own), bodySummary: own.summary });

/** A shop has one blog here, with all articles. */
const blogNode = (shop: Shop, own: ContentPage): AdminNode => ({
  ...common('Blog', own),
  articles: (args: PageArgs, context: AdminContext) =>
    connection(listOf(shop.catalogue.articles), args, context, (article) => articleNode(shop, article)),
  articlesCount: () => ({ count: shop.catalogue.articles.length, precision: 'EXACT' }),
});

const articleNode = (shop: Shop, own: ContentPage): AdminNode => ({
  ...common('Article', own),
  author: { name: `${shop.user.firstName} ${shop.user.lastName}` },
  summary: own.summary,
  image: imageNode(shop, own.image),
  blog: () => blogNode(shop, shop.catalogue.blogs[0] as ContentPage),
});

type SearchArgs = PageArgs & { query?: string | null };

const searched = (list: ContentPage[], query: string | null | undefined) =>
  listOf(list.filter(({ handle, title, updatedAt }) => matches(query ?? '', { handle, title, updated_at: updatedAt })));
const find = (list: ContentPage[], id: string, kind: string) => list.find((own) => own.id === idOf(id, kind));

export const contentFields = {
  pages: (args: SearchArgs, context: AdminContext) =>
    connection(searched(context.shop.catalogue.pages, args.query), args, context, pageNode),
  page: ({ id }: { id: string }, { shop }: AdminContext) => {
    const own = find(shop.catalogue.pages, id, 'Page');
    return own ? pageNode(own) : null;
  },
  blogs: (args: SearchArgs, context: AdminContext) =>
    connection(searched(context.shop.catalogue.blogs, args.query), args, context, (own) => blogNode(context.shop, own)),
  blog: ({ id }: { id: string }, { shop }: AdminContext) => {
    const own = find(shop.catalogue.blogs, id, 'Blog');
    return own ? blogNode(shop, own) : null;
  },
  articles: (args: SearchArgs, context: AdminContext) =>
    connection(searched(context.shop.catalogue.articles, args.query), args, context, (own) =>
      articleNode(context.shop, own),
    ),
  article: ({ id }: { id: string }, { shop }: AdminContext) => {
    const own = find(shop.catalogue.articles, id, 'Article');
    return own ? articleNode(shop, own) : null;
  },
};
