import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import type { Project } from '#contract/entities/project.ts';
import { pageTypes } from '#domain/enumerations.ts';
import type { Text } from '#domain/language.ts';
import { siteName } from '#web/app-start/choose-project.ts';
import { UnreadableSite } from '#web/components/integration/unreadable-site.tsx';
import { Part } from '#web/components/part.tsx';
import { Choice } from '#web/components/ui/choice.tsx';
import { TextArea, TextField } from '#web/components/ui/text-field.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { useSubmitting } from '#web/forms/submitting.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { projectSettingsTexts } from '#web/i18n/project/settings.ts';
import type { SettingsActionData } from './answer-settings.server.ts';
import { BrandFields } from './brand-fields.tsx';
import { SaveLine, type Unsaved } from './unsaved.tsx';
import { useSeen } from './use-seen.ts';

interface ProjectFormProps {
  project: Project;
  colours: readonly { name: string; value: string }[];
  /** Why nothing of the site could be read: then its address can still be changed. */
  unreadable: Text | null;
  mayChange: boolean;
  answer: SettingsActionData | undefined;
  unsaved: Unsaved;
}

const systemNames = {
  shopify: 'Shopify',
  drupal: 'Drupal',
  wordpress: 'WordPress',
  magento: 'Magento',
  typo3: 'TYPO3',
} as const;

/** One form in three parts; read-only for people who may not change it. */
export function ProjectForm({ project, colours, unreadable, mayChange, answer, unsaved }: ProjectFormProps) {
  const texts = useTexts(projectSettingsTexts);
  const common = useTexts(commonTexts);
  const sending = useSubmitting('save');
  const refusal = answer?.intent === 'save' ? answer.refusal : null;
  const isSaved = answer?.intent === 'save' && refusal === null && sending === 'idle';
  const [pageType, setPageType] = useState(project.pageType);
  const readOnly = !mayChange;
  const { mark } = unsaved;
  const edit = () => mark('save', true);
  useEffect(() => {
    if (answer?.intent === 'save' && !answer.refusal) mark('save', false);
  }, [answer, mark]);
  return (
    <Form method="post" noValidate onChange={edit} className="grid divide-y divide-line">
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="seen" value={useSeen(project, answer)} />
      <Part title={texts.website} text={texts.websiteText}>
        <div className="grid gap-5">
          <FormAlert refusal={refusal} />
          {unreadable && <UnreadableSite why={unreadable} />}
          <TextField label={texts.address} value={siteName(project.full)} readOnly hint={texts.addressHint} />
          <TextField
            name="title"
            label={texts.title}
            maxLength={200}
            readOnly={readOnly}
            defaultValue={project.title ?? ''}
            errors={refusal?.errors.title}
          />
          <TextArea
            name="description"
            label={texts.description}
            readOnly={readOnly}
            defaultValue={project.description ?? ''}
            errors={refusal?.errors.description}
          />
          <Choice
            name="pageType"
            label={texts.pageType}
            disabled={readOnly}
            value={pageType}
            onChange={(next) => setPageType(pageTypes.find((type) => type === next) ?? 'custom')}
            options={pageTypes.map((type) => ({
              value: type,
              label: type === 'custom' ? texts.custom : systemNames[type],
            }))}
            errors={refusal?.errors.pageType}
          />
          {pageType === 'shopify' ? (
            <TextField
              name="shopifyUrl"
              label={texts.shopifyUrl}
              note={common.optional}
              hint={texts.shopifyHint}
              inputMode="url"
              autoCapitalize="none"
              readOnly={readOnly}
              defaultValue={project.shopifyUrl ?? ''}
              errors={refusal?.errors.shopifyUrl}
            />
          ) : (
            <input type="hidden" name="shopifyUrl" value={project.shopifyUrl ?? ''} />
          )}
        </div>
      </Part>
      <Part title={texts.brand} text={texts.brandText}>
        <BrandFields {...{ project, colours, readOnly }} onEdit={edit} errors={refusal?.errors ?? {}} />
      </Part>
      <Part title={texts.notes} text={texts.notesText}>
        <TextArea
          name="notes"
          label={texts.notes}
          labelHidden
          rows={5}
          readOnly={readOnly}
          defaultValue={project.notes ?? ''}
          errors={refusal?.errors.notes}
        />
        {mayChange && (
          <div className="mt-6">
            <SaveLine
              form="save"
              variant="signal"
              label={refusal?.status === 409 ? texts.saveMine : common.save}
              {...{ unsaved, sending, isSaved }}
            >
              {/* The alert at the top of a long form is out of sight from here. */}
              {refusal?.status === 409 && <FormAlert refusal={refusal} />}
            </SaveLine>
          </div>
        )}
      </Part>
    </Form>
  );
}
