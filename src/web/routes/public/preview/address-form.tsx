import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { previewTexts } from '../../../i18n/public/preview.ts';
import type { Shown } from './shown.ts';

/** What the contract accepts. */
const MAX_ADDRESS = 2000;

interface AddressFormProps {
  address: string;
  error: string | null;
  isBusy: boolean;
  shown: Shown;
  field: RefObject<HTMLInputElement | null>;
  onSubmit: (address: string) => void;
}

/** Without scripts it is a GET form to this very page: the URL of the result is then the form's own. */
export function AddressForm({ address, error, isBusy, shown, field, onSubmit }: AddressFormProps) {
  const texts = useTexts(previewTexts);
  // Uncontrolled, so that input from before hydration is not lost. Only going back in the history writes into it.
  const written = useRef(address);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (written.current === address) return;
    written.current = address;
    if (field.current) field.current.value = address;
  }, [address, field]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = field.current?.value.trim() ?? '';
    const problem = wanted === '' ? texts.noAddress : wanted.length > MAX_ADDRESS ? texts.addressTooLong : null;
    setProblem(problem);
    if (problem === null) onSubmit(wanted);
    else field.current?.focus();
  };
  return (
    <form method="get" onSubmit={submit} className="grid max-w-3xl gap-3 sm:grid-cols-[1fr_auto]" noValidate>
      <TextField
        id="preview-url"
        ref={field}
        name="url"
        type="text"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
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
      <Button type="submit" variant="signal" size="lg" className="sm:mt-[1.625rem]">
        {isBusy ? texts.looking : texts.show}
      </Button>
    </form>
  );
}
