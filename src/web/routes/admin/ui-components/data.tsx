import { useState } from 'react';
import { writeNumber } from '#domain/format/numbers.ts';
import { isoOf } from '#domain/language.ts';
import { Chart } from '#web/components/chart/chart.tsx';
import { Menu } from '#web/components/menu/menu.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { EyeOff, RefreshCw } from '#web/components/ui/icons.tsx';
import { type Column, Table } from '#web/components/ui/table.tsx';
import { pageOf, type Sort, sortRows } from '#web/components/ui/table-order.ts';
import { type SamplePage, sampleCrawls, sampleDays, sampleFresh, samplePages } from './samples.ts';
import { Section, type SectionProps, Specimen } from './specimen.tsx';

export function DataSection(props: SectionProps) {
  const { say } = props;
  const columns = tableColumns(props);
  const texts = tableTexts(props);
  return (
    <Section
      id="data"
      title={say({ en: 'Data', de: 'Daten' })}
      intro={say({ en: 'Tables and charts without boxes.', de: 'Tabellen und Diagramme ohne Rahmen.' })}
    >
      <SampleTable {...props} />
      <Specimen title={say({ en: 'Loading', de: 'Beim Laden' })}>
        <Table columns={columns.slice(0, 3)} rows={[]} keyOf={(row) => row.path} loading empty={null} texts={texts} />
      </Specimen>
      <Specimen title={say({ en: 'Empty', de: 'Leer' })}>
        <Table
          columns={columns}
          rows={[]}
          keyOf={(row) => row.path}
          texts={texts}
          empty={
            <EmptyState
              level={4}
              drawing="search"
              title={say({ en: 'No data found', de: 'Keine Daten gefunden' })}
              description={say({
                en: 'Try a shorter search term.',
                de: 'Versuchen Sie es mit einem kürzeren Suchbegriff.',
              })}
            />
          }
        />
      </Specimen>
      <Charts {...props} />
    </Section>
  );
}

function Charts({ say, language }: SectionProps) {
  const chartTexts = {
    caption: say({ en: 'Crawls per day, last 21 days', de: 'Abrufe pro Tag, letzte 21 Tage' }),
    day: say({ en: 'Day', de: 'Tag' }),
  };
  const crawls = say({ en: 'crawls', de: 'Abrufe' });
  const fresh = say({ en: 'newly created', de: 'neu erstellt' });
  return (
    <>
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
    </>
  );
}

const PAGE_SIZE = 4;

function SampleTable(props: SectionProps) {
  const { say, language } = props;
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
  return (
    <Specimen
      wide
      title={say({ en: 'Table with sorting, paging and actions', de: 'Tabelle mit Sortierung, Seiten und Aktionen' })}
    >
      <Table
        columns={tableColumns(props)}
        rows={rows}
        keyOf={(row) => row.path}
        sort={sort}
        onSort={setSort}
        empty={null}
        texts={tableTexts(props)}
        actions={(row) => (
          <Menu
            label={`${say({ en: 'Actions for', de: 'Aktionen für' })} ${say(row.title)}`}
            entries={[
              { label: say({ en: 'Regenerate', de: 'Neu erstellen' }), icon: <RefreshCw aria-hidden />, run: () => {} },
              {
                label: say({ en: 'Ignore', de: 'Ignorieren' }),
                icon: <EyeOff aria-hidden />,
                run: () => {},
                tone: 'bad',
              },
            ]}
          />
        )}
        paging={{
          page,
          pageCount,
          onPage: setWanted,
          texts: {
            label: say({ en: 'Table pages', de: 'Tabellenseiten' }),
            previous: say({ en: 'Previous', de: 'Zurück' }),
            next: say({ en: 'Next', de: 'Weiter' }),
            position: say({ en: `Page ${page} of ${pageCount}`, de: `Seite ${page} von ${pageCount}` }),
          },
        }}
      />
    </Specimen>
  );
}

function tableColumns({ say, language }: SectionProps): Column<SamplePage>[] {
  return [
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
      header: say({ en: 'Image', de: 'Bild' }),
      cell: (row) =>
        row.verified ? (
          <Badge tone="good">{say({ en: 'Own', de: 'Eigenes' })}</Badge>
        ) : (
          <Badge>{say({ en: 'None', de: 'Keines' })}</Badge>
        ),
    },
    {
      key: 'score',
      header: say({ en: 'Score', de: 'Punkte' }),
      sortable: true,
      align: 'end',
      cell: (row) => row.score ?? '–',
    },
    {
      key: 'shares',
      header: say({ en: 'Crawls', de: 'Abrufe' }),
      sortable: true,
      align: 'end',
      cell: (row) => writeNumber(row.shares, language),
    },
  ];
}

const tableTexts = ({ say }: SectionProps) => ({
  caption: say({ en: 'Shop pages', de: 'Seiten des Shops' }),
  loading: say({ en: 'loading', de: 'wird geladen' }),
  actions: say({ en: 'Actions', de: 'Aktionen' }),
});
