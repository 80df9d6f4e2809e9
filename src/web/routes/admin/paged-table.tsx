import type { DrawingName } from '../../components/brand/drawing.tsx';
import { useListSort } from '../../components/listing/use-list-sort.ts';
import { usePaging } from '../../components/paging/use-paging.ts';
import { Table, type TableProps } from '../../components/ui/table.tsx';
import { commonTexts } from '../../i18n/common.ts';
import { useTexts } from '../../i18n/language.tsx';
import { EmptyList } from './empty-list.tsx';

interface PagedTableProps<Row> extends Pick<TableProps<Row>, 'columns' | 'actions' | 'keyOf'> {
  list: { items: Row[] } & Parameters<typeof usePaging>[0];
  texts: { heading: string; emptyTitle: string; emptyText: string };
  /** Shown if the list is empty. */
  drawing: DrawingName;
}

/** A paged list of the super admin; its headings order the whole list. */
export function PagedTable<Row>({ list, texts, drawing, ...table }: PagedTableProps<Row>) {
  const common = useTexts(commonTexts);
  return (
    <Table
      {...table}
      rows={list.items}
      paging={usePaging(list)}
      {...useListSort()}
      texts={{ ...common, caption: texts.heading }}
      empty={<EmptyList {...{ drawing, texts }} />}
    />
  );
}
