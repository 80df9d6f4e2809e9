import type { ActivityEntry } from '#contract/activity.ts';
import type { Language } from '#domain/language.ts';
import { activityTexts } from '../../i18n/activity.ts';
import { textsIn } from '../../i18n/texts.ts';

/** Whom or what it was done to, and how: `ada@example.com, Editor → Admin`. */
export function activityWords(
  { subject, detail }: Pick<ActivityEntry, 'subject' | 'detail'>,
  language: Language,
): string {
  const texts = textsIn(activityTexts, language);
  const roleName = (role: unknown) => (role === 'admin' ? texts.admin : texts.editor);
  const { role, before, ...rest } = detail;
  const roles =
    role === undefined ? '' : before === undefined ? roleName(role) : `${roleName(before)} → ${roleName(role)}`;
  const others = Object.values(rest).filter((value) => typeof value === 'string' || typeof value === 'number');
  return [subject ?? '', roles, ...others].filter((part) => part !== '').join(', ');
}
