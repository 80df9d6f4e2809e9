/**
 * Menus made of <details data-menu> open without scripts; with them, Escape, a click outside or a chosen link closes
 * them. Returns a function to stop.
 */
export function closeMenus(): () => void {
  const open = () => [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')];
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    for (const menu of open()) {
      if (!target || !menu.contains(target) || target.closest('a')) menu.open = false;
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    for (const menu of open()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  };
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKeyDown);
  };
}
