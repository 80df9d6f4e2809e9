/** A chain link threaded through an image frame. Drawn on whole pixels of a 16 px grid, so that the smallest size is sharp. */
export const LINK_PATH = 'M15.5 10H16a6 6 0 0 1 0 12H8A6 6 0 0 1 8 10h.5';
export const FRAME_PATH = 'M12 18.5V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H14a2 2 0 0 1-2-2v-.5';

/** Always decorative: the Logo or the surrounding link has the accessible name. */
export function Icon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" strokeWidth="4" className={className} aria-hidden="true">
      <path d={FRAME_PATH} className="stroke-signal" />
      <path d={LINK_PATH} stroke="currentColor" />
    </svg>
  );
}
