import { Link } from 'react-router';
import { buttonClass } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';

interface NothingFoundProps {
  title: string;
  description: string;
  showAll: string;
}

/** Nothing in a list matches; offers to show everything. */
export function NoResults({ title, description, showAll }: NothingFoundProps) {
  return (
    <EmptyState
      level={2}
      drawing="search"
      {...{ title, description }}
      action={
        <Link to="?" className={buttonClass('outline')}>
          {showAll}
        </Link>
      }
    />
  );
}
