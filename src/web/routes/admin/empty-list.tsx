import { Link, useSearchParams } from 'react-router';
import type { DrawingName } from '../../components/brand/drawing.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { adminListTexts } from '../../i18n/admin.ts';
import { useTexts } from '../../i18n/language.tsx';

interface EmptyListProps {
  drawing: DrawingName;
  texts: { emptyTitle: string; emptyText: string };
}

/** Nothing there yet, or nothing that fits what was asked for. */
export function EmptyList({ drawing, texts }: EmptyListProps) {
  const lists = useTexts(adminListTexts);
  const [query] = useSearchParams();
  const isNarrowed = ['search', 'state'].some((name) => query.get(name));
  return (
    <div className="rounded-lg border border-line">
      {isNarrowed ? (
        <EmptyState
          level={2}
          drawing="search"
          title={lists.nothingFound}
          description={lists.nothingFoundText}
          action={
            <Link to="?" className={buttonClass('outline')}>
              {lists.showAll}
            </Link>
          }
        />
      ) : (
        <EmptyState level={2} drawing={drawing} title={texts.emptyTitle} description={texts.emptyText} />
      )}
    </div>
  );
}
