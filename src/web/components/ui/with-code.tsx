/** A text in which backticks surround code. */
export const WithCode = ({ text }: { text: string }) =>
  text.split('`').map((part, at) =>
    at % 2 === 1 ? (
      <code key={part} className="font-mono text-[0.85em] [overflow-wrap:anywhere]">
        {part}
      </code>
    ) : (
      part
    ),
  );
