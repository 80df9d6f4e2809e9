import Trash2 from 'lucide-react/icons/trash-2';
import { IconButton } from '#web/components/ui/button.tsx';

/** At the end of a row. Its name says what would be deleted. */
export function DeleteButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <IconButton size="sm" label={label} onClick={onClick} className="text-ink-faint hover:text-bad">
      <Trash2 aria-hidden className="size-4" />
    </IconButton>
  );
}
