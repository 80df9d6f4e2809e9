import { ButtonLink } from '../../../components/ui/button.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { deleteAccountTexts } from '../../../i18n/own-data.ts';
import { usePathTo } from '../../../paths.ts';
import { EntranceHeading } from './entrance-heading.tsx';

/** Where somebody arrives who has just deleted their account. */
export function AccountDeleted() {
  const texts = useTexts(deleteAccountTexts);
  return (
    <div role="status">
      <EntranceHeading title={texts.doneTitle}>{texts.doneText}</EntranceHeading>
      <ButtonLink href={usePathTo()('home')} variant="outline">
        {texts.toHome}
      </ButtonLink>
    </div>
  );
}
