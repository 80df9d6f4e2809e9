import { type ReactNode, useRef, useState } from 'react';
import { MAX_UPLOAD_BYTES } from '#domain/images/upload-limit.ts';
import { useRevalidate } from '#web/components/actions/use-revalidate.ts';
import { toast } from '#web/components/toasts/toasts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Upload } from '#web/components/ui/icons.tsx';
import { offlineTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { uploadErrors } from './call-errors.ts';

type Done = Parameters<typeof toast.success>[0];

interface ImageUploadProps {
  texts: Record<'label' | 'hint' | 'choose' | 'replace' | 'remove' | 'uploading' | 'tooLarge', string>;
  picture: ReactNode;
  isThere: boolean;
  mayChange?: boolean;
  /** Both answer with what the toast says. `attempt` shows their errors, also those of a later undo. */
  upload: (file: File) => Promise<Done>;
  remove: (attempt: (work: () => Promise<Done | null>) => Promise<void>) => Promise<Done>;
}

/** One image that is uploaded, replaced and removed. Applies at once: a file is not part of a form that may be left. */
export function ImageUpload({ texts, picture, isThere, mayChange = true, ...calls }: ImageUploadProps) {
  const { offline } = useTexts(offlineTexts);
  const revalidate = useRevalidate();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const attempt = async (work: () => Promise<Done | null>) => {
    setBusy(true);
    setError(null);
    try {
      const done = await work();
      await revalidate();
      if (done) toast.success(done);
    } catch (failure) {
      setError(uploadErrors(failure, offline).join(' '));
    }
    setBusy(false);
  };
  const upload = (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_UPLOAD_BYTES) setError(texts.tooLarge);
    else void attempt(() => calls.upload(file));
    if (input.current) input.current.value = '';
  };
  const remove = async () => {
    await attempt(() => calls.remove(attempt));
    // The button that was clicked is gone.
    choose.current?.focus();
  };
  return (
    <div>
      <p className="mb-1.5 font-[550] text-sm">{texts.label}</p>
      <div className="flex flex-wrap items-center gap-4">
        {picture}
        {mayChange && (
          <div className="flex flex-wrap gap-2">
            <Button
              ref={choose}
              size="sm"
              variant="outline"
              state={isBusy ? 'loading' : 'idle'}
              loadingText={texts.uploading}
              icon={<Upload aria-hidden className="size-4" />}
              onClick={() => input.current?.click()}
            >
              {isThere ? texts.replace : texts.choose}
            </Button>
            {isThere && (
              <Button size="sm" variant="quiet" disabled={isBusy} onClick={remove}>
                {texts.remove}
              </Button>
            )}
            <input
              ref={input}
              type="file"
              hidden
              aria-label={texts.choose}
              accept="image/jpeg,image/png,image/webp,image/gif,image/avif,image/svg+xml"
              onChange={(event) => upload(event.target.files?.[0])}
            />
          </div>
        )}
      </div>
      {error ? (
        <p role="alert" className="mt-2 text-bad text-sm">
          {error}
        </p>
      ) : (
        mayChange && <p className="mt-2 text-ink-faint text-sm">{texts.hint}</p>
      )}
    </div>
  );
}
