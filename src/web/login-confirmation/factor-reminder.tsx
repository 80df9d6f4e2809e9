import { Link } from 'react-router';
import type { User } from '#contract/entities/user.ts';
import { ShieldAlert } from '#web/components/ui/icons.tsx';
import { loginConfirmationTexts } from '../i18n/app/login-confirmation.ts';
import { useTexts } from '../i18n/language.tsx';
import { usePathTo } from '../paths.ts';

/** For super admins of a local site, who may do without. On a public one they cannot. */
export function FactorReminder({ user }: { user: User }) {
  const texts = useTexts(loginConfirmationTexts);
  const pathTo = usePathTo();
  if (user.secondFactor !== 'recommended') return null;
  return (
    <section
      aria-label={texts.reminder}
      className="flex items-start gap-x-3 border-line border-b bg-warn-soft px-4 py-2 text-sm lg:px-10"
    >
      <ShieldAlert aria-hidden className="mt-1 size-4 shrink-0 text-warn" />
      <span className="flex flex-wrap items-center gap-x-3">
        {texts.recommended}
        <Link to={`${pathTo('account')}#second-factor`} className="inline-flex min-h-6 items-center text-link">
          {texts.setUp}
        </Link>
      </span>
    </section>
  );
}
