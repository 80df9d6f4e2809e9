import { trapFieldTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';

/** Nobody sees it, so only a program fills it in. */
export function TrapField() {
  const { label } = useTexts(trapFieldTexts);
  return (
    <div className="absolute -left-[9999px]" aria-hidden="true">
      <label>
        {label}
        <input name="nickname" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
