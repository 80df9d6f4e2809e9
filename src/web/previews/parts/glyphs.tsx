/** Two ticks: sent and read. */
export function Ticks({ size = 16 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={Math.round(size * 0.7)}
      viewBox="0 0 20 14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M1.5 7.5 5.5 11.5 13 3" />
      <path d="M9.5 10.6 10.6 11.6 18.5 3" />
    </svg>
  );
}

/** The tail that ties a bubble to its sender, on the right for one's own. */
export function Tail({ className, own = true }: { className: string; own?: boolean }) {
  return (
    <svg
      className={className}
      width="10"
      height="14"
      viewBox="0 0 10 14"
      fill="currentColor"
      style={own ? undefined : { transform: 'scaleX(-1)' }}
      aria-hidden="true"
    >
      <path d="M0 0h7.4c1.6 0 2.3 1.7 1.3 2.9L0 13z" />
    </svg>
  );
}
