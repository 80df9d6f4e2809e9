import { languagePrefix } from '#domain/language.ts';
import { Menu } from '#web/components/menu/menu.tsx';
import {
  FileDown,
  FileText,
  Palette,
  Printer,
  SquareSplitHorizontal as SplitSquareHorizontal,
} from '#web/components/ui/icons.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { projectReportsTexts } from '#web/i18n/project/audits.ts';
import { usePathTo } from '#web/paths.ts';

interface ReportMenuProps {
  /** Of the report, as in its address. */
  name: string;
  project: { slug: string };
  label: string;
  hasPdf: boolean;
}

/** Everything that can be handed to somebody else: sheets for paper, the demo, the report as a file. */
export function ReportMenu({ name, project, label, hasPdf }: ReportMenuProps) {
  const texts = useTexts(projectReportsTexts);
  const pathTo = usePathTo();
  const prefix = languagePrefix[useLanguage()];
  const settings = `${pathTo('settingsProject', { projectSlug: project.slug })}#agency-look`;
  return (
    <Menu
      label={label}
      entries={[
        { label: texts.demo, icon: <SplitSquareHorizontal aria-hidden />, href: pathTo('demo', { projectSlug: name }) },
        { label: texts.onePager, icon: <FileText aria-hidden />, href: pathTo('onepager', { onePageId: name }) },
        { label: texts.auditSheet, icon: <Printer aria-hidden />, href: pathTo('onepagerAudit', { onePageId: name }) },
        ...(hasPdf ? [{ label: texts.pdf, icon: <FileDown aria-hidden />, href: `${prefix}/audit/${name}.pdf` }] : []),
        'line',
        { label: texts.look, icon: <Palette aria-hidden />, to: settings },
      ]}
    />
  );
}
