import clsx from 'clsx';
import { useId, useState } from 'react';
import type { Asset } from '#contract/entities/project.ts';
import { imageAcceptAttribute } from '#domain/template/assets.ts';
import { uploadAsset } from '#web/browser-client.ts';
import { uploadErrors } from '#web/components/actions/call-errors.ts';
import { FieldErrors } from '#web/components/ui/field.tsx';
import { offlineTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { configuratorTexts } from '#web/i18n/project/configurator.ts';
import { ImageUp } from '#web/studio/studio-icons.tsx';

interface ImageOption {
  /** Null is the default choice, such as the page's own photo. */
  value: string | null;
  label: string;
  src: string | null;
}

interface ImageChoiceProps {
  legend: string;
  projectId: number;
  options: readonly ImageOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  onUploaded: (asset: Asset) => void;
}

/** Images to choose from, and a way to add one: dropped or picked. */
export function ImageChoice({ legend, projectId, options, value, onChange, onUploaded }: ImageChoiceProps) {
  const texts = useTexts(configuratorTexts);
  const { offline } = useTexts(offlineTexts);
  const name = useId();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<string[]>([]);
  const take = async (file: File | undefined) => {
    if (!file || busy) return;
    setBusy(true);
    setErrors([]);
    try {
      const asset = await uploadAsset(projectId, file);
      onUploaded(asset);
      if (asset.url) onChange(asset.url);
    } catch (error) {
      setErrors(uploadErrors(error, offline));
    } finally {
      setBusy(false);
    }
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-[550] text-ink text-sm">{legend}</legend>
      <div className="grid grid-cols-3 gap-2">
        {options.map((option) => (
          <label
            key={option.value ?? ''}
            title={option.label}
            className={clsx(
              'grid h-16 cursor-pointer place-items-center overflow-hidden rounded-md border',
              option.src ? 'picture-plate' : 'bg-surface',
              'has-focus-visible:outline-2 has-focus-visible:outline-signal has-focus-visible:outline-offset-2',
              option.value === value ? 'border-signal ring-1 ring-signal' : 'border-line hover:border-ink-soft',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
              aria-label={option.label}
            />
            {option.src ? (
              <img src={option.src} alt="" loading="lazy" className="size-full object-contain p-1.5" />
            ) : (
              <span className="px-1.5 text-center text-ink-soft text-xs leading-tight">{option.label}</span>
            )}
          </label>
        ))}
        <label
          title={texts.uploadLogo}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            take(event.dataTransfer.files[0]);
          }}
          className="grid h-16 cursor-pointer place-items-center rounded-md border border-line-strong/60 border-dashed text-ink-faint hover:border-ink hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-signal"
        >
          <input
            type="file"
            accept={imageAcceptAttribute}
            aria-label={`${legend}: ${texts.uploadLogo}`}
            disabled={busy}
            onChange={(event) => {
              take(event.target.files?.[0]);
              event.target.value = '';
            }}
            className="sr-only"
          />
          {busy ? (
            <span className="animate-breathe text-xs">{texts.uploading}</span>
          ) : (
            <ImageUp aria-hidden className="size-5" strokeWidth={1.5} />
          )}
        </label>
      </div>
      <FieldErrors id={name} errors={errors} />
    </fieldset>
  );
}
