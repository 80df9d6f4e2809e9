import type { Crawl } from '#contract/entities/project.ts';
import { type CrawlKind, countedSource, kindNames, nameOfSource } from '#domain/agents/kind.ts';
import type { Language } from '#domain/language.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import type { Column } from '#web/components/ui/table.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { dashboardTexts } from '#web/i18n/project/dashboard.ts';
import type { TextsOf } from '#web/i18n/texts.ts';

type Texts = TextsOf<typeof dashboardTexts>;

/** Columns of a crawl, in a project's list and in the list of all. */
export const crawlColumns = (texts: Texts, language: Language, nameOf: (crawl: Crawl) => string): Column<Crawl>[] => [
  {
    key: 'page',
    header: texts.page,
    main: true,
    className: 'md:max-w-96',
    cell: ({ url }) => (
      <span title={url ?? undefined} className="block truncate text-left">
        {url === null ? texts.unknownPage : URL.canParse(url) ? new URL(url).pathname : url}
      </span>
    ),
  },
  {
    key: 'source',
    header: texts.who,
    cell: (crawl) => <span title={crawl.bot}>{nameOf({ ...crawl, source: countedSource(crawl) })}</span>,
  },
  { key: 'kind', header: texts.kind, cell: ({ kind }) => kindNames[kind][language] },
  { key: 'state', header: texts.image, cell: ({ state }) => stateText(texts, state) },
  { key: 'took', header: texts.took, align: 'end', cell: ({ milliseconds }) => `${milliseconds} ms` },
];

const stateText = (texts: Texts, state: number) => [texts.state0, texts.state1, texts.state2][state] ?? String(state);

/** Deleting a crawl, in a project's list and in the list of all. */
export function useCrawlDeletion() {
  const texts = useTexts(dashboardTexts);
  const { act } = useAction({ 'delete-crawl': texts.deleted });
  const { ask, modal } = useConfirmation();
  const confirmDelete = (id: number) =>
    ask({
      title: texts.deleteTitle,
      description: texts.deleteText,
      confirm: texts.delete,
      onConfirm: () => act('delete-crawl', { id: String(id) }),
    });
  return { confirmDelete, modal };
}

/** A crawl source as people know it. */
export function useSourceName() {
  const language = useLanguage();
  return ({ source, kind }: { source: string; kind: CrawlKind }) => nameOfSource(source, kind, language);
}
