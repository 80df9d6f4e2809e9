import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Language } from '#domain/language.ts';
import { fixesOf } from '#web/components/page-audit/fixes-of.ts';
import { queryOf, type Shown, shownOf } from '#web/components/page-audit/shown.ts';
import { type PageAuditState, usePageAuditInUrl } from '#web/components/page-audit/use-page-audit.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ArrowRight } from '#web/components/ui/icons.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { previewTexts, stageTexts } from '#web/i18n/public/preview.ts';
import { AddressForm } from './address-form.tsx';
import { Comparison } from './compare/comparison.tsx';
import type { PastedPage } from './paste/paste-form.tsx';
import { Result } from './result.tsx';
import { useEditing } from './use-editing.ts';

/** With the engine (over 50 kB), only for those who paste. */
const PasteForm = lazy(() => import('./paste/paste-form.tsx'));

type FirstAudit = Omit<PageAuditState, 'isBusy'>;
export interface ExplorerProps extends FirstAudit {
  /** The other page of a comparison; an empty address: none. */
  other: FirstAudit;
  shown: Shown;
}

/** The interactive part of /preview: the field, the result as it streams in, the switches, the tools. */
export default function Explorer({ other, shown: firstShown, ...first }: ExplorerProps) {
  const texts = useTexts(previewTexts);
  const { audit, start } = usePageAuditInUrl(first, 'url');
  const { audit: otherAudit, start: startOther } = usePageAuditInUrl(other, 'with');
  const [pasted, setPasted] = useState<PastedPage | null>(null);
  const [isPasting, setPasting] = useState(false);
  const editing = useEditing();
  const { shown, setShown, isAwake } = useShown(firstShown, first.address);
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus moves to the result, and back to the field if there is none.
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (requests === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [requests]);
  const hasFailed = requests > 0 && audit.error !== null && audit.view === null;
  useEffect(() => {
    if (hasFailed) field.current?.focus();
  }, [hasFailed]);

  const ask = (wanted: string, against = '') => {
    history.pushState(null, '', location.pathname + queryOf(wanted, shown, against));
    editing.close();
    setPasted(null);
    setPasting(false);
    start(wanted);
    startOther(against);
    setRequests((count) => count + 1);
  };
  const paste = (page: PastedPage) => {
    editing.close();
    setPasted(page);
    setPasting(false);
    setRequests((count) => count + 1);
  };
  const draw = (next: Shown) => {
    setShown(next);
    history.replaceState(null, '', location.pathname + queryOf(audit.address, next, otherAudit.address));
  };
  const shownAudit = pasted ? { address: pasted.view.url, view: pasted.view, error: null, isBusy: false } : audit;
  const isComparison = !pasted && otherAudit.address !== '';
  const hasResult = shownAudit.view !== null || shownAudit.isBusy;
  return (
    <>
      <AddressForm
        {...{
          address: audit.address,
          other: otherAudit.address,
          error: audit.error,
          isBusy: audit.isBusy,
          shown,
          field,
        }}
        onSubmit={ask}
      >
        <Button
          size="sm"
          variant="quiet"
          className={isAwake ? '-ml-3' : 'invisible -ml-3'}
          expanded={isPasting}
          onClick={() => setPasting(!isPasting)}
        >
          {texts.pasteHtml}
        </Button>
      </AddressForm>
      {isPasting && (
        <Suspense fallback={<div className="h-96" />}>
          <PasteForm onPaste={paste} />
        </Suspense>
      )}
      <Progress audit={shownAudit} />
      {isComparison ? (
        <Comparison sides={{ a: audit, b: otherAudit }} shown={shown} heading={heading} onDraw={draw} />
      ) : hasResult ? (
        <Result
          {...{ audit: shownAudit, shown, isAwake, heading, editing }}
          evidence={pasted?.evidence ?? null}
          onDraw={draw}
          onAuditAgain={() => start(audit.address, { nocache: true })}
        />
      ) : (
        <Empty shown={shown} onTry={ask} />
      )}
    </>
  );
}

function useShown(first: Shown, address: string) {
  const [shown, setShown] = useState(first);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    setAwake(true);
    // The empty page is the same for everybody, so its server did not know the device.
    if (address === '' && matchMedia('(max-width: 40rem)').matches) {
      setShown(shownOf(new URLSearchParams(location.search), 'phone'));
    }
  }, [address]);
  return { shown, setShown, isAwake };
}

/** Progress: a hairline for the eye, a sentence for screen readers. Always present, so that changes are announced. */
function Progress({ audit: { isBusy, view, error } }: { audit: PageAuditState }) {
  const stages = useTexts(stageTexts);
  const texts = useTexts(previewTexts);
  const words = isBusy
    ? stages[view?.stage ?? 'asking']
    : view && !error
      ? `${stages.reach} ${texts.points(view.score)}, ${texts.todo(fixesOf(view.issues).length)}.`
      : '';
  return (
    <div className="mt-2 h-6 max-w-3xl">
      <p role="status" className={isBusy ? 'text-ink-soft text-sm' : 'sr-only'}>
        {words}
      </p>
      {isBusy && (
        <div aria-hidden className="mt-1.5 h-0.5 overflow-hidden rounded-full bg-line">
          <div className="h-full w-1/3 animate-pass rounded-full bg-signal" />
        </div>
      )}
    </div>
  );
}

/** Well-known public pages that belong to nobody's competitor. */
const examples: Record<Language, string[]> = {
  en: ['wikipedia.org', 'nasa.gov', 'developer.mozilla.org'],
  de: ['de.wikipedia.org', 'bundestag.de', 'developer.mozilla.org/de/'],
};

/** Before there is a result: addresses to start with. The example below it is drawn by the server (example.tsx). */
function Empty({ shown, onTry }: { shown: Shown; onTry: (address: string) => void }) {
  const texts = useTexts(previewTexts);
  const language = useLanguage();
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-sm">
      <p className="font-[550]">{texts.tryOne}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {examples[language].map((address) => (
          <li key={address}>
            <a
              href={queryOf(address, shown)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onTry(address);
              }}
              className="inline-flex items-center gap-1.5 py-1 text-link"
            >
              {address}
              <ArrowRight aria-hidden className="size-3.5" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
