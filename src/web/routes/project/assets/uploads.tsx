import clsx from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { MAX_UPLOAD_BYTES } from '#domain/images/upload-limit.ts';
import { fontAcceptAttribute, imageAcceptAttribute } from '#domain/template/assets.ts';
import { uploadAsset } from '#web/browser-client.ts';
import { uploadErrors } from '#web/components/actions/call-errors.ts';
import { IconButton } from '#web/components/ui/button.tsx';
import { CircleAlert, CircleCheck, LoaderCircle, Upload, X } from '#web/components/ui/icons.tsx';
import { offlineTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { assetsTexts } from '#web/i18n/project/assets.ts';

interface Job {
  id: number;
  name: string;
  state: 'running' | 'done' | 'failed';
  message?: string;
}

let lastId = 0;

interface UploadsProps {
  projectId: number;
  onUploaded: () => void;
}

/** Files dropped or chosen, several at once; each reports its result. Errors stay until dismissed. */
export function Uploads({ projectId, onUploaded }: UploadsProps) {
  const texts = useTexts(assetsTexts);
  const { offline } = useTexts(offlineTexts);
  const id = useId();
  const [jobs, setJobs] = useState<readonly Job[]>([]);
  const [isOver, setOver] = useState(false);
  const update = (job: Job) =>
    setJobs((now) => [...now.filter((one) => one.id !== job.id), job].toSorted((a, b) => a.id - b.id));
  const dismiss = (job: Job) => setJobs((now) => now.filter((one) => one.id !== job.id));
  const upload = async (file: File) => {
    lastId += 1;
    const job: Job = { id: lastId, name: file.name, state: 'running' };
    update(job);
    try {
      if (file.size > MAX_UPLOAD_BYTES) throw new Error(texts.tooLarge);
      await uploadAsset(projectId, file);
      update({ ...job, state: 'done', message: texts.uploaded(file.name) });
      onUploaded();
    } catch (error) {
      const isTooLarge = error instanceof Error && error.message === texts.tooLarge;
      const message = isTooLarge ? texts.tooLarge : uploadErrors(error, offline).join(' ');
      update({ ...job, state: 'failed', message });
    }
  };
  const input = useRef<HTMLInputElement>(null);
  const taken = useRef<FileList | null>(null);
  const take = async (files: FileList | null) => {
    // Files chosen before hydration arrive twice: from below, and when React replays the event.
    if (files === null || files === taken.current) return;
    taken.current = files;
    // One after the other: the server reads each file as a whole.
    for (const file of [...files]) await upload(file);
    if (input.current) input.current.value = '';
    taken.current = null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for files that were chosen before React woke up.
  useEffect(() => {
    if (input.current?.files?.length) void take(input.current.files);
  }, []);
  return (
    <div>
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
        className={clsx(
          'flex cursor-pointer flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-dashed px-6 py-5 transition-colors duration-150',
          'has-focus-visible:outline-2 has-focus-visible:outline-signal has-focus-visible:outline-offset-2',
          isOver ? 'border-signal bg-signal-soft' : 'border-line-strong/60 bg-surface hover:border-ink',
        )}
      >
        <Upload aria-hidden className="size-6 shrink-0 text-ink-faint" strokeWidth={1.5} />
        <span className="min-w-0 flex-1 basis-56">
          <span className="block font-[550]">{texts.dropTitle}</span>
          <span className="block text-ink-faint text-sm">{texts.dropText}</span>
        </span>
        <span className="text-link font-[550] text-sm">{texts.chooseFiles}</span>
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          aria-label={texts.chooseFiles}
          accept={`${imageAcceptAttribute},${fontAcceptAttribute}`}
          onChange={(event) => take(event.target.files)}
          className="sr-only"
        />
      </label>
      <ul aria-live="polite" className="mt-3 grid gap-1.5 empty:mt-0">
        {jobs.map((job) => (
          <UploadRow key={job.id} job={job} onDismiss={() => dismiss(job)} />
        ))}
      </ul>
    </div>
  );
}

function UploadRow({ job, onDismiss }: { job: Job; onDismiss: () => void }) {
  const texts = useTexts(assetsTexts);
  const marks = {
    running: <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin text-ink-faint" />,
    done: <CircleCheck aria-hidden className="size-4 shrink-0 text-good" />,
    failed: <CircleAlert aria-hidden className="size-4 shrink-0 text-bad" />,
  };
  return (
    <li className="flex items-center gap-2.5 rounded-md bg-surface py-1 pr-1 pl-3.5 text-sm outline outline-line">
      {marks[job.state]}
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {job.state === 'failed' && <strong className="font-[550]">{job.name}: </strong>}
        {job.message ?? texts.uploading(job.name)}
      </span>
      <IconButton size="sm" label={texts.dismiss} disabled={job.state === 'running'} onClick={onDismiss}>
        <X aria-hidden className="size-4" />
      </IconButton>
    </li>
  );
}
