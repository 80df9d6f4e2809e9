import { useState } from 'react';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { Part } from '#web/components/part.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Choice } from '#web/components/ui/choice.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { websitesTexts } from '#web/i18n/project/websites.ts';
import type { Acting } from './acting.ts';

interface HandOverProps extends Pick<Acting, 'overview' | 'act' | 'isBusy'> {
  /** Admins of the project besides the owner. */
  admins: readonly { id: number; email: string }[];
}

/** To another owner, who has to accept. */
export function HandOver({ overview, admins, act, isBusy }: HandOverProps) {
  const texts = useTexts(websitesTexts);
  const { offer, isOwner } = overview.coverage;
  if (!isOwner) return null;
  return (
    <Part title={texts.handOver} text={texts.handOverText}>
      {offer ? (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-md bg-info-soft p-4">
          <p className="min-w-0 flex-1 basis-64 text-sm">{texts.offeredTo(offer.email)}</p>
          <Button
            size="sm"
            variant="outline"
            state={isBusy('withdraw-offer') ? 'loading' : 'idle'}
            onClick={() => act('withdraw-offer')}
          >
            {texts.withdraw}
          </Button>
        </div>
      ) : admins.length === 0 ? (
        <p className="text-sm">{texts.noAdmins}</p>
      ) : (
        <Offer admins={admins} act={act} isBusy={isBusy} />
      )}
    </Part>
  );
}

function Offer({ admins, act, isBusy }: Pick<HandOverProps, 'admins' | 'act' | 'isBusy'>) {
  const texts = useTexts(websitesTexts);
  const { ask, modal: question } = useConfirmation();
  const [chosen, setChosen] = useState(String(admins[0]?.id ?? ''));
  const email = admins.find(({ id }) => String(id) === chosen)?.email ?? '';
  return (
    <>
      <Choice
        label={texts.newOwner}
        value={chosen}
        onChange={setChosen}
        options={admins.map((admin) => ({ value: String(admin.id), label: admin.email }))}
      />
      <Button
        className="mt-5"
        variant="outline"
        state={isBusy('offer-website', chosen) ? 'loading' : 'idle'}
        onClick={() =>
          ask({
            title: texts.offerTitle(email),
            description: texts.offerNext,
            confirm: texts.offer,
            onConfirm: () => act('offer-website', { id: chosen }),
          })
        }
      >
        {texts.offer}
      </Button>
      {question}
    </>
  );
}

/** For the person to whom the website is offered. */
export function OfferedWebsite({ overview, act, isBusy }: Pick<Acting, 'overview' | 'act' | 'isBusy'>) {
  const texts = useTexts(websitesTexts);
  if (!overview.coverage.offer?.isYours) return null;
  return (
    <div
      role="status"
      className="mb-8 flex max-w-text flex-wrap items-center justify-between gap-4 rounded-md bg-info-soft p-4"
    >
      <p className="min-w-0 flex-1 basis-64 text-sm">{texts.yours}</p>
      <div className="flex gap-2">
        <Button
          size="sm"
          variant="signal"
          state={isBusy('accept-website') ? 'loading' : 'idle'}
          onClick={() => act('accept-website')}
        >
          {texts.accept}
        </Button>
        <Button
          size="sm"
          variant="outline"
          state={isBusy('decline-website') ? 'loading' : 'idle'}
          onClick={() => act('decline-website')}
        >
          {texts.decline}
        </Button>
      </div>
    </div>
  );
}
