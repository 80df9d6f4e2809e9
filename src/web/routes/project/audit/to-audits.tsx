import { Link } from 'react-router';
import { buttonClass } from '../../../components/ui/button.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { auditsTexts } from '../../../i18n/project/audits.ts';
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
