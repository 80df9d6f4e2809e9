import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { UserDetail } from '#contract/calls/admin-users.ts';
import { deviceName } from '#domain/access/login.ts';
import { siteName } from '#web/app-start/choose-project.ts';
import { Part } from '#web/components/part.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { adminUserTexts } from '#web/i18n/admin/users.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { usePathTo } from '#web/paths.ts';

export function FactsPart({ user }: { user: UserDetail }) {
  const texts = useTexts(adminUserTexts);
  const ways = [user.hasPassword && texts.password, user.hasGoogle && texts.google, texts.link].filter(Boolean);
  const rows: [name: string, value: ReactNode][] = [
    [texts.since, <Timestamp key="since" iso={user.createdAt} isDay />],
    [texts.lastSeen, user.lastSeenAt ? <Timestamp key="seen" iso={user.lastSeenAt} isFull /> : '–'],
    [texts.language, user.language.toUpperCase()],
    [texts.logsInWith, ways.join(', ')],
    [texts.secondFactor, user.hasSecondFactor ? texts.yes : texts.no],
  ];
  return (
    <Part title={texts.facts} text={texts.factsText}>
      {user.suspension && (
        <p className="mb-6 rounded-md bg-bad-soft px-4 py-3 text-sm [overflow-wrap:anywhere]">
          {texts.suspendedSince} <Timestamp iso={user.suspension.since} isFull />. {texts.reason}:{' '}
          {user.suspension.reason}
        </p>
      )}
      <dl className="grid gap-2.5 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6">
            <dt className="text-ink-faint">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

export function ProjectsPart({ user }: { user: UserDetail }) {
  const texts = useTexts(adminUserTexts);
  const pathTo = usePathTo();
  return (
    <Part title={texts.projects} text={texts.projectsText}>
      <Rows empty={texts.noProjects}>
        {user.memberships.map(({ role, isOnlyAdmin, project }) => (
          <Row key={project.id}>
            <Link
              to={pathTo('projectAdmin', { projectSlug: project.slug })}
              className="inline-flex min-h-6 min-w-0 items-center text-link"
            >
              {siteName(project.full)}
            </Link>
            <Badge tone={isOnlyAdmin ? 'warn' : 'neutral'}>
              {isOnlyAdmin ? texts.onlyAdmin : role === 'admin' ? texts.admin : texts.editor}
            </Badge>
          </Row>
        ))}
      </Rows>
    </Part>
  );
}

export function AccessPart({ user }: { user: UserDetail }) {
  const texts = useTexts(adminUserTexts);
  const language = useLanguage();
  return (
    <Part title={texts.access} text={texts.accessText}>
      <Rows empty={texts.noAccess}>
        {[
          ...user.sessions.map((session) => (
            <Row key={`session-${session.id}`}>
              <span>{deviceName(session, language)}</span>
              <span className="text-ink-faint">
                <Timestamp iso={session.lastSeenAt} isFull />
              </span>
            </Row>
          )),
          ...user.apiTokens.map(({ id, name, hint, lastUsedAt }) => (
            <Row key={`token-${id}`}>
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {texts.token}: {name} <code className="text-ink-faint text-xs">{hint}…</code>
              </span>
              <span className="text-ink-faint">{lastUsedAt ? <Timestamp iso={lastUsedAt} isFull /> : texts.never}</span>
            </Row>
          )),
        ]}
      </Rows>
    </Part>
  );
}

export function Rows({ empty, children }: { empty: string; children: ReactNode[] }) {
  if (children.length === 0) return <p className="text-ink-soft text-sm">{empty}</p>;
  return <ul className="divide-y divide-line border-line border-y">{children}</ul>;
}

export const Row = ({ children }: { children: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-sm">{children}</li>
);

/** The end of a row. It wraps: a state, a long date and a button are wider than a phone. */
export const RowEnd = ({ children }: { children: ReactNode }) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-faint">{children}</span>
);
