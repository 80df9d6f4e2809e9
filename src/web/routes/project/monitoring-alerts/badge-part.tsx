import { useAction } from '../../../components/actions/use-action.ts';
import { CodeBlock } from '../../../components/ui/code-block.tsx';
import { Switch } from '../../../components/ui/switch.tsx';
import { commonTexts } from '../../../i18n/common.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { alertsTexts } from '../../../i18n/project/alerts.ts';
import { Part } from '../../app/account/part.tsx';
import type { AlertsData } from '../monitoring-alerts.tsx';

/** A small image for other websites; off until an admin switches it on. */
export function BadgePart({ hasBadge, badgeUrl, mayChange }: Pick<AlertsData, 'hasBadge' | 'badgeUrl' | 'mayChange'>) {
  const texts = useTexts(alertsTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const { act, isBusy } = useAction({ badge: hasBadge ? texts.badgeShown : texts.badgeHidden });
  const address = language === 'de' ? `${badgeUrl}?lang=de` : badgeUrl;
  return (
    <Part title={texts.badge} text={texts.badgeText}>
      <div className="grid gap-5">
        <Switch
          label={texts.badgeOn}
          hint={texts.badgeHint}
          checked={hasBadge}
          disabled={!mayChange || isBusy('badge')}
          onChange={(event) => act('badge', { hasBadge: String(event.target.checked) })}
        />
        {hasBadge && (
          <>
            <img src={address} alt={texts.badgeAlt} height={20} className="h-5" />
            <CodeBlock
              code={`<img src="${address}" alt="${texts.badgeAlt}" height="20">`}
              title={texts.badgeCode}
              texts={common}
            />
          </>
        )}
      </div>
    </Part>
  );
}
