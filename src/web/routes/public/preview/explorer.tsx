import { useEffect, useRef, useState } from 'react';
import { AddressForm } from './address-form.tsx';
import { Empty } from './empty.tsx';
import type { PageView } from './page-view.ts';
import { Progress } from './progress.tsx';
import { Result } from './result.tsx';
import { queryOf, type Shown, shownOf } from './shown.ts';
import { usePageAudit } from './use-look.ts';

export interface ExplorerProps {
  address: string;
  view: PageView | null;
  error: string | null;
  shown: Shown;
}

/** The interactive part of /preview: the field, the result as it streams in, the switches. */
export default function Explorer({ address, view, error, shown: firstShown }: ExplorerProps) {
  const { look, start } = usePageAudit({ address, view, error });
  const [shown, setShown] = useState(firstShown);
  const [isAwake, setHydrated] = useState(false);
  useEffect(() => {
    setHydrated(true);
    // The empty page is the same for everybody, so its server did not know the device.
    if (address === '' && matchMedia('(max-width: 40rem)').matches) {
      setShown(shownOf(new URLSearchParams(location.search), 'phone'));
    }
  }, [address]);
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus moves to the result, and back to the field if there is none.
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [asked]);
  const hasFailed = asked > 0 && look.error !== null && look.view === null;
  useEffect(() => {
    if (hasFailed) field.current?.focus();
  }, [hasFailed]);

  const ask = (wanted: string) => {
    start(wanted, { history: 'push' });
    setAsked((count) => count + 1);
  };
  const draw = (next: Shown) => {
    setShown(next);
    history.replaceState(null, '', location.pathname + queryOf(look.address, next));
  };
  const hasResult = look.view !== null || look.isBusy;
  return (
    <>
      <AddressForm
        {...{ address: look.address, error: look.error, isBusy: look.isBusy, shown, field }}
        onSubmit={ask}
      />
      <Progress look={look} />
      {hasResult ? (
        <Result
          {...{ look, shown, isAwake, heading }}
          onDraw={draw}
          onLookAgain={() => start(look.address, { nocache: true })}
        />
      ) : (
        <Empty shown={shown} onTry={ask} />
      )}
    </>
  );
}
