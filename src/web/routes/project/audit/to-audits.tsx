import { Link } from 'react-router';
import { buttonClass } from '#web/components/ui/button.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { auditsTexts } from '#web/i18n/project/audits.ts';
import { useProject } from '#web/layouts/project.tsx';
import { usePathTo } from '#web/paths.ts';

export function ToAudits() {
  const path = usePathTo()('audits', { projectSlug: useProject().slug });
  return (
    <Link to={path} className={buttonClass('outline')}>
      {useTexts(auditsTexts).allAudits}
    </Link>
  );
}
