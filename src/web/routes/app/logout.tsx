import { type ActionFunctionArgs, Form, type MetaFunction } from 'react-router';
import { signOut } from '#web/access/visitor.server.ts';
import { Button } from '#web/components/ui/button.tsx';
import { signInTexts } from '#web/i18n/app/sign-in.ts';
import { languageOfPath, useTexts } from '#web/i18n/language.tsx';
import { textsIn } from '#web/i18n/texts.ts';
import { useAppData } from '#web/layouts/app.tsx';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { privateMeta } from '#web/meta/private-meta.ts';
import { pathTo } from '#web/path-to.ts';

export const meta: MetaFunction = ({ location }) =>
  privateMeta(textsIn(signInTexts, languageOfPath(location.pathname)).logoutTitle);

export const action = ({ context, url }: ActionFunctionArgs) =>
  signOut(context, pathTo('login', languageOfPath(url.pathname)));

/** Opening the URL logs nobody out: a prefetch or a foreign page could open it too. */
export default function Logout() {
  const texts = useTexts(signInTexts);
  const { user } = useAppData();
  return (
    <Screen heading={texts.logoutTitle} lead={texts.logoutLead(user.email)}>
      <Form method="post">
        <Button type="submit">{texts.signOut}</Button>
      </Form>
    </Screen>
  );
}
