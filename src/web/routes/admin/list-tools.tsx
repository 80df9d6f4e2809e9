import type { ReactNode } from 'react';
import { ListSearch } from '../../components/listing/list-search.tsx';
import { adminListTexts } from '../../i18n/admin/admin.ts';
import { useTexts } from '../../i18n/language.tsx';
import { ExportLink } from './export-link.tsx';

interface ListToolsProps {
  /** The list's name in the URL of its CSV. */
  list: string;
  searchFor: string;
  choice?: Parameters<typeof ListSearch>[0]['choice'];
  children?: ReactNode;
}

/** Above every list of the super admin: search, a choice if there is one, the CSV export. */
export function ListTools({ list, searchFor, choice, children }: ListToolsProps) {
  const { search } = useTexts(adminListTexts);
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0 flex-1 basis-80">
        <ListSearch texts={{ search, searchFor }} {...(choice && { choice })} />
      </div>
      <div className="flex flex-wrap gap-3">
        <ExportLink list={list} />
        {children}
      </div>
    </div>
  );
}
