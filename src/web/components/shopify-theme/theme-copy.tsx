import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { ShopTheme } from '#contract/calls/shopify-theme.ts';
import { WRITE_THEMES } from '#domain/shopify/app-config.ts';
import type { useAction } from '#web/components/actions/use-action.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { shopThemeFailures, shopThemeTexts } from '#web/i18n/shopify/theme.ts';
import { useScopes } from './use-scopes.ts';

type Acts = Pick<ReturnType<typeof useAction>, 'act' | 'isBusy'>;

/** Without the permission the merchant grants it first, which only the admin can do; the copy is then made at once. */
function useAllowedCopy(canWrite: boolean, copy: () => unknown) {
  const { canAsk, isGranted, allow } = useScopes([WRITE_THEMES], canWrite);
  const [isDue, setDue] = useState(false);
  const granted = isDue && isGranted && canWrite;
  useEffect(() => {
    if (!granted) return;
    setDue(false);
    copy();
  }, [granted, copy]);
  const ask = () => {
    setDue(true);
    void allow();
  };
  return { canAsk, ask, isWaiting: isDue && isGranted };
}

/** What surrounds the change on its screen. */
export interface AroundChange {
  /** Before the copy is published: what it means for the plan. */
  planNote?: ReactNode;
  /** The way on once it is. */
  next?: ReactNode;
}

/** The change, made in a copy for the merchant: previewed first, published when they say so, reverted at any time. */
export function ThemeCopy({ shop, act, isBusy, planNote, next }: { shop: ShopTheme } & Acts & AroundChange) {
  const { change, canWrite } = shop;
  const texts = useTexts(shopThemeTexts);
  const failures = useTexts(shopThemeFailures);
  const { ask, modal } = useConfirmation();
  const copy = useCallback(() => act('copy'), [act]);
  const permission = useAllowedCopy(canWrite, copy);
  const copying = <ProgressBar label={texts.copying} value={null} />;
  if (permission.isWaiting) return copying;
  if (!canWrite)
    return (
      permission.canAsk && (
        <div className="grid gap-3">
          <p>{texts.copyLead}</p>
          <p>
            <Button size="sm" onClick={permission.ask}>
              {texts.allowCopy}
            </Button>
          </p>
        </div>
      )
    );
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
  if (change.state === 'copying') return copying;
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
      variant: 'signal',
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
      {state === 'ready' && planNote}
      <p className="flex flex-wrap gap-2">
        {state === 'published' && next}
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
        <Button variant="quiet" state={isBusy('undo', id) ? 'loading' : 'idle'} onClick={() => act('undo', { id })}>
          {texts.undo}
        </Button>
      </p>
      {modal}
    </div>
  );
}
