import { useEffect, useState } from 'react';
import { useAction } from '#web/components/actions/use-action.ts';
import { Button } from '#web/components/ui/button.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { unreadableTexts } from '#web/i18n/project/unreadable.ts';

interface CorrectAddressProps {
  why: string;
  full: string;
  /** The dashboard's path, where another screen shows it. */
  action?: string;
  onSent?: () => void;
}

/** Without https in front it is tried by http too. Who has entered http means it. */
export const addressToTry = (full: string): string => full.replace(/^https:\/\//, '').replace(/\/$/, '');

/** A site that cannot be read: why, and the one thing to do about it. The same address is simply tried again. */
export default function CorrectAddress({ why, full, action, onSent }: CorrectAddressProps) {
  const texts = useTexts(unreadableTexts);
  const { act, answer, isBusy } = useAction({ 'change-address': texts.readingAgain }, action);
  useEffect(() => {
    if (answer && !answer.refusal) onSent?.();
  }, [answer, onSent]);
  const [address, setAddress] = useState(() => addressToTry(full));
  return (
    <section aria-labelledby="next-action" className="rounded-lg bg-warn-soft px-5 py-5">
      <h2 id="next-action" className="text-warn text-xl">
        {texts.title}
      </h2>
      <p className="mt-1 text-sm">{why}</p>
      <form
        className="mt-4 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          act('change-address', { full: address });
        }}
      >
        <TextField
          className="w-full sm:w-96"
          label={texts.address}
          name="full"
          value={address}
          hint={/^\s*[a-z]+:/i.test(address) ? undefined : texts.triesHttp}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button
          type="submit"
          variant="signal"
          state={isBusy('change-address') ? 'loading' : 'idle'}
          loadingText={texts.starting}
        >
          {texts.readAgain}
        </Button>
      </form>
    </section>
  );
}
