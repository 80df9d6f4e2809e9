import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useParams } from 'react-router';
import { api } from '#web/browser-client.ts';
import { InstallSteps } from '#web/components/integration/install-steps.tsx';
import { useWaiting, WaitingState } from '#web/components/integration/waiting-state.tsx';
import { DeveloperSteps } from '#web/components/site-connection/site-steps.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf } from '#web/forms/call-api.server.ts';
import type { LayoutHandle } from '#web/handle.ts';
import { languageOfPath, useTexts } from '#web/i18n/language.tsx';
import { installTexts } from '#web/i18n/project/integration.ts';
import { siteConnectionTexts } from '#web/i18n/project/site-connection.ts';
import { privateMeta } from '#web/meta/private-meta.ts';

/** The code is copied and the check runs by itself. */
export const handle: LayoutHandle = { hydrates: 'router' };

export const meta = ({ location }: MetaArgs) => privateMeta(installTexts.guideTitle[languageOfPath(location.pathname)]);

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  answerOf(() => context.get(apiContext).getInstallGuide({ params: { installName: params.installName ?? '' } }));

/**
 * For the person who adds the code to the shop: the code or the plugin, and whether it works. Nothing else of the
 * project is here.
 */
export default function Install() {
  const { site, system, files, isInstalled } = useLoaderData<typeof loader>();
  const texts = useTexts(installTexts);
  const { typo3ByHand } = useTexts(siteConnectionTexts);
  const { installName = '' } = useParams();
  const isSite = system === 'wordpress' || system === 'typo3';
  const ask = async () => {
    const { integrated, sameUrl } = await api.checkInstall({ params: { installName } });
    return sameUrl ? 'same-url' : integrated;
  };
  const state = useWaiting(ask, isInstalled);
  return (
    <section className="page-width max-w-3xl pt-8 pb-section">
      <h1 className="text-4xl hyphens-auto [overflow-wrap:anywhere]">{texts.guideHeading(site)}</h1>
      <p className="mt-4 max-w-text text-ink-soft text-lg">{isSite ? texts.guideLeadSite : texts.guideLead}</p>
      <div className="mt-8">
        <WaitingState state={state} />
      </div>
      <div className="mt-10">
        {isSite && <DeveloperSteps system={system} installName={installName} />}
        {system === 'typo3' && <h2 className="mt-14 mb-6 font-display font-[600] text-xl">{typo3ByHand}</h2>}
        {system !== 'wordpress' && <InstallSteps system={system} files={files} projectId={null} isWithoutCheck />}
      </div>
    </section>
  );
}
