import { useEffect } from 'react';
import { useActionData, useFetcher } from 'react-router';
import type { SiteConnection } from '#contract/calls/site-connections.ts';
import { CONNECT_CODE_MINUTES } from '#domain/site/connected-site.ts';
import { api } from '#web/browser-client.ts';
import type { Acted } from '#web/components/actions/use-action.ts';
import { useRevalidate } from '#web/components/actions/use-revalidate.ts';
import { shortAddress } from '#web/components/audit/short-address.ts';
import { Button } from '#web/components/ui/button.tsx';
import { CodeBlock } from '#web/components/ui/code-block.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { FormAlert, FormDone } from '#web/forms/form-alert.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { siteConnectionTexts } from '#web/i18n/project/site-connection.ts';

interface Code {
  code: string;
  expiresAt: string;
}
interface ConnectCodeProps {
  projectId: number;
  connections: readonly SiteConnection[];
  /** The code that waits for its site, without its signs. */
  open: { expiresAt: string } | null;
  /** Where its form posts, if not to the screen it is on. */
  action?: string | undefined;
}

/** Creates the code that a website's plugin asks for, and sees when it was used. */
export function ConnectCode({ projectId, connections, open, action }: ConnectCodeProps) {
  const texts = useTexts(siteConnectionTexts);
  const common = useTexts(commonTexts);
  const { Form, isBusy, refusal, result: made } = useSiteForm<Code>('create-code');
  useCodeUse(projectId, open !== null);
  // Somebody else may have made a newer one, which replaces this one.
  const shown = made && open?.expiresAt === made.expiresAt ? made : null;
  return (
    <div className="grid gap-4">
      {shown && (
        <div className="grid max-w-xl gap-2">
          <CodeBlock title={texts.code} code={shown.code} texts={common} />
          <p className="text-ink-soft text-sm">
            {texts.validUntil} <Timestamp iso={shown.expiresAt} />.
          </p>
        </div>
      )}
      {open && !shown && (
        <p className="max-w-text text-ink-soft text-sm">
          {texts.hiddenCode} <Timestamp iso={open.expiresAt} />. {texts.notCopied}
        </p>
      )}
      {open && (
        <p role="status" className="flex items-center gap-2.5 text-sm">
          <span aria-hidden className="size-2 animate-breathe rounded-full bg-signal" />
          {texts.waiting}
        </p>
      )}
      {made && !open && <CodeEnd made={made} connections={connections} />}
      <FormAlert refusal={refusal} />
      <Form method="post" action={action}>
        <Button
          type="submit"
          name="intent"
          value="create-code"
          variant={open ? 'outline' : 'signal'}
          state={isBusy ? 'loading' : 'idle'}
          loadingText={texts.creating}
        >
          {open ? texts.newCode : texts.createCode}
        </Button>
      </Form>
    </div>
  );
}

function CodeEnd({ made, connections }: { made: Code; connections: readonly SiteConnection[] }) {
  const texts = useTexts(siteConnectionTexts);
  const madeAt = Date.parse(made.expiresAt) - CONNECT_CODE_MINUTES * 60_000;
  const site = connections.find(({ connectedAt }) => Date.parse(connectedAt) >= madeAt);
  if (site) return <FormDone message={texts.connectedNow(shortAddress(site.siteUrl))} />;
  return <p className="max-w-text text-ink-soft text-sm">{texts.usedCode}</p>;
}

/** How often the state of an open code is requested. */
const POLL_MS = 3_000;

/** While a code is open, asks whether it was used, then loads the screen's data again. */
function useCodeUse(projectId: number, isOpen: boolean) {
  const revalidate = useRevalidate();
  useEffect(() => {
    if (!isOpen) return;
    const ask = async () => {
      // A failed attempt is followed by the next one.
      const now = await api.listSiteConnections({ params: { id: String(projectId) } }).catch(() => null);
      if (now?.code === null) revalidate();
    };
    const timer = setInterval(() => void ask(), POLL_MS);
    return () => clearInterval(timer);
  }, [isOpen, projectId, revalidate]);
}

/** One form of the screen that keeps its own answer. Without scripts the answer comes with the page instead. */
export function useSiteForm<Result>(intent: string) {
  const fetcher = useFetcher<Acted>();
  const posted = useActionData() as Acted | undefined;
  const answer = fetcher.data ?? (posted?.intent === intent ? posted : undefined);
  return {
    Form: fetcher.Form,
    isBusy: fetcher.state !== 'idle',
    refusal: answer?.refusal ?? null,
    result: answer?.result as Result | undefined,
  };
}
