import { type ReactNode, useEffect, useState } from 'react';
import type { Card } from '#domain/audit/emulation/card.ts';
import { api } from '#web/browser-client.ts';
import { cardOfState } from '#web/components/preview-comparison/card-of-state.ts';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { onboardingTexts } from '#web/i18n/project/onboarding.ts';
import { WhatsAppPreview } from '#web/previews/platforms/whatsapp.tsx';
import { PreviewFigure } from '#web/previews/preview-figure.tsx';
import { productRouteOf } from './setup-routes.ts';
import type { Setup } from './use-setup.ts';

interface Sides {
  today: Card;
  drawn: Card;
}

/** One of the shop's own products on WhatsApp, today and with the design that is chosen. */
export function OwnProduct({ setup }: { setup: Setup }) {
  const texts = useTexts(onboardingTexts);
  const language = useLanguage();
  const { routes, project, isReading, loads } = setup;
  const route = productRouteOf(setup);
  const [routeId, sampleId] = [route?.id, route?.sampleSubPage?.id];
  const projectId = routes === null ? undefined : project?.id;
  const [sides, setSides] = useState<Sides | 'none' | null>(null);
  // Requested while pages arrive, until there is one to show, and once more when all are there.
  const isWanted = sides === null || sides === 'none' || !isReading;
  useEffect(() => {
    if (projectId === undefined || loads === 0 || !isWanted) return;
    let isStale = false;
    findSides(projectId, routeId, sampleId).then(
      (found) => isStale || setSides((before) => found ?? before ?? 'none'),
      () => isStale || setSides((before) => before ?? 'none'),
    );
    return () => {
      isStale = true;
    };
  }, [projectId, routeId, sampleId, loads, isWanted]);
  if (sides === null || (sides === 'none' && isReading))
    return (
      <div role="status" className="mb-6 grid gap-3">
        <p className="text-ink-soft text-sm">{texts.readingShop}</p>
        <Skeleton width="100%" />
        <Skeleton width="70%" />
      </div>
    );
  if (sides === 'none') return null;
  return (
    <div className="mb-6 grid gap-4 sm:grid-cols-2">
      <Side name={texts.today}>
        <PreviewFigure draw={WhatsAppPreview} card={sides.today} language={language} surroundings={false} eager />
      </Side>
      <Side name={texts.withLinkbild}>
        <PreviewFigure draw={WhatsAppPreview} card={sides.drawn} language={language} surroundings={false} eager />
      </Side>
    </div>
  );
}

function Side({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-ink-faint text-xs">{name}</p>
      {children}
    </div>
  );
}

/** The page's card as it was last read, and the same with our image. Null: no page has been read yet. */
async function findSides(projectId: number, routeId?: number, sampleId?: number): Promise<Sides | null> {
  const { items } = await api.listSubPages({
    params: { id: String(projectId) },
    query: { ...(routeId === undefined ? {} : { routeId }), perPage: 20 },
  });
  // The page that the templates are shown with, if it has an image today: so that both steps show one product.
  const whole = items.filter(({ title, imageUrl }) => title !== null && imageUrl !== null);
  const page = whole.find(({ id }) => id === sampleId) ?? whole[0] ?? items[0];
  if (!page) return null;
  const params = { id: String(page.id) };
  const [newest] = (await api.getPageHistory({ params, query: { perPage: 1 } })).items;
  if (!newest) return null;
  const moments = { before: newest.seenAt, after: newest.seenAt };
  const { after } = await api.comparePreviews({ params, query: moments });
  const today = cardOfState(after.state, 'whatsapp', null);
  if (!today) return null;
  const image = { url: page.liveImageUrl, width: 1200, height: 630, bytes: null, type: 'jpeg', alt: null };
  return { today, drawn: { ...today, isShown: true, layout: 'lg', image, imageSize: 'lg' } };
}
