import clsx from 'clsx';
import type { AuditSummary } from '#contract/entities/audit.ts';
import { type AuditSubPageType, auditSubPageTypes } from '#domain/enumerations.ts';
import { imageTypeTexts, reportTexts } from '#web/i18n/audit/reports.ts';
import { useTexts } from '#web/i18n/language.tsx';

const grounds: Record<AuditSubPageType, string> = {
  none: 'bg-bad',
  generic: 'bg-warn',
  static: 'bg-info',
  dynamic: 'bg-good',
};

/** Which kind of image the pages have, as one bar and in words. */
export function ImageTypes({ types }: { types: AuditSummary['types'] }) {
  const texts = useTexts(reportTexts);
  const names = useTexts(imageTypeTexts);
  const all = auditSubPageTypes.reduce((sum, type) => sum + types[type], 0);
  if (all === 0) return null;
  const shown = auditSubPageTypes.filter((type) => types[type] > 0);
  return (
    <div>
      <p className="font-[550] text-sm">{texts.imageTypes}</p>
      <div aria-hidden className="mt-3 flex h-2 gap-0.5 overflow-hidden rounded-full">
        {shown.map((type) => (
          <span key={type} className={grounds[type]} style={{ flexGrow: types[type] }} />
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {shown.map((type) => (
          <li key={type} className="flex items-baseline gap-2">
            <span aria-hidden className={clsx('size-2 shrink-0 rounded-full', grounds[type])} />
            <span className="text-ink-soft">{names[type]}</span>
            <span className="figures">{types[type]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
