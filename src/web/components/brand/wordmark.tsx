/**
 * The name in drawn letters of one stroke. The dot of the first i has the signal colour; the bowls of b and d are
 * frames. Always decorative, see Logo.
 */
export function Wordmark({ className }: { className?: string }) {
  return (
    <svg viewBox="0.5 2 141 33" fill="none" overflow="visible" className={className} aria-hidden="true">
      <g stroke="currentColor" strokeWidth="5" strokeLinejoin="round">
        <path d="M3 2v30.5h14.5" strokeLinejoin="miter" />
        <path d="M24.5 12.5V35" />
        <path d="M34.5 35V12.5M34.5 22a7 7 0 0 1 14 0V35" />
        <path d="M58.5 2v33" />
        <path d="M81.5 2v33M81.5 22.5a7.5 7.5 0 0 1 15 0v2.5a7.5 7.5 0 0 1-15 0" />
        <path d="M106 12.5V35" />
        <path d="M115.5 2v33" />
        <path d="M139 2v33M139 22.5a7.5 7.5 0 0 0-15 0v2.5a7.5 7.5 0 0 0 15 0" />
      </g>
      <path d="M67.4 12.5H74l-6.9 7.7L75 35h-6l-5.5-10.8L60.5 27.5v-7.4z" fill="currentColor" />
      <path d="M22 2h5v5h-5z" className="fill-signal" />
      <path d="M103.5 2h5v5h-5z" fill="currentColor" />
    </svg>
  );
}
