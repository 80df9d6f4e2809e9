import { Link } from 'react-router';
import { buttonClass } from '../../../components/ui/button.tsx';
import { auditsTexts } from '../../../i18n/audits.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useProject } from '../../../layouts/project.tsx';
import { usePathTo } from '../../../paths.ts';

export function ToAudits() {
  const path = usePathTo()('audits', { projectSlug: useProject().slug });
  return (
    <Link to={path} className={buttonClass('outline')}>
      {useTexts(auditsTexts).allAudits}
    </Link>
  );
}
