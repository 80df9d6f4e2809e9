import FileDown from 'lucide-react/icons/file-down';
import FileText from 'lucide-react/icons/file-text';
import Printer from 'lucide-react/icons/printer';
import SplitSquareHorizontal from 'lucide-react/icons/square-split-horizontal';
import type { ProjectSummary } from '#contract/entities/user.ts';
import { reportNameOf } from '#domain/access/report-visibility.ts';
import { shortAddress } from '../../../app-start/choose-project.ts';
import { Menu } from '../../../components/menu/menu.tsx';
import { projectReportsTexts } from '../../../i18n/app/reports.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { usePathTo } from '../../../paths.ts';

/** Everything that can be handed to somebody else: sheets for paper, the demo, the report as a file. */
export function ReportMenu({ project, hasPdf }: { project: ProjectSummary; hasPdf: boolean }) {
  const texts = useTexts(projectReportsTexts);
  const pathTo = usePathTo();
  const prefix = useLanguage() === 'de' ? '/de' : '';
  const name = reportNameOf(project);
  return (
    <Menu
      label={texts.more(shortAddress(project.full))}
      entries={[
        { label: texts.demo, icon: <SplitSquareHorizontal aria-hidden />, href: pathTo('demo', { projectSlug: name }) },
        { label: texts.onePager, icon: <FileText aria-hidden />, href: pathTo('onepager', { onePageId: name }) },
        { label: texts.auditSheet, icon: <Printer aria-hidden />, href: pathTo('onepagerAudit', { onePageId: name }) },
        ...(hasPdf ? [{ label: texts.pdf, icon: <FileDown aria-hidden />, href: `${prefix}/audit/${name}.pdf` }] : []),
      ]}
    />
  );
}
