import { Trash2 } from '#web/components/ui/icons.tsx';
import { IconButton } from '../ui/button.tsx';

/** At the end of a row. Its name says what would be deleted. */
export function DeleteButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <IconButton size="sm" label={label} onClick={onClick} className="text-ink-faint hover:text-bad">
      <Trash2 aria-hidden className="size-4" />
    </IconButton>
  );
}
