import { Link } from 'react-router';
import type { ListedIncident } from '#contract/calls/monitoring.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { usePaging } from '#web/components/listing/list-query.ts';
import { IncidentStateBadge } from '#web/components/monitoring/incident-state.tsx';
import { buttonClass } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Pager } from '#web/components/ui/pager.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { monitoringTexts } from '#web/i18n/project/monitoring.ts';
import { useProject } from '#web/layouts/project.tsx';
import { usePathTo } from '#web/paths.ts';
import { ExampleIncident, IncidentCards } from './before-after.tsx';

export type NothingChecked = 'no-pages' | 'first-check';

interface IncidentListProps {
  incidents: { items: ListedIncident[]; total: number; page: number; perPage: number };
  /** Nothing was checked yet, and why: no incident means nothing. */
  nothingChecked: NothingChecked | null;
}

/** Running ones first, as the server orders them. */
export function IncidentList({ incidents, nothingChecked }: IncidentListProps) {
  const texts = useTexts(monitoringTexts);
  const pathTo = usePathTo();
  const projectSlug = useProject().slug;
  const paging = usePaging(incidents);
  return (
    <section>
      <h2 className="mb-4 text-xl">{texts.incidents}</h2>
      {incidents.items.length === 0 ? (
        <div className="rounded-lg border border-line">
          {nothingChecked === 'no-pages' && (
            <EmptyState
              drawing="pages"
              title={texts.noPagesTitle}
              description={texts.noPagesText}
              action={
                <Link to={pathTo('subPages', { projectSlug })} className={buttonClass('signal')}>
                  {texts.toPages}
                </Link>
              }
            />
          )}
          {nothingChecked !== 'no-pages' && <ExampleIncident />}
        </div>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {incidents.items.map((incident) => (
            <IncidentRow key={incident.uuid} incident={incident} />
          ))}
        </ul>
      )}
      {paging && <Pager {...paging} />}
    </section>
  );
}

function IncidentRow({ incident }: { incident: ListedIncident }) {
  const texts = useTexts(monitoringTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const projectSlug = useProject().slug;
  const { uuid, state, openedAt, resolvedAt } = incident;
  const [title, effect] = [incident.title[language], incident.effect[language]];
  const count = state === 'resolved' ? incident.allPages : incident.pages;
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
      <span>
        <IncidentStateBadge state={state} />
      </span>
      <div className="min-w-0 text-sm">
        <Link
          to={pathTo('incident', { projectSlug, incidentUuid: uuid })}
          className="text-link font-[550] text-base [overflow-wrap:anywhere]"
        >
          {title}
        </Link>
        {effect !== title && <p className="mt-0.5 text-ink-soft">{effect}</p>}
        <p className="figures mt-1 text-ink-faint">
          {texts.pages(writeNumber(count, language))}
          {openedAt && (
            <>
              {' · '}
              {state !== 'resolved' && `${texts.since} `}
              <Timestamp iso={openedAt} isFull />
            </>
          )}
          {resolvedAt && (
            <>
              {` ${texts.until} `}
              <Timestamp iso={resolvedAt} isFull />
            </>
          )}
        </p>
        {incident.example && <IncidentCards example={incident.example} />}
        {incident.note && (
          <p className="mt-2 border-line border-l-2 pl-3 text-ink-soft [overflow-wrap:anywhere]">{incident.note}</p>
        )}
      </div>
    </li>
  );
}
