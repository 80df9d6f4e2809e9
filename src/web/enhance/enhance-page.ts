import { closeMenus } from './close-menus.ts';
import { followAudit } from './follow-audit.ts';
import { followSections } from './follow-sections.ts';
import { keepFocus } from './keep-focus.ts';
import { showLoadingBar } from './loading-bar.ts';
import { wirePageButtons } from './page-buttons.ts';
import { prefetchVisibleLinks } from './prefetch-links.ts';
import { rememberTimeZone } from './remember-time-zone.ts';
import { rotateExample } from './rotate-example.ts';
import { switchTheme } from './switch-theme.ts';

/** What a public page gains from scripts. Everything here also works without them, less comfortably. */
export function enhancePage(): void {
  showLoadingBar();
  closeMenus();
  keepFocus();
  wirePageButtons();
  switchTheme();
  followSections();
  followAudit();
  prefetchVisibleLinks();
  rememberTimeZone();
  rotateExample();
  if (document.querySelector('[data-island]')) {
    import('../islands/hydrate-islands.ts').then(({ hydrateIslands }) => hydrateIslands());
  }
}
