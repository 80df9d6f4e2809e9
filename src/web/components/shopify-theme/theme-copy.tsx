import type { ShopTheme } from '#contract/calls/shopify-theme.ts';
import { WRITE_THEMES } from '#domain/shopify/app-config.ts';
import type { useAction } from '#web/components/actions/use-action.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { shopThemeFailures, shopThemeTexts } from '#web/i18n/shopify/theme.ts';
import { useScopes } from './use-scopes.ts';

type Acts = Pick<ReturnType<typeof useAction>, 'act' | 'isBusy'>;

/** The button while the permission is missing: inside the admin, which asks the merchant. */
function AllowCopy() {
  const texts = useTexts(shopThemeTexts);
  const { canAsk, isGranted, allow } = useScopes([WRITE_THEMES]);
  return (
    canAsk && (
      <div className="grid gap-3">
        <p>{texts.copyLead}</p>
        <p>
          <Button size="sm" state={isGranted ? 'loading' : 'idle'} onClick={allow}>
            {texts.allowCopy}
          </Button>
        </p>
      </div>
    )
  );
}

/** The change, made in a copy for the merchant: previewed first, published when they say so, reverted at any time. */
export function ThemeCopy({ shop: { change, canWrite }, act, isBusy }: { shop: ShopTheme } & Acts) {
  const texts = useTexts(shopThemeTexts);
  const failures = useTexts(shopThemeFailures);
  const { ask, modal } = useConfirmation();
  if (!canWrite) return <AllowCopy />;
  const start = (
    <div className="grid gap-3">
      <p>{texts.copyLead}</p>
      <p>
        <Button size="sm" state={isBusy('copy') ? 'loading' : 'idle'} onClick={() => act('copy')}>
          {texts.makeCopy}
        </Button>
      </p>
    </div>
  );
  if (!change || change.state === 'undone') return start;
  if (change.state === 'copying') return <p role="status">{texts.copying}</p>;
  if (change.state === 'failed')
    return (
      <div className="grid gap-3">
        <p className="text-bad">
          {Object.hasOwn(failures, change.failure ?? '')
            ? failures[change.failure as keyof typeof failures]
            : failures.refused}
        </p>
        {start}
      </div>
    );
  const { uuid: id, check, copyName, previewUrl, state } = change;
  const isChecked = check !== null && check.problems.length === 0;
  const publish = () =>
    ask({
      title: texts.publishTitle(copyName ?? ''),
      description: texts.publishText,
      confirm: texts.publish,
      onConfirm: () => act('publish', { id }),
    });
  return (
    <div className="grid gap-3 rounded-lg border border-line p-3">
      <p>{state === 'published' ? texts.published(copyName ?? '') : texts.ready(copyName ?? '')}</p>
      {check && <p className={isChecked ? 'text-good' : 'text-bad'}>{texts.checked(check.own, check.pages)}</p>}
      {check && !isChecked && (
        <ul className="list-disc pl-5">
          {check.problems.map((url) => (
            <li key={url} className="[overflow-wrap:anywhere]">
              {url}
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-2">
        {state === 'ready' && (
          <Button state={isBusy('publish', id) ? 'loading' : 'idle'} onClick={publish}>
            {texts.publish}
          </Button>
        )}
        {state === 'ready' && previewUrl && (
          <a className={buttonClass('outline')} href={previewUrl} target="_blank" rel="noreferrer">
            {texts.preview}
          </a>
        )}
        <Button variant="outline" state={isBusy('undo', id) ? 'loading' : 'idle'} onClick={() => act('undo', { id })}>
          {texts.undo}
        </Button>
      </p>
      {modal}
    </div>
  );
}
