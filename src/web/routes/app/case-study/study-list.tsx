import { Link } from 'react-router';
import type { CaseStudy } from '#contract/calls/case-study.ts';
import { caseStudyCategories } from '#domain/enumerations.ts';
import { usePaging } from '#web/components/listing/list-query.ts';
import { ListSearch } from '#web/components/listing/list-search.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Table } from '#web/components/ui/table.tsx';
import { caseStudyTexts, categoryTexts, imageProblemTexts, pageTypeTexts } from '#web/i18n/app/case-studies.ts';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { usePathTo } from '#web/paths.ts';

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

/** A case study as readers see it: page by page, with what is wrong and a link to it. */
export function StudyView({ study }: { study: CaseStudy }) {
  const texts = useTexts(caseStudyTexts);
  const categories = useTexts(categoryTexts);
  const types = useTexts(pageTypeTexts);
  const problems = useTexts(imageProblemTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  return (
    <div className="max-w-text">
      <p className="flex flex-wrap items-center gap-3 text-ink-soft text-sm">
        <Badge>{categories[study.category]}</Badge>
        <a href={study.website} target="_blank" rel="noopener nofollow" className="text-link">
          {new URL(study.website).host}
        </a>
      </p>
      {study.description && <p className="mt-4">{study.description[language]}</p>}
      <ol className="mt-8 grid gap-6">
        {study.pages.map(({ id, url, type, imageType, comments }) => (
          <li key={id} className="border-line border-t pt-4">
            <p className="flex flex-wrap items-center gap-2 text-sm">
              <span className="font-[550]">{types[type]}</span>
              {imageType && <Badge tone="warn">{problems[imageType]}</Badge>}
            </p>
            <p className="mt-1 font-mono text-ink-faint text-xs [overflow-wrap:anywhere]">{url}</p>
            {comments.map((comment) => (
              <p key={comment.en} className="mt-2">
                {comment[language]}
              </p>
            ))}
            <p className="mt-2 text-sm">
              <a href={`${pathTo('preview')}?${new URLSearchParams({ url })}`} className="text-link">
                {texts.seePreview}
              </a>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
