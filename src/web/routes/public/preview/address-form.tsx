import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Accordion } from '#web/components/audit/accordion.tsx';
import type { Shown } from '#web/components/page-audit/shown.ts';
import { Button } from '#web/components/ui/button.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { previewTexts } from '#web/i18n/public/preview.ts';

/** The contract's limit. */
const MAX_ADDRESS = 2000;

interface AddressFormProps {
  address: string;
  /** In a comparison. */
  other: string;
  error: string | null;
  isBusy: boolean;
  shown: Shown;
  field: RefObject<HTMLInputElement | null>;
  onSubmit: (address: string, other: string) => void;
  /** Beside the comparison: other ways in. */
  children: ReactNode;
}

/** As people type addresses. */
const addressInput = {
  type: 'text',
  inputMode: 'url',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/** Without scripts it is a GET form to this very page: the URL of the result is then the form's own. */
export function AddressForm({ address, other, error, isBusy, shown, field, onSubmit, children }: AddressFormProps) {
  const texts = useTexts(previewTexts);
  const otherField = useRef<HTMLInputElement>(null);
  useWritten(field, address);
  useWritten(otherField, other);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = field.current?.value.trim() ?? '';
    const against = otherField.current?.value.trim() ?? '';
    const longest = Math.max(wanted.length, against.length);
    const found = wanted === '' ? texts.noAddress : longest > MAX_ADDRESS ? texts.addressTooLong : null;
    setProblem(found);
    if (found === null) onSubmit(wanted, against);
    else field.current?.focus();
  };
  return (
    <form method="get" onSubmit={submit} className="grid max-w-3xl gap-x-3 gap-y-1 sm:grid-cols-[1fr_auto]" noValidate>
      <TextField
        id="preview-url"
        ref={field}
        name="url"
        {...addressInput}
        autoComplete="url"
        required
        size="lg"
        label={texts.address}
        placeholder={texts.placeholder}
        defaultValue={address}
        errors={problem ? [problem] : error ? [error] : []}
      />
      {shown.theme === 'dark' && <input type="hidden" name="theme" value="dark" />}
      {shown.device !== shown.ownDevice && <input type="hidden" name="device" value={shown.device} />}
      {/* Level with the field, whatever is below it. */}
      <Button type="submit" variant="signal" size="lg" className="max-sm:mt-2 sm:mt-[1.625rem]">
        {isBusy ? texts.looking : texts.show}
      </Button>
      <div className="flex flex-wrap items-center gap-x-6">
        <Accordion
          open={other !== ''}
          className="min-w-0 open:w-full"
          summaryClass="h-8 w-fit text-sm"
          summary={<span className="font-[550]">{texts.compareWith}</span>}
        >
          <TextField
            id="preview-with"
            ref={otherField}
            name="with"
            {...addressInput}
            size="lg"
            label={texts.otherAddress}
            labelHidden
            placeholder={texts.placeholder}
            defaultValue={other}
          />
        </Accordion>
        {children}
      </div>
    </form>
  );
}

/** Uncontrolled, so that input from before hydration is not lost. Only going back in the history writes into it. */
function useWritten(field: RefObject<HTMLInputElement | null>, value: string) {
  const written = useRef(value);
  useEffect(() => {
    if (written.current === value) return;
    written.current = value;
    if (field.current) field.current.value = value;
  }, [value, field]);
}
