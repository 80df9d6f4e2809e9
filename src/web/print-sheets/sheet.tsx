import type { ReactNode } from 'react';
import { dayDate } from '#domain/format/dates.ts';
import { type Language, languagePrefix } from '#domain/language.ts';
import { AgencyContact, AgencyFoot, AgencyMark, agencyStyle } from '#web/components/agency-look/agency-look.tsx';
import { Logo } from '#web/components/brand/logo.tsx';
import { ButtonLink, buttonClass } from '#web/components/ui/button.tsx';
import { FileDown, Printer } from '#web/components/ui/icons.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { sheetTexts } from '#web/i18n/print.ts';
import { usePathTo } from '#web/paths.ts';
import type { SheetData } from './load-sheet.server.ts';
import { type SheetKind, sheetKinds, sheetScreens } from './sheet-kind.ts';
import './sheet.css';
import { EmptyState } from '#web/components/ui/empty-state.tsx';

interface SheetProps {
  sheet: SheetData;
  part: 'sheet' | 'previews';
  heading: string;
  /** Additional buttons above the paper. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The paper: whose it is, its content, and the link to the report. */
export function Sheet({ sheet, part, heading, actions, children }: SheetProps) {
  const texts = useTexts(sheetTexts);
  const language = useLanguage();
  const { audit, qr } = sheet;
  const look = audit.project.agencyLook;
  return (
    <>
      <Toolbar {...{ sheet, part }}>{actions}</Toolbar>
      <article className={look ? 'sheet border-signal border-t-4' : 'sheet'} style={agencyStyle(look)}>
        <header className="flex items-center justify-between gap-6 border-line border-b pb-3 text-ink-soft text-xs">
          {look ? <AgencyMark look={look} height={30} /> : <Logo height={14} label="Linkbild" />}
          <p className="text-right [overflow-wrap:anywhere]">
            {audit.project.address}
            {audit.finishedAt && ` · ${dayOf(audit.finishedAt, language)}`}
          </p>
        </header>
        <h1 className="mt-4 text-balance [overflow-wrap:anywhere]">{heading}</h1>
        <div className="sheet-body mt-3 min-h-0 flex-1">{children}</div>
        <footer className="mt-4 flex items-center gap-4 border-line border-t pt-3">
          <svg
            viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`}
            className="size-24 shrink-0 bg-white"
            role="img"
            aria-label={texts.qrCode}
            shapeRendering="crispEdges"
          >
            <path d={qr.path} fill="#000" />
          </svg>
          <div className="min-w-0 flex-1">
            <p className="font-[640] font-display text-lg leading-tight">
              {sheet.kind === 'onepager' ? texts.scanDemo : texts.scanAudit}
            </p>
            <p className="mt-1 text-ink-soft text-xs [overflow-wrap:anywhere]">{qr.url.replace(/^https?:\/\//, '')}</p>
            {look && <AgencyFoot look={look} className="mt-2" />}
            {!look && sheet.operatorLine && <p className="mt-2 text-ink-faint text-xs">{sheet.operatorLine}</p>}
          </div>
          {look && (
            <AgencyContact
              contact={look.contact}
              className="sheet-contact max-w-[56mm] text-right text-ink-soft text-xs"
            />
          )}
        </footer>
      </article>
    </>
  );
}

/** Paper is read for longer than a day: always the date, never "14:05" or "yesterday". */
const dayOf = (iso: string, language: Language) => dayDate(new Date(iso), 'Europe/Berlin', language);

function Toolbar({ sheet, part, children }: Pick<SheetProps, 'sheet' | 'part'> & { children: ReactNode }) {
  const texts = useTexts(sheetTexts);
  const pathTo = usePathTo();
  const prefix = languagePrefix[useLanguage()];
  const { kind, onePageId, hasPdf } = sheet;
  const params = { onePageId };
  const pdf = [prefix, kind, onePageId, part === 'previews' && 'print/previews'].filter(Boolean).join('/');
  const linkClass = (isHere: boolean) =>
    `inline-flex min-h-6 items-center ${isHere ? 'font-[550] text-ink' : 'text-link text-ink-soft'}`;
  const other = part === 'sheet' ? 'previews' : 'sheet';
  return (
    <div className="mx-auto flex max-w-[210mm] flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4 text-sm print:hidden">
      <nav aria-label={texts.sheets} className="flex flex-wrap gap-x-5 gap-y-1">
        {sheetKinds.map((one: SheetKind) => (
          <a
            key={one}
            href={pathTo(sheetScreens[one][part], params)}
            aria-current={one === kind ? 'page' : undefined}
            className={linkClass(one === kind)}
          >
            {texts[one]}
          </a>
        ))}
        <a href={pathTo(sheetScreens[kind][other], params)} className={linkClass(false)}>
          {part === 'sheet' ? texts.onlyPreviews : texts.wholeSheet}
        </a>
      </nav>
      <div className="flex flex-wrap gap-1">
        {children}
        <button type="button" data-print className={buttonClass('outline', 'sm', 'inline-flex noscript:hidden')}>
          <Printer aria-hidden className="size-4" />
          {texts.print}
        </button>
        {hasPdf && (
          <ButtonLink
            href={`${pdf.startsWith('/') ? '' : '/'}${pdf}.pdf`}
            download
            size="sm"
            icon={<FileDown aria-hidden className="size-4" />}
          >
            {texts.pdf}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** Nothing to print: there is no audit, or it is still running. */
export function NoSheet({ state }: { state: 'empty' | 'running' }) {
  const texts = useTexts(sheetTexts);
  return (
    <div className="mx-auto max-w-[52rem] px-gutter py-12">
      <Logo height={16} label="Linkbild" />
      <h1 className="mt-10 text-3xl">{texts.noSheet}</h1>
      <div className="mt-8 rounded-lg border border-line">
        <EmptyState
          level={2}
          title={state === 'running' ? texts.runningTitle : texts.emptyTitle}
          description={state === 'running' ? texts.runningText : texts.emptyText}
        />
      </div>
    </div>
  );
}
