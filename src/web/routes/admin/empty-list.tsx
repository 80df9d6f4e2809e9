import { useSearchParams } from 'react-router';
import type { DrawingName } from '../../components/brand/drawing.tsx';
import { NoResults } from '../../components/listing/nothing-found.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { adminListTexts } from '../../i18n/admin/admin.ts';
import { useTexts } from '../../i18n/language.tsx';

interface EmptyListProps {
  drawing: DrawingName;
  texts: { emptyTitle: string; emptyText: string };
}

/** Nothing there yet, or nothing that matches. */
export function EmptyList({ drawing, texts }: EmptyListProps) {
  const lists = useTexts(adminListTexts);
  const [query] = useSearchParams();
  const isNarrowed = ['search', 'state'].some((name) => query.get(name));
  return (
    <div className="rounded-lg border border-line">
      {isNarrowed ? (
        <NoResults title={lists.nothingFound} description={lists.nothingFoundText} showAll={lists.showAll} />
      ) : (
        <EmptyState level={2} drawing={drawing} title={texts.emptyTitle} description={texts.emptyText} />
      )}
    </div>
  );
}
