import { Link, useNavigate } from 'react-router';
import type { AuditSummary } from '#contract/entities/audit.ts';
import { fullDate } from '#domain/format/dates.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Choice } from '#web/components/ui/choice.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { auditsTexts } from '#web/i18n/project/audits.ts';
import { useProject } from '#web/layouts/project.tsx';
import { usePathTo } from '#web/paths.ts';
import { useTimeZone } from '#web/root-data.ts';

/** Chooses the audit to compare with. */
export function CompareSelect({ others, value }: { others: readonly AuditSummary[]; value: string | null }) {
  const texts = useTexts(auditsTexts);
  const navigate = useNavigate();
  const language = useLanguage();
  const timeZone = useTimeZone();
  if (others.length === 0) return null;
  return (
    <Choice
      className="w-64 max-w-full"
      label={texts.compareWith}
      labelHidden
      value={value ?? ''}
      onChange={(uuid) => navigate({ search: uuid && `?with=${uuid}` })}
      options={[
        { value: '', label: `${texts.compareWith} …` },
        ...others.map((one) => ({
          value: one.uuid,
          label: `${fullDate(new Date(one.finishedAt ?? one.createdAt), timeZone, language)} · ${one.score}`,
        })),
      ]}
    />
  );
}

export function ToAudits() {
  const path = usePathTo()('audits', { projectSlug: useProject().slug });
  return (
    <Link to={path} className={buttonClass('outline')}>
      {useTexts(auditsTexts).allAudits}
    </Link>
  );
}
