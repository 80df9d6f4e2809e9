// The figures of docs/specification.md#9-business-constants-and-limits (and, where noted, of section 2 there) that
// concern the interface. Nothing else may repeat them.

/** Searchable select. */
export const SELECT_PAGE_SIZE = 10;
export const SELECT_DEBOUNCE_MS = 300;
export const SELECT_LOAD_MORE_PX = 100;
export const SELECT_LOAD_DELAY_MS = 100;

/** Navigation between pages. */
export const PREFETCH_IDLE_MS = 2000;
export const SCROLL_TO_HASH_POLL_MS = 100;
export const SCROLL_TO_HASH_TRIES = 50;
export const LOADING_BAR_THROTTLE_MS = 200;
export const LOADING_BAR_MS = 5000;
export const FETCH_MINIMUM_MS = 200;
/** A temporarily unavailable page is reloaded after this; the server says the same (site/pages.ts). */
export const RETRY_PAGE_MS = 5_000;
export const CHUNK_RELOAD_PAUSE_MS = 60_000;

export const COUNTER_MS = 1000;

/** Modal. */
export const MODAL_SHAKE_MS = 500;
export const MODAL_KEY_LISTENER_MS = 250;
/** Afterwards the content starts over, in the onboarding too. */
export const MODAL_CLOSE_MS = 250;

/** Toasts; the teaser is docs/specification.md#s2.76. */
export const TOAST_MS = 4000;
export const TEASER_DELAY_MS = 700;
export const TEASER_MS = 5000;

/** Floating call-to-action bar (docs/specification.md#s2.77). */
export const CALL_TO_ACTION_MINIMISE_PX = 200;

export const CODE_EDITOR_MAX_PX = 1000;
export const PROJECT_POPOVER_MAX_REM = 14;
export const DASHBOARD_CHART_DAYS = 21;

/** Locale cookie. */
export const LOCALE_COOKIE = 'i18n_redirected';
export const LOCALE_COOKIE_DAYS = 365;
