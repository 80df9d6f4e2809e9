import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { ListedBaseTemplate } from '#contract/calls/admin-tables.ts';
import { type Api, CallFailed } from '#contract/client.ts';
import { api } from '#web/browser-client.ts';
import { showErrorToast } from '#web/components/actions/call-errors.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { Pager } from '#web/components/ui/pager.tsx';
import { adminTableTexts } from '#web/i18n/admin/admin.ts';
import { commonTexts, pagingTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { usePathTo } from '#web/paths.ts';

interface UsesModalProps {
  base: ListedBaseTemplate;
  open: boolean;
  onClose: () => void;
}

type Uses = Awaited<ReturnType<Api['listBaseTemplateUses']>>;

/** A base template large, and the projects that use it. */
export default function UsesModal({ base, open, onClose }: UsesModalProps) {
  const texts = useTexts(adminTableTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  return (
    <Modal open={open} onClose={onClose} title={base.title[language]} size="lg" texts={common}>
      {base.previewUrl && (
        <img
          src={base.previewUrl}
          alt={texts.previewOf(base.title[language])}
          width={1200}
          height={630}
          className="h-auto w-full rounded-md border border-line"
        />
      )}
      <h3 className="mt-6 mb-3 font-[550]">{texts.whereUsed}</h3>
      <UseList baseId={base.id} />
    </Modal>
  );
}

function UseList({ baseId }: { baseId: number }) {
  const texts = useTexts(adminTableTexts);
  const paging = useTexts(pagingTexts);
  const common = useTexts(commonTexts);
  const pathTo = usePathTo();
  const [page, setPage] = useState(1);
  const uses = useUses(baseId, page, common.loading);
  if (!uses) return <p className="text-ink-soft text-sm">{common.loading}</p>;
  if (uses.total === 0) return <p className="text-ink-soft text-sm">{texts.usedNowhere}</p>;
  const pageCount = Math.ceil(uses.total / uses.perPage);
  return (
    <>
      <ul className="divide-y divide-line border-line border-y">
        {uses.items.map(({ templateId, template, state, route, projectSlug, site }) => (
          <li key={templateId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-sm">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <Link to={pathTo('templates', { projectSlug })} className="inline-flex min-h-6 items-center text-link">
                {site}
              </Link>{' '}
              <span className="text-ink-soft">
                {template} {route && <code className="text-xs">{route}</code>}
              </span>
            </span>
            <Badge tone={state === 'live' ? 'good' : 'neutral'}>{state === 'live' ? texts.live : texts.notLive}</Badge>
          </li>
        ))}
      </ul>
      {pageCount > 1 && (
        <Pager
          page={page}
          pageCount={pageCount}
          onPage={setPage}
          texts={{ ...paging, position: paging.position(page, pageCount) }}
        />
      )}
    </>
  );
}

const PER_PAGE = 10;

function useUses(baseId: number, page: number, offline: string): Uses | null {
  const [uses, setUses] = useState<Uses | null>(null);
  useEffect(() => {
    let isCurrent = true;
    api.listBaseTemplateUses({ params: { id: String(baseId) }, query: { page, perPage: PER_PAGE } }).then(
      (found) => isCurrent && setUses(found),
      (error: unknown) => error instanceof CallFailed && showErrorToast(error, offline),
    );
    return () => {
      isCurrent = false;
    };
  }, [baseId, page, offline]);
  return uses;
}
