import { useActionData, useSearchParams } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import type { Refusal } from '#web/forms/call-api.server.ts';
import { FormAlert, FormDone } from '#web/forms/form-alert.tsx';
import { Article } from './article.tsx';

interface UnsubscribePageProps {
  /** Of the code in the link and in the form. */
  name: string;
  texts: { heading: string; lead: string; noCode: string; left: string; leave: string };
}

/** The mail's link only brings the code: scanners open links, people press buttons. */
export function UnsubscribePage({ name, texts }: UnsubscribePageProps) {
  const answer = useActionData<{ refusal: Refusal | null }>();
  const code = useSearchParams()[0].get(name);
  return (
    <Article heading={texts.heading} lead={code ? texts.lead : texts.noCode}>
      <div className="mt-8 grid max-w-md gap-5">
        <FormAlert refusal={answer?.refusal} />
        <FormDone message={answer?.refusal === null ? texts.left : null} />
        {code && answer?.refusal !== null && (
          <form method="post">
            <input type="hidden" name={name} value={code} />
            <Button type="submit" size="lg">
              {texts.leave}
            </Button>
          </form>
        )}
      </div>
    </Article>
  );
}
