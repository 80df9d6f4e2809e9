import { useState } from 'react';
import type { ListedTemplate } from '#contract/entities/template.ts';
import { api } from '#web/browser-client.ts';
import { callErrors } from '#web/components/actions/call-errors.ts';
import { useRevalidate } from '#web/components/actions/use-revalidate.ts';
import { toast } from '#web/components/toasts/toasts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { commonTexts, offlineTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { baseTemplateTexts } from '#web/i18n/project/draw-image.ts';
import { useTemplateName } from '#web/studio/template-name.ts';
import type { TemplateSection } from './load-templates.server.ts';

interface BaseTemplateModalProps {
  template: ListedTemplate;
  route: TemplateSection['route'];
  open: boolean;
  onClose: () => void;
}

/** For super admins: a customer's design becomes one that everybody is offered. */
export default function BaseTemplateModal({ template, route, open, onClose }: BaseTemplateModalProps) {
  const texts = useTexts(baseTemplateTexts);
  const nameOf = useTemplateName();
  const common = useTexts(commonTexts);
  const { offline } = useTexts(offlineTexts);
  const revalidate = useRevalidate();
  const [name, setName] = useState(template.name);
  const [path, setPath] = useState(route.path.includes('*') ? route.path : '');
  const [isOverriding, setOverriding] = useState(false);
  const [errors, setErrors] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    try {
      await api.createBaseRouteTemplate({
        body: {
          routeTemplateId: template.uuid,
          name: name.trim(),
          preferredRoutePath: path.trim(),
          overrideExistingBaseTemplate: isOverriding,
        },
      });
      toast.success(texts.made(name.trim()));
      onClose();
      revalidate();
    } catch (error) {
      setErrors(callErrors(error, offline));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      {...{ open, onClose }}
      title={texts.title(nameOf(template.name))}
      description={texts.description}
      texts={common}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button variant="signal" state={busy ? 'loading' : 'idle'} disabled={name.trim() === ''} onClick={make}>
            {texts.make}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <TextField
          label={texts.name}
          value={name}
          maxLength={100}
          errors={errors}
          onChange={(event) => {
            setName(event.target.value);
            setErrors([]);
          }}
        />
        <TextField
          label={texts.path}
          hint={texts.pathHint}
          value={path}
          maxLength={200}
          onChange={(event) => setPath(event.target.value)}
        />
        <Checkbox
          label={texts.override}
          checked={isOverriding}
          onChange={(event) => setOverriding(event.target.checked)}
        />
      </div>
    </Modal>
  );
}
