import { Fragment, lazy, memo, type RefObject, Suspense, useDeferredValue } from 'react';
import type { PagePreview } from '#contract/entities/described-audit.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import {
  countedPlatforms,
  isCounted,
  morePlatforms,
  type PlatformId,
  platformNames,
} from '#domain/audit/platforms/platform-id.ts';
import { refreshes, refreshToolFor } from '#domain/audit/refresh.ts';
import { Accordion } from '#web/components/audit/accordion.tsx';
import { PlatformBars } from '#web/components/audit/platform-bars.tsx';
import { shortAddress } from '#web/components/audit/short-address.ts';
import type { Shown } from '#web/components/page-audit/shown.ts';
import type { PageAuditState } from '#web/components/page-audit/use-page-audit.ts';
import { Reveal } from '#web/components/reveal/reveal.tsx';
import { ArrowUpRight } from '#web/components/ui/icons.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { previewTexts } from '#web/i18n/public/preview.ts';
import { MorePlatforms } from '#web/previews/more-platforms.tsx';
import { Actions } from './actions.tsx';
import { FetchTable } from './fetch-table.tsx';
import { IssueList } from './issue-list.tsx';
import { PlatformCards } from './platform-cards.tsx';
import { PreviewAccordion } from './preview-accordion.tsx';
import { SourceView } from './source-view.tsx';
import { SummaryLine } from './summary-line.tsx';
import { Switches } from './switches.tsx';
import { TagTable } from './tag-table.tsx';
import type { TagEditing } from './use-editing.ts';

/** With the engine that judges pages: loads with the first press. */
const TagEditor = lazy(() => import('./edit/tag-editor.tsx'));

interface ResultProps {
  audit: PageAuditState;
  shown: Shown;
  /** Buttons that need scripts appear once they run. */
  isAwake: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  editing: TagEditing;
  /** Of a page that was pasted. */
  evidence: PageEvidence | null;
  onDraw: (shown: Shown) => void;
  onAuditAgain: () => void;
}

/** Everything known about one page: how it looks comes first, what to do stands beside it, the rest is folded. */
export function Result({ audit, shown, isAwake, heading, editing, evidence, onDraw, onAuditAgain }: ResultProps) {
  const texts = useTexts(previewTexts);
  const { isBusy, address } = audit;
  const { edited } = editing;
  const view = edited?.view ?? audit.view;
  // The score, the texts and the first row come at once; the rest is rendered right after, without delaying them.
  const deferred = useDeferredValue(view);
  const lateView = deferred?.url === view?.url ? deferred : null;
  // Before the images are known a score would only be corrected a moment later.
  const isScored = view !== null && !(isBusy && view.stage === 'meta');
  const hasMoved = view !== null && shortAddress(view.finalUrl) !== shortAddress(view.url);
  return (
    <section aria-labelledby="preview-result" aria-busy={isBusy} className="mt-2">
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <div className="min-w-0">
          <p className="eyebrow">{evidence ? texts.pastedPage : texts.resultOf}</p>
          <h2
            id="preview-result"
            ref={heading}
            tabIndex={-1}
            className="mt-1 scroll-mt-24 text-xl outline-none [overflow-wrap:anywhere] sm:text-2xl"
          >
            <Address url={view?.url ?? address} />
          </h2>
          {hasMoved && (
            <p className="mt-1 text-ink-soft text-sm [overflow-wrap:anywhere]">
              {texts.redirectedTo} <Address url={view.finalUrl} />
            </p>
          )}
        </div>
        <Actions {...{ view, isBusy, isAwake, shown, editing }} onAuditAgain={evidence ? null : onAuditAgain} />
      </header>
      <div className="mt-4">
        <SummaryLine view={isScored ? view : null} />
      </div>
      <div className="mt-6 grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="preview-platforms" className="order-2 min-w-0 lg:order-none">
          <header className="mb-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-3">
            <h3 id="preview-platforms" className="text-xl">
              {texts.platforms}
            </h3>
            <Switches address={address} shown={shown} onChange={onDraw} />
          </header>
          <PlatformCards {...{ view, lateView, shown, isScored, isBusy }} changed={edited?.changed ?? null} />
        </section>
        {/* On a phone the editor stands above the cards and the list below them. */}
        <aside className="contents lg:sticky lg:top-20 lg:block lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto">
          {editing.isOpen && audit.view && (
            <div className="order-1 min-w-0 lg:mb-8">
              <Suspense fallback={<Skeleton shape="block" height="30rem" />}>
                <TagEditor
                  key={audit.view.url}
                  address={audit.view.url}
                  evidence={evidence}
                  suggestion={editing.suggestion}
                  onView={editing.onView}
                  onClose={editing.close}
                />
              </Suspense>
            </div>
          )}
          <div className="order-3 min-w-0">
            <IssueList issues={view?.issues ?? []} isBusy={isBusy} onTry={isAwake && !isBusy ? editing.open : null} />
            {isScored && <ScoreAccordion view={view} />}
          </div>
        </aside>
      </div>
      {lateView && (
        <div className="mt-14 border-line border-b">
          <TagTable tags={lateView.tags} />
          <SourceView tags={lateView.tags} />
          {lateView.fetches && <FetchTable fetches={lateView.fetches} />}
          <RefreshList url={lateView.url} />
        </div>
      )}
      {lateView && isAwake && !isBusy && !evidence && <Reveal key={lateView.url} view={lateView} />}
    </section>
  );
}

/** Breaks after slashes first, and anywhere only if a part is longer than the line. */
const Address = ({ url }: { url: string }) =>
  shortAddress(url)
    .split(/(?<=\/)/)
    .map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same part may stand twice in an address
      <Fragment key={at}>
        {part}
        <wbr />
      </Fragment>
    ));

/** The parts of the score: only the platforms that count. */
function ScoreAccordion({ view }: { view: PagePreview }) {
  const texts = useTexts(previewTexts);
  const counted = view.platforms.filter(({ platform }) => isCounted(platform));
  return (
    <Accordion
      className="border-line border-b"
      summaryClass="py-3 text-sm"
      summary={<span className="font-[550]">{texts.scoreMade}</span>}
    >
      <p className="text-ink-soft text-sm">{texts.scoreMean(counted.length)}</p>
      <PlatformBars className="mt-2 pb-4" platforms={counted} hrefOf={(platform) => `#platform-${platform}`} />
    </Accordion>
  );
}

/** How to make each platform read the page again, with what no tool can change. */
const RefreshList = memo(function RefreshList({ url }: { url: string }) {
  const texts = useTexts(previewTexts);
  const language = useLanguage();
  const refresh = (platform: PlatformId) => <Refresh key={platform} platform={platform} url={url} />;
  return (
    <PreviewAccordion title={texts.refresh} lead={texts.refreshLead}>
      <ul className={refreshClass}>{countedPlatforms.map(refresh)}</ul>
      <MorePlatforms ids={morePlatforms} language={language} cell={refresh} listClass={refreshClass} />
    </PreviewAccordion>
  );
});

const refreshClass = 'grid gap-x-12 pb-8 md:grid-cols-2';

function Refresh({ platform, url }: { platform: PlatformId; url: string }) {
  const language = useLanguage();
  const { cache, how, limit, tool } = refreshes[platform];
  const toolUrl = refreshToolFor(platform, url);
  return (
    <li className="border-line border-t py-4 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-[550]">
        {platformNames[platform]}
        {tool && toolUrl && (
          <a href={toolUrl} target="_blank" rel="noopener noreferrer" className="inline-flex gap-1 text-link">
            {tool.name}
            <ArrowUpRight aria-hidden className="size-3.5 self-center" />
          </a>
        )}
      </p>
      <p className="mt-1">{how[language]}</p>
      <p className="mt-1 text-ink-soft">{limit[language]}</p>
      <p className="mt-1 text-ink-faint">{cache[language]}</p>
    </li>
  );
}
