import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { Acted } from '#web/components/actions/use-action.ts';
import { toast } from '#web/components/toasts/toasts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { routesTexts } from '#web/i18n/project/routes.ts';

/** A separate form: errors are shown under the path, and the path stays until it was accepted. */
export function AddRoute() {
  const texts = useTexts(routesTexts);
  const fetcher = useFetcher<Acted>();
  const form = useRef<HTMLFormElement>(null);
  const path = useRef('');
  const { data, state } = fetcher;
  useEffect(() => {
    if (state !== 'idle' || !data || data.refusal) return;
    toast.success(texts.added(path.current));
    form.current?.reset();
  }, [data, state, texts]);
  const refusal = data?.refusal;
  return (
    <fetcher.Form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => {
        path.current = String(new FormData(event.currentTarget).get('path') ?? '').trim();
      }}
      className="flex flex-wrap items-start gap-3"
    >
      <input type="hidden" name="intent" value="add" />
      <TextField
        name="path"
        className="max-w-md flex-1 basis-60"
        label={texts.path}
        labelHidden
        placeholder="/products/*"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        hint={texts.pathHint}
        errors={refusal ? (refusal.errors.path ?? [refusal.message]) : undefined}
      />
      <Button type="submit" variant="outline" state={state === 'idle' ? 'idle' : 'loading'} loadingText={texts.adding}>
        {texts.add}
      </Button>
    </fetcher.Form>
  );
}
