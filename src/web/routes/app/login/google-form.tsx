import { Form } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { useSubmitting } from '#web/forms/use-sending.ts';
import { signInTexts } from '#web/i18n/app/sign-in.ts';
import { useTexts } from '#web/i18n/language.tsx';

/** Only if the server has Google's client id (login options). */
export function GoogleForm() {
  const texts = useTexts(signInTexts);
  return (
    <Form method="post" className="mt-6">
      <input type="hidden" name="intent" value="google" />
      <p className="mb-4 flex items-center gap-4 text-ink-faint text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {texts.orContinueWith}
      </p>
      <Button type="submit" variant="outline" size="lg" state={useSubmitting('google')} className="w-full">
        {texts.withGoogle}
      </Button>
    </Form>
  );
}
