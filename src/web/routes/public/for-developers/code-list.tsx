import { Accordion } from '#web/components/audit/accordion.tsx';
import { CopyCode } from '#web/components/copy-code.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { developersTexts } from '#web/i18n/public/developers.ts';
import type { CodeExample } from './code.ts';

export function CodeList({ code }: { code: readonly CodeExample[] }) {
  const texts = useTexts(developersTexts);
  return (
    <div className="grid gap-5">
      {code.map(({ title, code: lines, isLong }) =>
        isLong ? (
          <Accordion key={title} summary={<span className="py-3 font-[550] text-sm">{title}</span>}>
            <CopyCode title={title} code={lines} texts={texts} />
          </Accordion>
        ) : (
          <CopyCode key={title} title={title} code={lines} texts={texts} />
        ),
      )}
    </div>
  );
}
