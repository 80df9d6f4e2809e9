import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AuditSummary } from '#contract/entities/audit.ts';
import { Score } from '#web/components/audit/score.tsx';
import { noChange, ScoreChange } from '#web/components/audit/score-change.tsx';
import { usePaging } from '#web/components/listing/list-query.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Table } from '#web/components/ui/table.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { imageTypeTexts } from '#web/i18n/audit/reports.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { auditsTexts } from '#web/i18n/project/audits.ts';
import { useProject } from '#web/layouts/project.tsx';
import { usePathTo } from '#web/paths.ts';

interface AuditTableProps {
  audits: { items: AuditSummary[]; total: number; page: number; perPage: number };
  empty: ReactNode;
}

export function AuditTable({ audits, empty }: AuditTableProps) {
  const texts = useTexts(auditsTexts);
  const common = useTexts(commonTexts);
  const pathTo = usePathTo();
  const projectSlug = useProject().slug;
  const { items } = audits;
  const before = (audit: AuditSummary) => items.slice(items.indexOf(audit) + 1).find(({ score }) => score !== null);
  return (
    <Table
      rows={items}
      keyOf={({ uuid }) => uuid}
      paging={usePaging(audits)}
      texts={{ ...common, caption: useTexts(appScreenTexts.audits).heading }}
      empty={empty}
      actions={(audit) => {
        const other = audit.score === null ? undefined : before(audit);
        return (
          other && (
            <Link
              to={`${pathTo('projectAudit', { projectSlug, auditUuid: audit.uuid })}?with=${other.uuid}`}
              className={buttonClass('outline', 'sm')}
            >
              {texts.compare}
            </Link>
          )
        );
      }}
      columns={[
        {
          key: 'date',
          header: texts.date,
          main: true,
          cell: (audit) => (
            <Link to={pathTo('projectAudit', { projectSlug, auditUuid: audit.uuid })} className="text-link">
              <Timestamp iso={audit.createdAt} isFull />
            </Link>
          ),
        },
        {
          key: 'score',
          header: texts.score,
          cell: (audit) => (audit.score === null ? <State audit={audit} /> : <Score score={audit.score} />),
        },
        {
          key: 'change',
          header: texts.change,
          cell: (audit) => <ScoreChange {...(audit.change ?? noChange)} none="–" />,
        },
        {
          key: 'pages',
          header: texts.pages,
          align: 'end',
          // While it runs, the bar above counts.
          cell: ({ status, pagesDone, pagesPlanned, pagesKnown }) => {
            const read = status === 'completed' ? pagesDone : pagesPlanned;
            const all = Math.max(pagesPlanned, pagesKnown ?? 0);
            return read === all ? all : texts.pagesOf(read, all);
          },
        },
        { key: 'images', header: texts.images, cell: ({ types }) => <Images types={types} /> },
        { key: 'trigger', header: texts.trigger, cell: ({ trigger }) => texts[trigger] },
      ]}
    />
  );
}

function State({ audit }: { audit: AuditSummary }) {
  const texts = useTexts(auditsTexts);
  const language = useLanguage();
  if (audit.status !== 'completed') return <Badge tone="info">{texts[audit.status]}</Badge>;
  return <span className="text-ink-faint">{audit.failure?.text[language] ?? texts.noResult}</span>;
}

const kinds = [
  { kind: 'dynamic', ground: 'bg-good' },
  { kind: 'static', ground: 'bg-info' },
  { kind: 'generic', ground: 'bg-warn' },
  { kind: 'none', ground: 'bg-bad' },
] as const;

/** How the pages' images are made, as one bar; the figures are on hover and for screen readers. */
function Images({ types }: { types: AuditSummary['types'] }) {
  const names = useTexts(imageTypeTexts);
  const all = kinds.reduce((sum, { kind }) => sum + types[kind], 0);
  if (all === 0) return null;
  const words = kinds
    .filter(({ kind }) => types[kind] > 0)
    .map(({ kind }) => `${names[kind]}: ${types[kind]}`)
    .join(', ');
  return (
    <span title={words} className="inline-flex items-center align-middle">
      <span aria-hidden className="flex h-1.5 w-28 gap-px overflow-hidden rounded-full">
        {kinds.map(({ kind, ground }) =>
          types[kind] > 0 ? (
            <span key={kind} className={ground} style={{ width: `${(types[kind] / all) * 100}%` }} />
          ) : null,
        )}
      </span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
