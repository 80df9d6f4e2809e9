import { type ActionFunctionArgs, type MetaFunction, redirect } from 'react-router';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { apiContext } from '#web/context.ts';
import { attempt } from '#web/forms/call-api.server.ts';
import { actingTexts } from '#web/i18n/app/frame.ts';
import { startTexts } from '#web/i18n/app/start.ts';
import { languageOfPath, useTexts } from '#web/i18n/language.tsx';
import { textsIn } from '#web/i18n/texts.ts';
import { useAppData } from '#web/layouts/app.tsx';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { privateMeta } from '#web/meta/private-meta.ts';
import { pathTo } from '#web/path-to.ts';
import { usePathTo } from '#web/paths.ts';

export const meta: MetaFunction = ({ location }) =>
  privateMeta(textsIn(actingTexts, languageOfPath(location.pathname)).stopTitle);

/** Back to the person the super admin came from. */
export async function action({ context, url }: ActionFunctionArgs) {
  const language = languageOfPath(url.pathname);
  const { ok } = await attempt(() => context.get(apiContext).stopActing());
  const userId = ok?.userId;
  return redirect(userId ? pathTo('adminUser', language, { userId: String(userId) }) : pathTo('start', language));
}

/** Opening the URL ends nothing: a prefetch could open it too. */
export default function StopActing() {
  const texts = useTexts(actingTexts);
  const { toDashboard } = useTexts(startTexts);
  const dashboard = usePathTo()('startDashboard');
  const { user } = useAppData();
  const lead = user.acting ? `${texts.signedInAs} ${user.email}.` : texts.notActing;
  return (
    <Screen heading={texts.stopTitle} lead={lead}>
      {user.acting ? (
        <form method="post">
          <Button type="submit">{texts.stop}</Button>
        </form>
      ) : (
        <ButtonLink href={dashboard}>{toDashboard}</ButtonLink>
      )}
    </Screen>
  );
}
