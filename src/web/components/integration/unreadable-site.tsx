import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Text } from '#domain/language.ts';
import { TriangleAlert } from '#web/components/ui/icons.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { unreadableTexts } from '#web/i18n/project/unreadable.ts';
import { useProject } from '#web/layouts/project.tsx';
import { usePathTo } from '#web/paths.ts';

/** A screen of a site that was never read: why, and the way to where that can be changed. */
export function UnreadableSite({ why }: { why: Text | null }) {
  const texts = useTexts(unreadableTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const projectSlug = useProject().slug;
  if (why === null) return null;
  return (
    <UnreadableNote
      why={why[language]}
      action={
        <Link to={pathTo('dashboard', { projectSlug })} className="text-link">
          {texts.toAddress}
        </Link>
      }
    />
  );
}

/** The sentence and the one thing to do about it. */
export function UnreadableNote({ why, action }: { why: string; action: ReactNode }) {
  const texts = useTexts(unreadableTexts);
  return (
    <div role="status" className="flex gap-3 rounded-lg bg-warn-soft px-5 py-4 text-sm">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>
          <strong className="font-[550] text-warn">{texts.title}.</strong> {why}
        </p>
        <p className="mt-2">{action}</p>
      </div>
    </div>
  );
}
