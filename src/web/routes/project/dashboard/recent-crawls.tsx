import type { Crawl } from '#contract/entities/project.ts';
import { DeleteButton } from '../../../components/actions/delete-button.tsx';
import { usePaging } from '../../../components/paging/use-paging.ts';
import { Table } from '../../../components/ui/table.tsx';
import { Moment } from '../../../components/ui/timestamp.tsx';
import { commonTexts } from '../../../i18n/common.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { dashboardTexts } from '../../../i18n/project/dashboard.ts';
import { crawlColumns } from './crawl-columns.tsx';
import { useSourceName } from './source-name.ts';

interface RecentCrawlsProps {
  crawls: { items: Crawl[]; total: number; page: number; perPage: number };
  onDelete: (id: number) => void;
}

export function RecentCrawls({ crawls, onDelete }: RecentCrawlsProps) {
  const texts = useTexts(dashboardTexts);
  const common = useTexts(commonTexts);
  const nameOf = useSourceName();
  return (
    <section>
      <h2 className="mb-4 text-xl">{texts.recent}</h2>
      <Table
        rows={crawls.items}
        keyOf={({ id }) => String(id)}
        paging={usePaging(crawls)}
        texts={{ ...common, caption: texts.recent }}
        empty={<p className="text-ink-soft text-sm">{texts.noData}</p>}
        actions={({ id }) => <DeleteButton label={texts.deleteCrawl} onClick={() => onDelete(id)} />}
        columns={[
          ...crawlColumns(texts, useLanguage(), nameOf),
          { key: 'time', header: texts.time, align: 'end', cell: ({ createdAt }) => <Moment iso={createdAt} /> },
        ]}
      />
    </section>
  );
}
