import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { OgImage } from '#contract/entities/template.ts';
import { fileSize } from '#domain/format/numbers.ts';
import { templateName } from '#domain/template/own-titles.ts';
import { requireProject } from '#web/access/projects.server.ts';
import { api } from '#web/browser-client.ts';
import { showErrorToast } from '#web/components/actions/call-errors.ts';
import { copyText } from '#web/components/actions/copy-text.ts';
import { useRevalidate } from '#web/components/actions/use-revalidate.ts';
import { listQuery, usePaging } from '#web/components/listing/list-query.ts';
import { ListSearch, NoResults } from '#web/components/listing/list-search.tsx';
import { Menu, type MenuEntry } from '#web/components/menu/menu.tsx';
import { usePageLinks } from '#web/components/page-links/use-page-links.ts';
import { DrawnImage } from '#web/components/templates/drawn-image.tsx';
import { toast } from '#web/components/toasts/toasts.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { buttonClass } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { AppWindow, ClipboardCheck, Copy, ExternalLink, Files, RefreshCw } from '#web/components/ui/icons.tsx';
import { Pager } from '#web/components/ui/pager.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf } from '#web/forms/call-api.server.ts';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { offlineTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { imagesTexts } from '#web/i18n/project/assets.ts';
import { pageLinkTexts } from '#web/i18n/project/page-links.ts';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { useProject } from '#web/layouts/project.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';

export const meta = appMeta;

/** Three in a row, eight rows. */
const PER_PAGE = 24;

const typeOf = (query: URLSearchParams) => (/^[012]$/.test(query.get('type') ?? '') ? Number(query.get('type')) : null);

export const loader = ({ url, context }: LoaderFunctionArgs) => {
  const type = typeOf(url.searchParams);
  const query = { ...listQuery(url), perPage: PER_PAGE, ...(type === null ? {} : { type }) };
  return answerOf(async () => ({
    list: await context
      .get(apiContext)
      .listOgImages({ params: { id: String(requireProject(context, url).id) }, query }),
    isNarrowed: type !== null || 'search' in query,
  }));
};

export default function Images() {
  const { list, isNarrowed } = useLoaderData<typeof loader>();
  const texts = useTexts(imagesTexts);
  const own = useTexts(appScreenTexts.images);
  const paging = usePaging(list);
  const pathTo = usePathTo();
  const { slug: projectSlug } = useProject();
  return (
    <Screen heading={own.heading} lead={texts.lead}>
      <div className="grid gap-8">
        {(list.total > 0 || isNarrowed) && (
          <ListSearch
            texts={texts}
            choice={{
              name: 'type',
              label: texts.type,
              options: [
                { value: 'all', label: texts.all },
                { value: '1', label: texts.type1 },
                { value: '0', label: texts.type0 },
                { value: '2', label: texts.type2 },
              ],
            }}
          />
        )}
        {list.items.length === 0 ? (
          <div className="rounded-lg border border-line">
            {isNarrowed ? (
              <NoResults title={texts.nothingFound} description={texts.nothingFoundText} showAll={texts.clear} />
            ) : (
              <EmptyState
                level={2}
                drawing="frame"
                title={own.emptyTitle}
                description={own.emptyText}
                action={
                  <Link to={pathTo('templates', { projectSlug })} className={buttonClass('signal')}>
                    {texts.toTemplates}
                  </Link>
                }
              />
            )}
          </div>
        ) : (
          <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
            {list.items.map((image) => (
              <ImageCard key={image.uuid} image={image} />
            ))}
          </ul>
        )}
        {paging && <Pager {...paging} />}
      </div>
    </Screen>
  );
}

function ImageCard({ image }: { image: OgImage }) {
  const texts = useTexts(imagesTexts);
  const { offline } = useTexts(offlineTexts);
  const language = useLanguage();
  const revalidate = useRevalidate();
  const [busy, setBusy] = useState(false);
  const ways = useTexts(pageLinkTexts);
  const links = usePageLinks();
  const { subPageId, routeTemplateId, url, path } = image;
  const redraw = async () => {
    setBusy(true);
    try {
      await api.drawLiveOgImage({ params: { id: String(subPageId) } });
      toast.success(texts.redrawn);
      await revalidate();
    } catch (error) {
      showErrorToast(error, offline);
    }
    setBusy(false);
  };
  const entries: (MenuEntry | 'line')[] = [
    ...(path === null
      ? []
      : [
          { label: ways.toPage, icon: <Files aria-hidden />, to: links.toPage(path) },
          { label: ways.toAudit, icon: <ClipboardCheck aria-hidden />, to: links.toAudit(path) },
        ]),
    ...(routeTemplateId === null
      ? []
      : [{ label: ways.toDesign, icon: <AppWindow aria-hidden />, to: links.toTemplate(routeTemplateId) }]),
    'line',
    ...(subPageId === null ? [] : [{ label: texts.redraw, icon: <RefreshCw aria-hidden />, run: redraw }]),
    { label: texts.copyAddress, icon: <Copy aria-hidden />, run: () => copyText(url, texts.copied) },
    { label: texts.open, icon: <ExternalLink aria-hidden />, run: () => window.open(url, '_blank', 'noopener') },
  ];
  const { verifiedAt } = useProject();
  const kind = [texts.isDraft, verifiedAt ? texts.isLive : texts.isReady, texts.isDemo][image.type];
  const format = image.contentType.replace('image/', '').toUpperCase();
  return (
    <li className="min-w-0">
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${texts.open}: ${path ?? texts.noPage}`}
        className="block overflow-hidden rounded-lg border border-line hover:border-ink"
      >
        <DrawnImage src={url} alt="" />
      </a>
      <div className="mt-2 flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p title={path ?? undefined} className="truncate font-[550] text-sm">
            {path ?? texts.noPage}
          </p>
          <p className="truncate text-ink-faint text-xs">
            {image.templateName === null ? texts.noTemplate : templateName(image.templateName, language)} ·{' '}
            <Timestamp iso={image.createdAt} isFull />
          </p>
          <p className="figures truncate text-ink-faint text-xs">
            {image.width} × {image.height} · {format} · {fileSize(image.bytes, language)}
          </p>
        </div>
        <Badge tone={image.type === 1 && verifiedAt ? 'good' : image.type === 0 ? 'neutral' : 'info'}>{kind}</Badge>
        <Menu label={texts.more(path ?? texts.noPage)} entries={entries} busy={busy} className="-mt-1 -mr-1" />
      </div>
    </li>
  );
}
