interface WindowArtProps {
  /** The entry of the menu to click. */
  menu: string;
  button: string;
  /** A field for the code above the button. */
  hasField?: boolean;
}

/** Where to click, in small. Decoration: the step beside it says the same in words. */
export function WindowArt({ menu, button, hasField = false }: WindowArtProps) {
  return (
    <svg aria-hidden viewBox="0 0 320 140" className="mb-4 w-full max-w-80 text-[10px]">
      <rect x=".5" y=".5" width="319" height="139" rx="7" className="fill-surface stroke-line" />
      <path d="M.5 18.5h319M96.5 18.5v121" className="stroke-line" />
      {[10, 20, 30].map((x) => (
        <circle key={x} cx={x} cy="9.5" r="2.5" className="fill-line" />
      ))}
      {[30, 46, 98, 114].map((y, at) => (
        <rect key={y} x="14" y={y} width={at % 2 === 0 ? 56 : 44} height="5" rx="2.5" className="fill-line" />
      ))}
      <rect x="6" y="60" width="84" height="24" rx="4" className="fill-signal-soft" />
      <text x="14" y="75.5" className="fill-signal font-[550]">
        {menu}
      </text>
      <rect x="116" y="34" width="92" height="7" rx="3.5" className="fill-line-strong" fillOpacity=".5" />
      {hasField ? (
        <>
          <rect x="116.5" y="56.5" width="184" height="24" rx="4" className="fill-sunken stroke-line-strong" />
          <text x="124" y="72" className="fill-ink-soft font-mono">
            7K3M-Q9TA-…
          </text>
        </>
      ) : (
        [58, 70].map((y) => (
          <rect key={y} x="116" y={y} width={y === 58 ? 168 : 128} height="5" rx="2.5" className="fill-line" />
        ))
      )}
      <rect x="116" y="96" width="78" height="24" rx="4" className="fill-signal" />
      <text x="155" y="111.5" textAnchor="middle" className="fill-on-signal font-[550]">
        {button}
      </text>
    </svg>
  );
}

/** A page's head with one line of ours. */
export function HeadArt({ line }: { line: string }) {
  return (
    <svg aria-hidden viewBox="0 0 320 110" className="mb-4 w-full max-w-80 font-mono text-[10px]">
      <rect x=".5" y=".5" width="319" height="109" rx="7" className="fill-surface stroke-line" />
      <text x="16" y="25" className="fill-ink-soft">
        {'<head>'}
      </text>
      <rect x="32" y="35" width="140" height="5" rx="2.5" className="fill-line" />
      <rect x="24" y="48" width="272" height="22" rx="4" className="fill-signal-soft" />
      <text x="32" y="62.5" className="fill-signal">
        {line}
      </text>
      <rect x="32" y="79" width="96" height="5" rx="2.5" className="fill-line" />
      <text x="16" y="101" className="fill-ink-soft">
        {'</head>'}
      </text>
    </svg>
  );
}
