import { useCallback, useState } from 'react';

/**
 * The row in the modal. It is looked up in the list after every response, so that the modal knows what the row says
 * now; a new key for every opening clears earlier input.
 */
export function useEditing<Row extends { id: number }>(rows: readonly Row[]) {
  const [editing, setEditing] = useState<{ id: number | null; opening: number; open: boolean } | null>(null);
  const close = useCallback(() => setEditing((now) => now && { ...now, open: false }), []);
  return {
    edit: (row: Row | null) =>
      setEditing((now) => ({ id: row?.id ?? null, opening: (now?.opening ?? 0) + 1, open: true })),
    close,
    window: editing && {
      key: editing.opening,
      open: editing.open,
      row: editing.id === null ? null : (rows.find(({ id }) => id === editing.id) ?? null),
    },
  };
}
