import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ShownLook } from '#contract/calls/agency-look.ts';
import { api, uploadAgencyLogo } from '#web/browser-client.ts';
import { uploadErrors } from '#web/components/actions/call-errors.ts';
import { toast } from '#web/components/toasts/toasts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Upload } from '#web/components/ui/icons.tsx';
import { agencyLookTexts } from '#web/i18n/audit/agency-look.ts';
import { offlineTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';

/** The server rejects uploads over 10 MB; reported before they are sent. */
const MAX_BYTES = 10_000_000;

interface AgencyLogoProps {
  look: Pick<ShownLook, 'name' | 'logo'>;
  projectId: number;
  mayChange: boolean;
}

/** Applies at once: a file is not part of a form that may be left. */
export function AgencyLogo({ look: { name, logo }, projectId, mayChange }: AgencyLogoProps) {
  const texts = useTexts(agencyLookTexts);
  const { offline } = useTexts(offlineTexts);
  const { revalidate } = useRevalidator();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    setError(null);
    try {
      await work();
      await revalidate();
      toast.success(done);
    } catch (failure) {
      setError(uploadErrors(failure, offline).join(' '));
    }
    setBusy(false);
  };
  const upload = (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_BYTES) setError(texts.tooLarge);
    else void run(() => uploadAgencyLogo(projectId, file), texts.logoSaved);
    if (input.current) input.current.value = '';
  };
  const remove = async () => {
    await run(() => api.deleteAgencyLogo({ params: { id: String(projectId) } }), texts.logoRemoved);
    // The button that was clicked is gone.
    choose.current?.focus();
  };
  return (
    <div>
      <p className="mb-1.5 font-[550] text-sm">{texts.logo}</p>
      <div className="flex flex-wrap items-center gap-4">
        {logo && (
          <span className="grid h-16 max-w-60 place-items-center rounded-md border border-line bg-white p-2">
            <img src={logo.url} alt={name || texts.logo} className="h-12 w-auto max-w-full object-contain" />
          </span>
        )}
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
              {logo ? texts.replaceLogo : texts.chooseLogo}
            </Button>
            {logo && (
              <Button size="sm" variant="quiet" disabled={isBusy} onClick={remove}>
                {texts.removeLogo}
              </Button>
            )}
            <input
              ref={input}
              type="file"
              hidden
              aria-label={texts.chooseLogo}
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
        mayChange && <p className="mt-2 text-ink-faint text-sm">{texts.logoHint}</p>
      )}
    </div>
  );
}
