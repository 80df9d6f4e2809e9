import type { UserDetail } from '#contract/calls/admin-users.ts';
import { activities } from '#domain/access/activity.ts';
import { deviceName } from '#domain/access/login.ts';
import { describeActivity } from '#web/components/activity/activity-words.ts';
import { Part } from '#web/components/part.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { adminUserTexts } from '#web/i18n/admin/users.ts';
import { activityTexts } from '#web/i18n/app/activity.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { useTimeZone } from '#web/root-data.ts';

const listClass = 'fade-down max-h-120 divide-y divide-line overflow-y-auto border-line border-y';

/** On which days the person was here, and with what. */
export function VisitsPart({ user }: { user: UserDetail }) {
  const texts = useTexts(adminUserTexts);
  const language = useLanguage();
  return (
    <Part title={texts.visits} text={texts.visitsText}>
      {user.visits.length === 0 ? (
        <p className="text-ink-soft text-sm">{texts.noVisits}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled list is reached by keyboard
        <ul className={listClass} tabIndex={0} aria-label={texts.visits}>
          {user.visits.map(({ browser, system, firstSeenAt, lastSeenAt }) => (
            <li
              key={firstSeenAt + browser + system}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-sm"
            >
              <span>{deviceName({ browser: browser || null, system: system || null }, language)}</span>
              <span className="text-ink-faint">
                <Timestamp iso={firstSeenAt} isFull />
                {firstSeenAt !== lastSeenAt && (
                  <>
                    {' – '}
                    <Timestamp iso={lastSeenAt} isFull />
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** Actions of the person, and of a super admin as the person or for them. */
export function ActivityPart({ user }: { user: UserDetail }) {
  const texts = useTexts(adminUserTexts);
  const log = useTexts(activityTexts);
  const language = useLanguage();
  const timeZone = useTimeZone();
  return (
    <Part title={texts.activity} text={texts.activityText}>
      {user.activity.length === 0 ? (
        <p className="text-ink-soft text-sm">{texts.noActivity}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled list is reached by keyboard
        <ul className={listClass} tabIndex={0} aria-label={texts.activity}>
          {user.activity.map((entry) => (
            <li key={entry.id} className="py-3 text-sm">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-[550]">{activities[entry.action][language]}</span>
                <span className="text-ink-faint">
                  <Timestamp iso={entry.createdAt} isFull />
                </span>
              </p>
              <p className="text-ink-soft [overflow-wrap:anywhere]">
                {[describeActivity(entry, language, timeZone), entry.projectSlug].filter(Boolean).join(' · ')}
              </p>
              {entry.actingAdmin && <p className="text-bad text-xs">{log.actedBy(entry.actingAdmin.email)}</p>}
              {entry.actor && entry.actor.email !== user.email && (
                <p className="text-ink-faint text-xs">{log.actedBy(entry.actor.email)}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
