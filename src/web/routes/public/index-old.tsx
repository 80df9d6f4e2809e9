import { type ActionFunctionArgs, useActionData } from 'react-router';
import { HomeSections } from '#web/components/home/home-sections.tsx';
import { publicFormAction } from '#web/components/public/answer-public-form.server.ts';
import { publicMeta } from '#web/meta/public-meta.ts';

export const meta = publicMeta;

export const action = (args: ActionFunctionArgs) => publicFormAction(args);

/** An old URL: the home page without its examples, sharing every part. */
export default function IndexOld() {
  return <HomeSections answer={useActionData<typeof action>() ?? null} isOld />;
}
