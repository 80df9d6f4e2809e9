import type { IntegrationFinding } from '#contract/calls/site-connections.ts';
import { describeFinding } from '#domain/site/describe-finding.ts';
import { shortAddress } from '#web/components/audit/short-address.ts';
import { CheckOutcome } from '#web/components/integration/check-outcome.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { siteConnectionTexts } from '#web/i18n/project/site-connection.ts';
import { useSiteForm } from './connect-code.tsx';

/** Reads live pages and says whose image they name. */
export function SiteCheck({ action }: { action?: string | undefined }) {
  const texts = useTexts(siteConnectionTexts);
  const { Form, isBusy, refusal, result } = useSiteForm<IntegrationFinding>('check');
  return (
    <div className="grid gap-4">
      <Form method="post" action={action}>
        <Button
          type="submit"
          name="intent"
          value="check"
          variant="outline"
          state={isBusy ? 'loading' : 'idle'}
          loadingText={texts.checking}
        >
          {texts.checkNow}
        </Button>
      </Form>
      {!isBusy && <FormAlert refusal={refusal} />}
      {!isBusy && result && <Finding finding={result} />}
    </div>
  );
}

function Finding({ finding }: { finding: IntegrationFinding }) {
  const { isGood, summary, pages } = describeFinding(finding.pages, useLanguage());
  return (
    <CheckOutcome isGood={isGood} title={summary}>
      {pages.length > 0 && (
        <ul className="mt-2 grid gap-3">
          {pages.map(({ url, what, todo }) => (
            <li key={url} className="[overflow-wrap:anywhere]">
              <a href={url} target="_blank" rel="noopener noreferrer" className="text-link">
                {shortAddress(url)}
              </a>
              <br />
              {what} {todo && <span className="text-ink-soft">{todo}</span>}
            </li>
          ))}
        </ul>
      )}
    </CheckOutcome>
  );
}
