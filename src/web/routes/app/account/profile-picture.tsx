import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { User } from '#contract/entities/user.ts';
import { api, uploadProfilePicture } from '#web/browser-client.ts';
import { uploadErrors } from '#web/components/actions/call-errors.ts';
import { toast } from '#web/components/toasts/toasts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { CircleUser, Upload } from '#web/components/ui/icons.tsx';
import { accountTexts } from '#web/i18n/app/account.ts';
import { offlineTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';

/** The server rejects uploads over 10 MB; reported before they are sent. */
const MAX_BYTES = 10_000_000;

/** Applies at once: a file is not part of a form that may be left. */
export function ProfilePicture({ user: { profilePictureUrl: url } }: { user: User }) {
  const texts = useTexts(accountTexts);
  const { offline } = useTexts(offlineTexts);
  const { revalidate } = useRevalidator();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = async (work: () => Promise<Parameters<typeof toast.success>[0] | null>) => {
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
    if (file.size > MAX_BYTES) setError(texts.pictureTooLarge);
    else void run(() => uploadProfilePicture(file).then(() => texts.pictureSaved));
    if (input.current) input.current.value = '';
  };
  const restore = (undoCode: string) => run(() => api.restoreProfilePicture({ body: { undoCode } }).then(() => null));
  const remove = async () => {
    await run(async () => {
      const { undoCode } = await api.removeProfilePicture();
      const action = undoCode ? { action: { label: texts.pictureUndo, run: () => void restore(undoCode) } } : {};
      return { title: texts.pictureRemoved, ...action };
    });
    // The button that was clicked is gone.
    choose.current?.focus();
  };
  return (
    <div>
      <p className="mb-1.5 font-[550] text-sm">{texts.picture}</p>
      <div className="flex flex-wrap items-center gap-4">
        {url ? (
          <img
            src={url}
            alt=""
            width={64}
            height={64}
            className="size-16 rounded-full border border-line object-cover"
          />
        ) : (
          <CircleUser aria-hidden strokeWidth={1} className="size-16 text-ink-faint" />
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            ref={choose}
            size="sm"
            variant="outline"
            state={isBusy ? 'loading' : 'idle'}
            loadingText={texts.pictureUploading}
            icon={<Upload aria-hidden className="size-4" />}
            onClick={() => input.current?.click()}
          >
            {url ? texts.replacePicture : texts.choosePicture}
          </Button>
          {url && (
            <Button size="sm" variant="quiet" disabled={isBusy} onClick={remove}>
              {texts.removePicture}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            hidden
            aria-label={texts.choosePicture}
            accept="image/jpeg,image/png,image/webp,image/gif,image/avif,image/svg+xml"
            onChange={(event) => upload(event.target.files?.[0])}
          />
        </div>
      </div>
      {error ? (
        <p role="alert" className="mt-2 text-bad text-sm">
          {error}
        </p>
      ) : (
        <p className="mt-2 text-ink-faint text-sm">{texts.pictureHint}</p>
      )}
    </div>
  );
}
