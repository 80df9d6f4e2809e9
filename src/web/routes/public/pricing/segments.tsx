export interface SegmentsProps {
  legend: string;
  name: string;
  defaultValue: string;
  options: readonly { value: string; label: string; note?: string | undefined }[];
}

/** A choice of two or three in one line: the browser's own radio buttons in another style. */
export function Segments({ legend, name, defaultValue, options }: SegmentsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-[550] text-sm">{legend}</legend>
      <div className="inline-flex max-w-full flex-wrap rounded-md border border-line-strong bg-surface p-1">
        {options.map(({ value, label, note }) => (
          <label
            key={value}
            className="flex h-9 cursor-pointer items-center gap-2 rounded-sm px-3.5 text-sm has-checked:bg-ink has-focus-visible:outline-2 has-focus-visible:outline-signal has-checked:text-paper"
          >
            <input type="radio" name={name} value={value} defaultChecked={value === defaultValue} className="sr-only" />
            <span className="font-[550]">{label}</span>
            {note && <span className="text-xs max-[26rem]:hidden">{note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
