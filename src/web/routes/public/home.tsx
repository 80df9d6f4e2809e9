import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
} from 'react-router';
import { startLanguage } from '../../access/switch-language.server.ts';
import { publicMeta } from '../../meta/public-meta.ts';
import { answerPublicForm } from './home/answer-public-form.server.ts';
import { HomeSections } from './home/home-sections.tsx';

export const meta = publicMeta;

/** Only `/` asks which language it should be; every other address has said so itself. */
export function loader({ request, url }: LoaderFunctionArgs) {
  const headers = { vary: 'accept-language, cookie' };
  if (url.pathname === '/' && startLanguage(request) === 'de') throw redirect(`/de${url.search}`, { headers });
  return data(null, { headers });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const action = (args: ActionFunctionArgs) => answerPublicForm(args);

export default function Home() {
  return <HomeSections answer={useActionData<typeof action>() ?? null} />;
}
