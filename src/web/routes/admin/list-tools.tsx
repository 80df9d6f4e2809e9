import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ListSearch } from '#web/components/listing/list-search.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Download } from '#web/components/ui/icons.tsx';
import { adminListTexts } from '#web/i18n/admin/admin.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { exportPath } from './export-path.ts';

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

/** The whole list with the current search and order, for a spreadsheet. */
function ExportLink({ list }: { list: string }) {
  const [query] = useSearchParams();
  const kept = new URLSearchParams([...query].filter(([name]) => name !== 'page'));
  const path = exportPath(useLanguage(), list);
  return (
    <ButtonLink
      href={kept.size > 0 ? `${path}?${kept}` : path}
      variant="outline"
      download
      icon={<Download aria-hidden className="size-4" />}
    >
      {useTexts(adminListTexts).exportCsv}
    </ButtonLink>
  );
}
