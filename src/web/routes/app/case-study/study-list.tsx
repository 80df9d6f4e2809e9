import { Link } from 'react-router';
import type { CaseStudy } from '#contract/case-study.ts';
import { caseStudyCategories } from '#domain/enumerations.ts';
import { ListSearch } from '#web/components/listing/list-search.tsx';
import { usePaging } from '#web/components/paging/use-paging.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Table } from '#web/components/ui/table.tsx';
import { caseStudyTexts, categoryTexts } from '#web/i18n/app/case-studies.ts';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';

interface StudyListProps {
  list: { items: CaseStudy[]; total: number; page: number; perPage: number };
}

export function StudyList({ list }: StudyListProps) {
  const texts = useTexts(caseStudyTexts);
  const own = useTexts(appScreenTexts.caseStudy);
  const common = useTexts(commonTexts);
  const categories = useTexts(categoryTexts);
  return (
    <>
      <ListSearch
        texts={texts}
        choice={{
          name: 'category',
          label: texts.category,
          options: [
            { value: 'all', label: texts.allCategories },
            ...caseStudyCategories.map((value) => ({ value, label: categories[value] })),
          ],
        }}
      />
      <div className="mt-6">
        <Table
          rows={list.items}
          keyOf={({ uuid }) => uuid}
          paging={usePaging(list)}
          texts={{ ...common, caption: own.heading }}
          empty={<EmptyState level={2} drawing="pages" title={own.emptyTitle} description={own.emptyText} />}
          columns={[
            {
              key: 'title',
              header: texts.title,
              main: true,
              cell: ({ uuid, title }) => (
                <Link to={`?study=${uuid}`} className="text-link">
                  {title}
                </Link>
              ),
            },
            { key: 'website', header: texts.website, cell: ({ website }) => new URL(website).host },
            { key: 'category', header: texts.category, cell: ({ category }) => <Badge>{categories[category]}</Badge> },
            { key: 'pages', header: texts.subPages, align: 'end', cell: ({ pages }) => pages.length },
          ]}
        />
      </div>
    </>
  );
}
