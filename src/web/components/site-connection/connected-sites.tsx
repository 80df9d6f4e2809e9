import { Form, useActionData } from 'react-router';
import type { SiteConnection } from '#contract/calls/site-connections.ts';
import { type SiteSystem, systemNames } from '#domain/site/connected-site.ts';
import { type Acted, useAction } from '#web/components/actions/use-action.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { shortAddress } from '#web/components/audit/short-address.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { siteConnectionTexts } from '#web/i18n/project/site-connection.ts';

interface ConnectedSitesProps {
  system: SiteSystem;
  /** Of all systems. */
  connections: readonly SiteConnection[];
}

/** Websites of one system that report their changes. */
export function ConnectedSites({ system, connections }: ConnectedSitesProps) {
  const texts = useTexts(siteConnectionTexts);
  const { act, isBusy } = useAction({ disconnect: texts.disconnected });
  const { ask, modal } = useConfirmation();
  const posted = useActionData() as Acted | undefined;
  const questionId = posted?.intent === 'ask-disconnect' ? posted.id : null;
  const own = connections.filter((site) => site.system === system);
  const disconnect = ({ id, siteUrl }: SiteConnection) =>
    ask({
      title: texts.disconnectTitle(shortAddress(siteUrl)),
      description: texts.disconnectText,
      confirm: texts.disconnect,
      onConfirm: () => act('disconnect', { id: String(id) }),
    });
  // The window stays when the last row goes.
  return (
    <>
      {own.length > 0 && (
        <section className="mb-12 max-w-3xl">
          <h2 className="mb-4 font-display font-[600] text-xl">{texts.listTitle}</h2>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {own.map((site) => (
              <li key={site.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
                <Site site={site} />
                <Form
                  method="post"
                  onSubmit={(event) => {
                    event.preventDefault();
                    disconnect(site);
                  }}
                >
                  <input type="hidden" name="intent" value="ask-disconnect" />
                  <Button
                    type="submit"
                    name="id"
                    value={String(site.id)}
                    size="sm"
                    variant="bad"
                    label={texts.disconnectSite(shortAddress(site.siteUrl))}
                    state={isBusy('disconnect', String(site.id)) ? 'loading' : 'idle'}
                  >
                    {texts.disconnect}
                  </Button>
                </Form>
                {questionId === String(site.id) && <PlainQuestion site={site} />}
              </li>
            ))}
          </ul>
        </section>
      )}
      {modal}
    </>
  );
}

/** The question of the modal, for a browser without scripts. */
function PlainQuestion({ site }: { site: SiteConnection }) {
  const texts = useTexts(siteConnectionTexts);
  return (
    <Form method="post" role="alert" className="w-full rounded-md bg-bad-soft px-4 py-3.5 text-sm">
      <p className="font-[550]">{texts.disconnectTitle(shortAddress(site.siteUrl))}</p>
      <p className="mt-1 mb-3 text-ink-soft">{texts.disconnectText}</p>
      <input type="hidden" name="intent" value="disconnect" />
      <Button type="submit" name="id" value={String(site.id)} size="sm" variant="bad">
        {texts.disconnect}
      </Button>
    </Form>
  );
}

function Site({ site }: { site: SiteConnection }) {
  const texts = useTexts(siteConnectionTexts);
  const { system, systemVersion, pluginVersion, siteUrl, connectedAt, connectedBy, lastSeenAt } = site;
  return (
    <div className="min-w-0 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 [overflow-wrap:anywhere]">
        <Badge tone="good">{[systemNames[system], systemVersion].filter(Boolean).join(' ')}</Badge>
        <a href={siteUrl} target="_blank" rel="noopener noreferrer" className="text-link">
          {shortAddress(siteUrl)}
        </a>
        {pluginVersion && <span className="text-ink-faint">{texts.plugin(pluginVersion)}</span>}
      </p>
      <p className="mt-1.5 text-ink-soft [overflow-wrap:anywhere]">
        {texts.connected} <Timestamp iso={connectedAt} isFull /> {connectedBy && texts.by(connectedBy)}
        <span aria-hidden> · </span>
        {texts.lastSeen} <Timestamp iso={lastSeenAt} isFull />
      </p>
    </div>
  );
}
