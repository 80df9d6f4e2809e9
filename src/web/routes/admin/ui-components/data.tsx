import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { isoOf } from '#domain/language.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { IconButton } from '#web/components/ui/button.tsx';
import { Chart } from '#web/components/ui/chart.tsx';
import { Dropdown } from '#web/components/ui/dropdown.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { type Column, Table } from '#web/components/ui/table.tsx';
import { pageOf, type Sort, sortRows } from '#web/components/ui/table-order.ts';
import { type SamplePage, sampleCrawls, sampleDays, sampleFresh, samplePages } from './samples.ts';
import { Section, type SectionProps, Specimen } from './specimen.tsx';

const PAGE_SIZE = 4;

export function DataSection({ say, language }: SectionProps) {
  const [sort, setSort] = useState<Sort>({ key: 'shares', direction: 'desc' });
  const [wanted, setWanted] = useState(1);
  const values: Record<string, (page: SamplePage) => string | number | null> = {
    page: (page) => say(page.title),
    shares: (page) => page.shares,
    score: (page) => page.score,
  };
  const sorted = sortRows(
    samplePages,
    (Object.hasOwn(values, sort.key) && values[sort.key]) || (() => null),
    sort.direction,
    isoOf[language],
  );
  const { rows, page, pageCount } = pageOf(sorted, wanted, PAGE_SIZE);
  const columns: Column<SamplePage>[] = [
    {
      key: 'page',
      header: say({ en: 'Page', de: 'Seite' }),
      main: true,
      sortable: true,
      cell: (row) => (
        <span className="block text-left">
          {say(row.title)}
          <span className="block font-normal text-ink-faint text-xs">{row.path}</span>
        </span>
      ),
    },
    {
      key: 'state',
      header: say({ en: 'Picture', de: 'Bild' }),
      cell: (row) =>
        row.verified ? (
          <Badge tone="good">{say({ en: 'Own', de: 'Eigenes' })}</Badge>
        ) : (
          <Badge>{say({ en: 'None', de: 'Keines' })}</Badge>
        ),
    },
    {
      key: 'score',
      header: say({ en: 'Score', de: 'Wertung' }),
      sortable: true,
      align: 'end',
      cell: (row) => row.score ?? '–',
    },
    {
      key: 'shares',
      header: say({ en: 'Crawls', de: 'Abrufe' }),
      sortable: true,
      align: 'end',
      cell: (row) => row.shares.toLocaleString(isoOf[language]),
    },
  ];
  const tableTexts = {
    caption: say({ en: 'Pages of the shop', de: 'Seiten des Shops' }),
    loading: say({ en: 'loading', de: 'wird geladen' }),
    actions: say({ en: 'Actions', de: 'Aktionen' }),
  };
  const chartTexts = {
    caption: say({ en: 'Crawls a day, last 21 days', de: 'Abrufe pro Tag, letzte 21 Tage' }),
    day: say({ en: 'Day', de: 'Tag' }),
  };
  const crawls = say({ en: 'crawls', de: 'Abrufe' });
  const fresh = say({ en: 'newly drawn', de: 'neu gezeichnet' });
  return (
    <Section
      id="data"
      title={say({ en: 'Data', de: 'Daten' })}
      intro={say({ en: 'Tables and charts without boxes.', de: 'Tabellen und Kurven ohne Kästen.' })}
    >
      <Specimen
        wide
        title={say({ en: 'Table with order, pages and actions', de: 'Tabelle mit Reihenfolge, Seiten und Aktionen' })}
      >
        <Table
          columns={columns}
          rows={rows}
          keyOf={(row) => row.path}
          sort={sort}
          onSort={setSort}
          empty={null}
          texts={tableTexts}
          actions={(row) => (
            <Dropdown
              trigger={
                <IconButton size="sm" label={`${say({ en: 'Actions for', de: 'Aktionen für' })} ${say(row.title)}`}>
                  <Ellipsis aria-hidden className="size-4" />
                </IconButton>
              }
              entries={[
                { label: say({ en: 'Draw again', de: 'Neu zeichnen' }), onSelect: () => {} },
                { label: say({ en: 'Ignore', de: 'Ignorieren' }), onSelect: () => {}, tone: 'bad' },
              ]}
            />
          )}
          paging={{
            page,
            pageCount,
            onPage: setWanted,
            texts: {
              label: say({ en: 'Pages of the table', de: 'Seiten der Tabelle' }),
              previous: say({ en: 'Back', de: 'Zurück' }),
              next: say({ en: 'Next', de: 'Weiter' }),
              position: say({ en: `Page ${page} of ${pageCount}`, de: `Seite ${page} von ${pageCount}` }),
            },
          }}
        />
      </Specimen>
      <Specimen title={say({ en: 'Loading', de: 'Beim Laden' })}>
        <Table
          columns={columns.slice(0, 3)}
          rows={[]}
          keyOf={(row) => row.path}
          loading
          empty={null}
          texts={tableTexts}
        />
      </Specimen>
      <Specimen title={say({ en: 'Empty', de: 'Leer' })}>
        <Table
          columns={columns}
          rows={[]}
          keyOf={(row) => row.path}
          texts={tableTexts}
          empty={
            <EmptyState
              level={4}
              drawing="search"
              title={say({ en: 'No data found', de: 'Keine Daten gefunden' })}
              description={say({ en: 'Try a shorter word.', de: 'Versuchen Sie es mit einem kürzeren Wort.' })}
            />
          }
        />
      </Specimen>
      <Specimen wide title={say({ en: 'Line', de: 'Linie' })}>
        <Chart
          days={sampleDays}
          series={[{ name: crawls, values: sampleCrawls }]}
          language={language}
          texts={chartTexts}
        />
      </Specimen>
      <Specimen title={say({ en: 'Two lines', de: 'Zwei Linien' })}>
        <Chart
          days={sampleDays}
          series={[
            { name: crawls, values: sampleCrawls, tone: 'ink' },
            { name: fresh, values: sampleFresh },
          ]}
          language={language}
          height={180}
          texts={chartTexts}
        />
      </Specimen>
      <Specimen title={say({ en: 'Bars', de: 'Balken' })}>
        <Chart
          kind="bar"
          days={sampleDays}
          series={[{ name: crawls, values: sampleCrawls }]}
          language={language}
          height={216}
          texts={chartTexts}
        />
      </Specimen>
    </Section>
  );
}
