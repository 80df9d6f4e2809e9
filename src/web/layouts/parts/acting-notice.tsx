import clsx from 'clsx';
import { VenetianMask } from '#web/components/ui/icons.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { actingTexts } from '#web/i18n/app/frame.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { usePathTo } from '#web/paths.ts';

export interface ActingData {
  email: string;
  until: string;
  reason: string;
}

/**
 * On every page while a super admin is signed in as somebody else. A plain form, because public pages have no scripts,
 * and because the whole page belongs to another person afterwards.
 */
export function ActingNotice({ email, until, reason, isFixed = false }: ActingData & { isFixed?: boolean }) {
  const texts = useTexts(actingTexts);
  return (
    <section
      aria-label={texts.notice}
      className={clsx('bg-bad text-paper', isFixed && 'fixed inset-x-0 bottom-0 z-50 shadow-float')}
    >
      <form
        method="post"
        action={usePathTo()('stopActing')}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 text-sm lg:px-10"
      >
        <VenetianMask aria-hidden className="size-4 shrink-0" />
        <p className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
          {texts.signedInAs} <strong className="font-[550]">{email}</strong> {texts.until} <Timestamp iso={until} />.{' '}
          {texts.reason} {reason}
        </p>
        <button
          type="submit"
          className="h-8 shrink-0 rounded-md border border-current px-3 font-[550] hover:bg-paper hover:text-bad"
        >
          {texts.stop}
        </button>
      </form>
    </section>
  );
}
