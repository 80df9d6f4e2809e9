import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import type { LimitOffer } from '#contract/errors.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { RETRY_PAGE_MS } from '#web/constants.ts';
import { isMissingChunk, reloadOnce } from '#web/enhance/reload-on-missing-chunk.ts';
import { errorTexts } from '#web/i18n/errors.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { useOffer } from '#web/limit-offer/offers.ts';
import { usePathTo } from '#web/paths.ts';
import { normaliseError } from './normalise-error.ts';

/** The error in words, inside any layout. The way home is always there, in the app the way on too. */
export function ErrorScreen({ inApp = false }: { inApp?: boolean }) {
  const error = useRouteError();
  const texts = useTexts(errorTexts);
  const pathTo = usePathTo();
  useEffect(() => {
    if (isMissingChunk(error)) reloadOnce();
  }, [error]);
  const { status, message } = normaliseError(error);
  const offer = offerOf(error);
  const Offer = useOffer(offer);
  // After a navigation inside the app this page was not loaded, so the server's Retry-After has not arrived.
  useEffect(() => {
    if (status !== 503) return;
    const timer = setTimeout(() => location.reload(), RETRY_PAGE_MS);
    return () => clearTimeout(timer);
  }, [status]);
  const words = {
    404: { title: texts.notFound, more: ownWords(error) ?? texts.notFoundMore },
    403: { title: texts.notAllowed, more: texts.notAllowedMore },
    503: { title: texts.busy, more: ownWords(error) ?? texts.busyMore },
  }[status] ?? { title: texts.failed, more: message };
  return (
    <section className="page-width grid min-h-[60vh] content-center py-section">
      <p className="eyebrow figures">{texts.status(status)}</p>
      <h1 className="mt-4 max-w-[12em] text-4xl">{words.title}</h1>
      <p className="mt-5 max-w-text break-words text-ink-soft text-lg">{words.more}</p>
      {status === 503 && (
        <p className="mt-2 max-w-text text-ink-soft text-lg" role="status">
          {texts.retries}
        </p>
      )}
      {offer && Offer && (
        <div className="mt-6">
          <Offer offer={offer} />
        </div>
      )}
      <p className="mt-9 flex flex-wrap gap-3">
        {inApp && (
          <ButtonLink href={pathTo('startDashboard')} size="lg">
            {texts.dashboard}
          </ButtonLink>
        )}
        <ButtonLink href={pathTo('home')} size="lg" variant={inApp ? 'outline' : 'signal'}>
          {texts.home}
        </ButtonLink>
      </p>
    </section>
  );
}

/** A loader that a limit of the plan stopped says what helps (forms/call-api.server.ts). */
function offerOf(error: unknown): LimitOffer | null {
  const body: unknown = isRouteErrorResponse(error) ? error.data : null;
  return typeof body === 'object' && body !== null && 'offer' in body ? (body.offer as LimitOffer) : null;
}

/** A loader may say what was not found ("this project"); React Router's own 404 text is useless to people. */
function ownWords(error: unknown): string | null {
  const isOwn = isRouteErrorResponse(error) && typeof error.data === 'object' && error.data !== null;
  return isOwn ? normaliseError(error).message || null : null;
}
