import { useState } from 'react';
import { isoOf } from '#domain/language.ts';
import { IconButton } from '#web/components/ui/button.tsx';
import { Dropdown } from '#web/components/ui/dropdown.tsx';
import { Ellipsis } from '#web/components/ui/icons.tsx';
import { Table } from '#web/components/ui/table.tsx';
import { pageOf, type Sort, sortRows } from '#web/components/ui/table-order.ts';
import { type SamplePage, samplePages } from './samples.ts';
import { type SectionProps, Specimen } from './specimen.tsx';
import { tableColumns, tableTexts } from './table-columns.tsx';

const PAGE_SIZE = 4;

export function SampleTable(props: SectionProps) {
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
          <Dropdown
            trigger={
              <IconButton size="sm" label={`${say({ en: 'Actions for', de: 'Aktionen für' })} ${say(row.title)}`}>
                <Ellipsis aria-hidden className="size-4" />
              </IconButton>
            }
            entries={[
              { label: say({ en: 'Regenerate', de: 'Neu erstellen' }), onSelect: () => {} },
              { label: say({ en: 'Ignore', de: 'Ignorieren' }), onSelect: () => {}, tone: 'bad' },
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
