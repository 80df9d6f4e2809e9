import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { AnyAdminList } from '#contract/admin-lists/admin-list.ts';
import { ListSearch } from '#web/components/listing/list-search.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Download } from '#web/components/ui/icons.tsx';
import { exportPath } from '#web/export-paths.ts';
import { adminListTexts } from '#web/i18n/admin/admin.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';

interface ListToolsProps {
  list: AnyAdminList;
  /** How many rows each value of the choice has. */
  counts?: Readonly<Record<string, number>> | undefined;
  children?: ReactNode;
}

/** Above every list of the super admin: search, a choice if there is one, the CSV export if there is one. */
export function ListTools({ list: { name, searchFor, choice, csv }, counts, children }: ListToolsProps) {
  const { search, state } = useTexts(adminListTexts);
  const language = useLanguage();
  const options = Object.entries(choice?.values ?? {}).map(([value, label]) => ({
    value,
    label: counts ? `${label[language]} (${counts[value] ?? 0})` : label[language],
  }));
  const searching = (
    <ListSearch
      texts={{ search, searchFor: searchFor[language] }}
      {...(choice && {
        choice: {
          name: choice.name,
          label: state,
          options: [{ value: 'all', label: choice.all[language] }, ...options],
        },
      })}
    />
  );
  if (!csv) return searching;
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0 flex-1 basis-80">{searching}</div>
      <div className="flex flex-wrap gap-3">
        <ExportLink list={name} />
        {children}
      </div>
    </div>
  );
}

/** The whole list with the current search and order, for a spreadsheet. */
function ExportLink({ list }: { list: string }) {
  const [query] = useSearchParams();
  const filters = new URLSearchParams([...query].filter(([name]) => name !== 'page'));
  const path = exportPath(useLanguage(), list);
  return (
    <ButtonLink
      href={filters.size > 0 ? `${path}?${filters}` : path}
      variant="outline"
      download
      icon={<Download aria-hidden className="size-4" />}
    >
      {useTexts(adminListTexts).exportCsv}
    </ButtonLink>
  );
}
