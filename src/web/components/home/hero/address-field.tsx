import { type ClipboardEvent, type RefObject, type SubmitEvent, useState } from 'react';
import { fixesOf } from '#web/components/page-audit/fixes-of.ts';
import type { PageAuditState } from '#web/components/page-audit/use-page-audit.ts';
import { type ExampleImage, judgedView } from '#web/components/reveal/use-example-image.ts';
import { Button } from '#web/components/ui/button.tsx';
import { inputClass } from '#web/components/ui/field.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { heroTexts } from '#web/i18n/public/home-hero.ts';
import { stageTexts } from '#web/i18n/public/preview.ts';

/** The contract's limit. */
const MAX_ADDRESS = 2000;
const FIELD_ID = 'link';
/** On a phone the result comes into view with this line above it. */
export const LINE_ID = `${FIELD_ID}-line`;
/** The floating call to action belongs to the form: it appears when the form leaves the view. */
export const FIELD_FORM_ID = 'start';

interface AddressFieldProps {
  action: string;
  audit: PageAuditState;
  image: ExampleImage;
  field: RefObject<HTMLInputElement | null>;
  onAsk: (address: string) => void;
}

/** Field, button, and one line below that is always there: first a hint, then the progress, or what went wrong. */
export function AddressField({ action, audit, image, field, onAsk }: AddressFieldProps) {
  const texts = useTexts(heroTexts);
  const [problem, setProblem] = useState<string | null>(null);
  const error = problem ?? audit.error;
  const ask = () => {
    const address = field.current?.value.trim() ?? '';
    const found = address === '' ? texts.noAddress : address.length > MAX_ADDRESS ? texts.tooLong : null;
    setProblem(found);
    if (found === null) onAsk(address);
    else field.current?.focus();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask();
  };
  // A whole address at once: there is nothing to wait for.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const words = event.clipboardData.getData('text').trim();
    if (field.current?.value === '' && isAddress.test(words)) requestAnimationFrame(ask);
  };
  return (
    <form
      method="get"
      action={action}
      onSubmit={submit}
      noValidate
      id={FIELD_FORM_ID}
      className="mt-7 max-w-[36rem] lg:mt-9"
    >
      <label htmlFor={FIELD_ID} className="mb-1.5 block font-[550] text-sm">
        {texts.address}
      </label>
      <div className="grid gap-2.5 sm:grid-cols-[1fr_auto]">
        <input
          ref={field}
          id={FIELD_ID}
          name="url"
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          required
          placeholder={texts.placeholder}
          onPaste={paste}
          aria-invalid={error ? true : undefined}
          aria-describedby={LINE_ID}
          className={`${inputClass(error !== null)} h-13 px-4 text-lg! sm:h-14`}
        />
        <Button
          type="submit"
          variant="signal"
          size="lg"
          className="h-13! sm:h-14!"
          state={audit.isBusy ? 'loading' : 'idle'}
          loadingText={texts.showing}
        >
          {texts.show}
        </Button>
      </div>
      <Line {...{ audit, image, error }} />
    </form>
  );
}

const isAddress = /^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(:\d+)?(\/\S*)?$|^https?:\/\/\S+$/i;

type LineProps = Pick<AddressFieldProps, 'audit' | 'image'> & { error: string | null };

function Line({ audit: { isBusy, view }, image, error }: LineProps) {
  const texts = useTexts(heroTexts);
  const stages = useTexts(stageTexts);
  const judged = view && judgedView(view, image);
  const words = isBusy
    ? stages[view?.stage ?? 'asking']
    : judged === null
      ? texts.hint
      : judged !== view
        ? texts.doneAfter(judged.score)
        : texts.done(
            judged.score,
            fixesOf(judged.issues).map(({ text }) => text),
          );
  return (
    // Scrolled to, it is whole below the header, which then covers the button.
    <div id={LINE_ID} className="-scroll-mt-6 mt-2 min-h-12">
      <p role="status" className={error ? 'sr-only' : 'text-ink-soft text-sm'}>
        {error ? '' : words}
      </p>
      {error && (
        <p role="alert" className="text-bad text-sm">
          {error}
        </p>
      )}
      {isBusy && (
        <div aria-hidden className="mt-1.5 h-0.5 overflow-hidden rounded-full bg-line">
          <div className="h-full w-1/3 animate-pass rounded-full bg-signal" />
        </div>
      )}
    </div>
  );
}
