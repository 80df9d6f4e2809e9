import { useCallback, useState } from 'react';
import type { TagEdit } from '#domain/audit/edit/edit-tags.ts';
import type { EditedPage } from './edit/use-tag-editor.ts';

/** The state of the tag editor: open or closed, its suggestion and the edited page. Its code loads when it opens. */
export function useEditing() {
  const [isOpen, setOpen] = useState(false);
  const [suggestion, setSuggestion] = useState<{ edits: readonly TagEdit[] } | null>(null);
  const [edited, setEdited] = useState<EditedPage | null>(null);
  const open = useCallback((edits: readonly TagEdit[] | null = null) => {
    setOpen(true);
    setSuggestion(edits && { edits });
  }, []);
  const close = useCallback(() => {
    setOpen(false);
    setSuggestion(null);
    setEdited(null);
  }, []);
  return { isOpen, suggestion, edited, onView: setEdited, open, close };
}
export type TagEditing = ReturnType<typeof useEditing>;
