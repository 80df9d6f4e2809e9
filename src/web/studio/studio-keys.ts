interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** What a key does anywhere in the studio; null: nothing. */
export function studioKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): 'undo' | 'redo' | 'save' | null {
  if (!(ctrlKey || metaKey)) return null;
  const letter = key.toLowerCase();
  if (letter === 's') return 'save';
  if (altKey) return null;
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' ? 'redo' : null;
}
