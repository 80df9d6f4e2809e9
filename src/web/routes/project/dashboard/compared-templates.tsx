import { Link } from 'react-router';
import type { Stats } from '#contract/entities/project.ts';
import { isoOf } from '#domain/language.ts';
import { Table } from '../../../components/ui/table.tsx';
import { commonTexts } from '../../../i18n/common.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { dashboardTexts } from '../../../i18n/project/dashboard.ts';
import { templatesTexts } from '../../../i18n/project/templates.ts';
import { useProject } from '../../../layouts/project.tsx';
import { usePathTo } from '../../../paths.ts';

/** If a route has several live designs: whose pages are shared more. */
export function ComparedTemplates({ stats }: { stats: Stats }) {
  const texts = useTexts(dashboardTexts);
  const { allOther } = useTexts(templatesTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const { slug: projectSlug } = useProject();
  const live = stats.templates.filter(({ state }) => state === 'live');
  const rows = live.filter(({ routeId }) => live.filter((other) => other.routeId === routeId).length > 1);
  if (rows.length === 0) return null;
  const write = (figure: number) => figure.toLocaleString(isoOf[language]);
  const percent = (share: number) =>
    share.toLocaleString(isoOf[language], { style: 'percent', maximumFractionDigits: 0 });
  return (
    <section aria-labelledby="compared" className="min-w-0">
      <h2 id="compared" className="text-xl">
        {texts.templatesTitle}
      </h2>
      <p className="mt-1 mb-4 text-ink-faint text-sm">{texts.templatesText}</p>
      <Table
        rows={rows}
        keyOf={({ routeTemplateId }) => String(routeTemplateId)}
        texts={{ ...common, caption: texts.templatesTitle }}
        empty={null}
        columns={[
          {
            key: 'name',
            header: texts.template,
            main: true,
            cell: ({ name, routeTemplateId, routePath }) => (
              <span className="block text-left">
                <Link
                  to={pathTo('configurator', { projectSlug, routeTemplateId: String(routeTemplateId) })}
                  className="hover:underline"
                >
                  {name}
                </Link>
                <span className="block font-mono font-normal text-ink-faint text-xs">{routePath ?? allOther}</span>
              </span>
            ),
          },
          { key: 'pages', header: texts.pages, align: 'end', cell: ({ pages }) => write(pages) },
          { key: 'shares', header: texts.shares, align: 'end', cell: ({ shares }) => write(shares) },
          { key: 'shared', header: texts.sharedPages, align: 'end', cell: ({ sharedPages }) => write(sharedPages) },
          {
            key: 'rate',
            header: texts.sharePercent,
            align: 'end',
            cell: ({ pages, sharedPages }) => (pages > 0 ? percent(sharedPages / pages) : '–'),
          },
        ]}
      />
    </section>
  );
}
