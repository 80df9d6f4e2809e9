import { signInTexts } from '#web/i18n/app/sign-in.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { usePathTo } from '#web/paths.ts';

/** Below every form that makes an account. */
export function TermsLine() {
  const texts = useTexts(signInTexts);
  const pathTo = usePathTo();
  return (
    <p className="text-ink-faint text-sm">
      {texts.termsBefore}
      <a href={pathTo('terms')} className="text-link">
        {texts.termsLink}
      </a>
      {texts.termsBetween}
      <a href={pathTo('privacy')} className="text-link">
        {texts.privacyLink}
      </a>
      {texts.termsAfter}
    </p>
  );
}
