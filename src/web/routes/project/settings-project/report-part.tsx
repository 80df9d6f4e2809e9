import { useState } from 'react';
import type { Project } from '#contract/entities/project.ts';
import { reportNameOf, reportVisibilities } from '#domain/access/report-visibility.ts';
import { copyText } from '#web/components/actions/copy-text.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { Part } from '#web/components/part.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Copy } from '#web/components/ui/icons.tsx';
import { RadioGroup } from '#web/components/ui/radio-group.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { reportTexts } from '#web/i18n/app/data-export.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { usePathTo } from '#web/paths.ts';
import { useRootData } from '#web/root-data.ts';

/**
 * Who can see the reports. A choice applies at once: a person who unpublishes a report should not have to look for a
 * button.
 */
export function ReportPart({ project, mayChange }: { project: Project; mayChange: boolean }) {
  const texts = useTexts(reportTexts);
  const { act, isBusy } = useAction({ visibility: texts.saved, 'new-key': texts.newLinkDone });
  /** The latest choice, until the server has it. */
  const [chosen, setChosen] = useState<Project['reportVisibility'] | null>(null);
  const isChanging = isBusy('visibility');
  return (
    <Part title={texts.title} text={texts.text}>
      <div className="grid gap-6">
        <RadioGroup
          name="visibility"
          legend={texts.legend}
          value={chosen ?? project.reportVisibility}
          onChange={async (visibility) => {
            setChosen(visibility);
            await act('visibility', { visibility });
            // Unless another choice was made in the meantime.
            setChosen((now) => (now === visibility ? null : now));
          }}
          options={reportVisibilities.map((value) => ({
            value,
            label: texts[value],
            hint: texts[`${value}Hint`],
            disabled: !mayChange || isChanging,
          }))}
        />
        {project.reportVisibility !== 'off' && (
          <ReportLink project={project} mayChange={mayChange} renew={() => act('new-key')} />
        )}
      </div>
    </Part>
  );
}

interface ReportLinkProps {
  project: Project;
  mayChange: boolean;
  renew: () => Promise<void>;
}

function ReportLink({ project, mayChange, renew }: ReportLinkProps) {
  const texts = useTexts(reportTexts);
  const common = useTexts(commonTexts);
  const pathTo = usePathTo();
  const { ask, modal } = useConfirmation();
  const url = `${useRootData()?.siteUrl ?? ''}${pathTo('audit', { projectSlug: reportNameOf(project) })}`;
  const question = { title: texts.newLinkTitle, description: texts.newLinkText, confirm: texts.newLink };
  return (
    <div className="grid gap-3">
      <TextField
        label={texts.address}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        className="[&_input]:font-mono [&_input]:text-xs"
      />
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          variant="outline"
          icon={<Copy aria-hidden className="size-4" />}
          onClick={() => copyText(url, texts.copied)}
        >
          {common.copy}
        </Button>
        {mayChange && project.reportVisibility === 'link' && (
          <Button size="sm" variant="quiet" onClick={() => ask({ ...question, onConfirm: renew })}>
            {texts.newLink}
          </Button>
        )}
      </div>
      {modal}
    </div>
  );
}
