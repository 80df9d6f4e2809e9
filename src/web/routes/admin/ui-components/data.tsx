import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Table } from '#web/components/ui/table.tsx';
import { Charts } from './charts.tsx';
import { SampleTable } from './sample-table.tsx';
import { Section, type SectionProps, Specimen } from './specimen.tsx';
import { tableColumns, tableTexts } from './table-columns.tsx';

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
