import { ButtonLink } from '../../../components/ui/button.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { planTexts } from '../../../i18n/project/plan.ts';
import { Part } from '../../app/account/part.tsx';

/** Plans and credits are chosen where they are paid: nobody is billed twice. */
export function BilledByShopify({ appUrl }: { appUrl: string }) {
  const texts = useTexts(planTexts);
  return (
    <Part title={texts.choose} text={texts.byShopify}>
      <ButtonLink href={appUrl} variant="signal">
        {texts.toShopify}
      </ButtonLink>
    </Part>
  );
}
