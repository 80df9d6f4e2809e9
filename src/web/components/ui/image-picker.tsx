import clsx from 'clsx';
import { type DragEvent, useId, useState } from 'react';
import { ImageUp } from '#web/components/ui/icons.tsx';
import { Button } from './button.tsx';
import { FieldErrors, type FieldFrame, FieldHint, fieldIds } from './field.tsx';

interface ImagePickerTexts {
  /** "Choose an image" — the clickable text. */
  choose: string;
  /** "or drop it here" */
  drop: string;
  replace: string;
  remove: string;
  wrongType: string;
  tooLarge: string;
  uploading: string;
}
export interface ImagePickerProps extends Omit<FieldFrame, 'note' | 'labelHidden'> {
  /** URL of the current image. */
  value: string | null;
  /** What the image shows, for people who cannot see it. */
  alt: string;
  onPick: (file: File) => void;
  onRemove?: () => void;
  /** As in the accept attribute; whole types only. */
  accept?: readonly string[];
  maxBytes: number;
  busy?: boolean;
  name?: string;
  texts: ImagePickerTexts;
}

const IMAGES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

export function ImagePicker(props: ImagePickerProps) {
  const { value, alt, onPick, onRemove, accept = IMAGES, maxBytes, busy = false, name, texts, ...frame } = props;
  const id = useId();
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const errors = refused ? [refused, ...(frame.errors ?? [])] : frame.errors;
  const take = (file: File | undefined) => {
    if (!file) return;
    const reason = !accept.includes(file.type) ? texts.wrongType : file.size > maxBytes ? texts.tooLarge : null;
    setRefused(reason);
    if (!reason) onPick(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!busy) take(event.dataTransfer.files[0]);
  };
  return (
    <div className={clsx('min-w-0', frame.className)}>
      <span id={`${id}-label`} className="mb-1.5 block font-[550] text-ink text-sm">
        {frame.label}
      </span>
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={clsx(
          'relative grid aspect-[1200/630] cursor-pointer place-items-center overflow-hidden rounded-lg border border-dashed text-center text-sm',
          'transition-colors duration-150 hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-signal has-focus-visible:outline-offset-2',
          over
            ? 'border-signal bg-signal-soft'
            : errors?.length
              ? 'border-bad bg-surface'
              : 'border-line-strong bg-surface',
        )}
      >
        {value ? (
          <img src={value} alt={alt} className="absolute inset-0 size-full object-cover" />
        ) : (
          <span className={clsx('p-6 text-ink-faint', busy && 'invisible')}>
            <ImageUp aria-hidden className="mx-auto mb-3 size-6 text-ink-faint" strokeWidth={1.5} />
            <span className="font-[550] text-ink underline decoration-signal underline-offset-4">{texts.choose}</span>
            <br />
            {texts.drop}
          </span>
        )}
        {busy && (
          <span role="status" className="absolute inset-0 grid place-items-center bg-surface/85 text-ink">
            <span className="animate-breathe">{texts.uploading}</span>
          </span>
        )}
        <input
          id={id}
          type="file"
          name={name}
          accept={accept.join(',')}
          disabled={busy}
          aria-labelledby={`${id}-label`}
          {...fieldIds(id, { hint: frame.hint, errors })}
          onChange={(event) => take(event.target.files?.[0])}
          className="sr-only"
        />
      </label>
      {value && (
        <div className="mt-2 flex gap-2">
          <Button size="sm" variant="outline" disabled={busy} onClick={() => document.getElementById(id)?.click()}>
            {texts.replace}
          </Button>
          {onRemove && (
            <Button size="sm" variant="quiet" disabled={busy} onClick={onRemove}>
              {texts.remove}
            </Button>
          )}
        </div>
      )}
      <FieldErrors id={id} errors={errors} />
      <FieldHint id={id} hint={frame.hint} />
    </div>
  );
}
