import { writeNumber } from '#domain/format/numbers.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import type { Column } from '#web/components/ui/table.tsx';
import type { SamplePage } from './samples.ts';
import type { SectionProps } from './specimen.tsx';

export function tableColumns({ say, language }: SectionProps): Column<SamplePage>[] {
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

export const tableTexts = ({ say }: SectionProps) => ({
  caption: say({ en: 'Shop pages', de: 'Seiten des Shops' }),
  loading: say({ en: 'loading', de: 'wird geladen' }),
  actions: say({ en: 'Actions', de: 'Aktionen' }),
});
