import type { LabComparison, LabRequest } from '#contract/calls/lab.ts';

import { dayDate } from '#domain/format/dates.ts';
import { fileSize } from '#domain/format/numbers.ts';
import { type LabGroup, labGroups } from '#domain/lab/lab-case.ts';
import { DeleteButton } from '#web/components/actions/action-buttons.tsx';
import { copyText } from '#web/components/actions/copy-text.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button, IconButton } from '#web/components/ui/button.tsx';
import { Copy } from '#web/components/ui/icons.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { labGroupTexts, labTexts } from '#web/i18n/admin/lab.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { PlatformPreview } from '#web/previews/platform-preview.tsx';
import { useRootData } from '#web/root-data.ts';
import type { ShownCase } from './shown-cases.server.ts';

interface CaseListProps {
  cases: readonly ShownCase[];
  /** On this platform. */
  comparisons: readonly LabComparison[];
  requests: readonly LabRequest[];
  onAdd: (caseId: string) => void;
  onDelete: (comparisonId: number) => void;
}

export function CaseList({ cases, comparisons, requests, onAdd, onDelete }: CaseListProps) {
  const groups = useTexts(labGroupTexts);
  return (
    <div className="grid gap-14">
      {labGroups.map((group: LabGroup) => (
        <section key={group}>
          <h2 className="text-2xl">{groups[group]}</h2>
          <ul className="mt-2">
            {cases
              .filter((one) => one.group === group)
              .map((labCase) => (
                <CaseItem
                  key={labCase.id}
                  labCase={labCase}
                  comparisons={comparisons.filter(({ caseId }) => caseId === labCase.id)}
                  requests={requests.filter(({ caseId }) => caseId === labCase.id)}
                  onAdd={() => onAdd(labCase.id)}
                  onDelete={onDelete}
                />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface CaseItemProps extends Pick<CaseListProps, 'comparisons' | 'requests' | 'onDelete'> {
  labCase: ShownCase;
  onAdd: () => void;
}

function CaseItem({ labCase, comparisons, requests, onAdd, onDelete }: CaseItemProps) {
  const texts = useTexts(labTexts);
  const language = useLanguage();
  return (
    <li id={labCase.id} className="scroll-mt-24 border-line border-b py-8">
      <h3 className="max-w-text text-lg">{labCase.question}</h3>
      <p className="mt-1 flex items-center gap-2 text-ink-faint text-sm">
        <span className="min-w-0 [overflow-wrap:anywhere]">{labCase.address}</span>
        <IconButton
          size="sm"
          label={`${texts.copyAddress}: ${labCase.id}`}
          onClick={() => copyText(labCase.address, texts.copied)}
          className="shrink-0"
        >
          <Copy aria-hidden className="size-4" />
        </IconButton>
      </p>
      <div className="mt-5 grid gap-8 md:grid-cols-2">
        <div className="min-w-0">
          <p className="mb-2 text-ink-soft text-sm">{texts.ours}</p>
          {labCase.card ? (
            <PlatformPreview card={labCase.card} language={language} surroundings={false} />
          ) : (
            <p className="rounded-lg border border-line p-6 text-ink-faint text-sm">{texts.noRule}</p>
          )}
        </div>
        <div className="min-w-0">
          <p className="mb-2 text-ink-soft text-sm">{texts.theirs}</p>
          {comparisons.length === 0 && <p className="text-ink-faint text-sm">{texts.nothingSeen}</p>}
          <ul className="grid gap-6">
            {comparisons.map((one) => (
              <Seen key={one.id} comparison={one} onDelete={() => onDelete(one.id)} />
            ))}
          </ul>
          <Button
            size="sm"
            variant="outline"
            onClick={onAdd}
            className="mt-4"
            label={`${texts.add}: ${labCase.question}`}
          >
            {texts.add}
          </Button>
          <RequestList requests={requests} />
        </div>
      </div>
    </li>
  );
}

function Seen({ comparison, onDelete }: { comparison: LabComparison; onDelete: () => void }) {
  const texts = useTexts(labTexts);
  const language = useLanguage();
  const apiUrl = useRootData()?.apiUrl ?? '/api';
  const { id, verdict, note, app, appVersion, device, seenOn, hasImage } = comparison;
  return (
    <li className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone={verdict === 'same' ? 'good' : 'bad'}>{texts[verdict]}</Badge>
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {app} {appVersion}, {device}, {dayDate(new Date(seenOn), 'UTC', language)}
        </span>
        <DeleteButton label={texts.deleteComparison} onClick={onDelete} />
      </p>
      {note && <p className="whitespace-pre-wrap text-sm [overflow-wrap:anywhere]">{note}</p>}
      {hasImage && (
        <img
          src={`${apiUrl}/lab/comparisons/${id}/image`}
          alt={`${texts.screenshot}: ${app}`}
          loading="lazy"
          className="max-h-96 max-w-full justify-self-start rounded-lg border border-line"
        />
      )}
    </li>
  );
}

function RequestList({ requests }: { requests: readonly LabRequest[] }) {
  const texts = useTexts(labTexts);
  const language = useLanguage();
  if (requests.length === 0) return null;
  const size = (bytes: number) => fileSize(bytes, language);
  return (
    <details className="mt-4 text-sm">
      <summary className="min-h-6 cursor-pointer text-ink-soft">{texts.requestsOf(requests.length)}</summary>
      <ol className="mt-2 grid gap-3">
        {requests.map((one) => (
          <li key={`${one.at} ${one.part} ${one.userAgent}`} className="min-w-0 [overflow-wrap:anywhere]">
            <span className="font-[550]">{one.userAgent || texts.noAgent}</span>
            <span className="block text-ink-faint text-xs">
              <Timestamp iso={one.at} isFull /> · {one.method} {one.part} · {one.status} ·{' '}
              {texts.took(size(one.bytesSent), size(one.bytesWhole))} · {texts.from} {one.addressBlock}
              {one.range && ` · ${texts.range} ${one.range}`}
              {one.accept && ` · Accept ${one.accept}`}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
