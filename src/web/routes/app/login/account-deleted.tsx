import { ButtonLink } from '../../../components/ui/button.tsx';
import { deleteAccountTexts } from '../../../i18n/app/data-export.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { usePathTo } from '../../../paths.ts';
import { SignInHeading } from './entrance-heading.tsx';

/** Shown to somebody who has just deleted their account. */
export function AccountDeleted() {
  const texts = useTexts(deleteAccountTexts);
  return (
    <div role="status">
      <SignInHeading title={texts.doneTitle}>{texts.doneText}</SignInHeading>
      <ButtonLink href={usePathTo()('home')} variant="outline">
        {texts.toHome}
      </ButtonLink>
    </div>
  );
}
