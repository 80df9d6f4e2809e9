import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { Project } from '#contract/entities/project.ts';
import { Accordion } from '#web/components/audit/accordion.tsx';
import { Part } from '#web/components/part.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { TextArea, TextField } from '#web/components/ui/text-field.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { useFetcherState } from '#web/forms/submitting.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { templateDefaultTexts } from '#web/i18n/project/settings.ts';
import type { SettingsActionData } from './answer-settings.server.ts';
import { SaveLine, type Unsaved } from './unsaved.tsx';

interface TemplateDefaultsProps {
  project: Pick<Project, 'demoUrl' | 'baseTemplates' | 'baseRouteTemplateDataParams'>;
  /** Everything that can be offered. */
  baseTemplates: readonly { name: string; title: { en: string; de: string } }[];
  unsaved: Unsaved;
}

/** Settings that few projects need: folded, for admins of the project. */
export function TemplateDefaultsPart({ project, baseTemplates, unsaved }: TemplateDefaultsProps) {
  const texts = useTexts(templateDefaultTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const fetcher = useFetcher<SettingsActionData>();
  const sending = useFetcherState(fetcher);
  const refusal = fetcher.data?.refusal;
  const { mark } = unsaved;
  useEffect(() => {
    if (fetcher.data && !fetcher.data.refusal) mark('template-defaults', false);
  }, [fetcher.data, mark]);
  const values = Object.keys(project.baseRouteTemplateDataParams).length > 0;
  return (
    <Part title={texts.title} text={texts.text}>
      <Accordion
        summary={<span className="py-1 font-[550]">{texts.unfold}</span>}
        className="border-line border-y py-2"
      >
        <fetcher.Form
          method="post"
          noValidate
          onChange={() => mark('template-defaults', true)}
          className="grid gap-6 pt-5 pb-4"
        >
          <input type="hidden" name="intent" value="template-defaults" />
          <FormAlert refusal={refusal} />
          <TextField
            name="demoUrl"
            label={texts.demoUrl}
            note={common.optional}
            hint={texts.demoUrlHint}
            inputMode="url"
            autoCapitalize="none"
            defaultValue={project.demoUrl ?? ''}
            errors={refusal?.errors.demoUrl}
          />
          <fieldset>
            <legend className="mb-1.5 font-[550] text-sm">{texts.offered}</legend>
            <p className="mb-3 text-ink-faint text-sm">{texts.offeredHint}</p>
            <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
              {baseTemplates.map(({ name, title }) => (
                <Checkbox
                  key={name}
                  name="baseTemplates"
                  value={name}
                  label={title[language]}
                  defaultChecked={project.baseTemplates.includes(name)}
                />
              ))}
            </div>
          </fieldset>
          <TextArea
            name="dataParams"
            label={texts.values}
            hint={texts.valuesHint}
            rows={5}
            spellCheck={false}
            defaultValue={values ? JSON.stringify(project.baseRouteTemplateDataParams, null, 2) : ''}
            errors={refusal?.errors.baseRouteTemplateDataParams}
          />
          <SaveLine
            form="template-defaults"
            variant="outline"
            label={texts.save}
            isSaved={Boolean(fetcher.data) && !refusal && sending === 'idle'}
            {...{ unsaved, sending }}
          />
        </fetcher.Form>
      </Accordion>
    </Part>
  );
}
