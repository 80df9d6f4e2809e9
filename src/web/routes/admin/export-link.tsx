import { useSearchParams } from 'react-router';
import { Download } from '#web/components/ui/icons.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { adminListTexts } from '../../i18n/admin/admin.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { exportPath } from './export-path.ts';

/** The whole list with the current search and order, for a spreadsheet. */
export function ExportLink({ list }: { list: string }) {
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
