import { type ReactNode, useCallback, useState } from 'react';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { useLeaveGuard } from '#web/components/actions/use-leave-guard.ts';
import { Button, type ButtonState } from '#web/components/ui/button.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { unsavedTexts } from '#web/i18n/project/settings.ts';

/** The screen has a form with a button of its own for each of these. */
type SettingsForm = 'save' | 'agency-look' | 'template-defaults';

export interface Unsaved {
  forms: readonly SettingsForm[];
  mark: (form: SettingsForm, isUnsaved: boolean) => void;
}

/** Which forms have changes that nobody saved. Leaving the screen with them asks first. */
export function useUnsaved(): Unsaved & { question: ReactNode } {
  const [forms, setForms] = useState<readonly SettingsForm[]>([]);
  const { ask, modal } = useConfirmation();
  useLeaveGuard(forms.length > 0, ask, useTexts(unsavedTexts));
  const mark = useCallback(
    (form: SettingsForm, isUnsaved: boolean) =>
      setForms((now) => {
        if (now.includes(form) === isUnsaved) return now;
        return isUnsaved ? [...now, form] : now.filter((one) => one !== form);
      }),
    [],
  );
  return { forms, mark, question: modal };
}

interface SaveLineProps {
  form: SettingsForm;
  unsaved: Unsaved;
  label: string;
  variant: 'signal' | 'outline';
  sending: ButtonState;
  isSaved: boolean;
  children?: ReactNode;
}

/** The end of a form: its button, and what that button does not save. */
export function SaveLine({ form, unsaved, label, variant, sending, isSaved, children }: SaveLineProps) {
  const common = useTexts(commonTexts);
  const texts = useTexts(unsavedTexts);
  const others = unsaved.forms.filter((one) => one !== form);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {children}
      <Button type="submit" variant={variant} state={sending} loadingText={common.saving}>
        {label}
      </Button>
      {isSaved && !unsaved.forms.includes(form) && (
        <span role="status" className="text-good text-sm">
          {common.saved}
        </span>
      )}
      {others.length > 0 && (
        <span role="status" className="text-sm text-warn">
          {texts.notSaved(others.map((one) => texts[one]))}
        </span>
      )}
    </div>
  );
}
