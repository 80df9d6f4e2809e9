import clsx from 'clsx';
import { useEffect, useState } from 'react';
import type { BaseRouteTemplate } from '#contract/entities/template.ts';
import { routeNameOf } from '#domain/routing/route-name.ts';
import { api } from '#web/browser-client.ts';
import { showErrorToast } from '#web/components/actions/call-errors.ts';
import { useRevalidate } from '#web/components/actions/use-revalidate.ts';
import { toast } from '#web/components/toasts/toasts.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { commonTexts, offlineTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { shopHomeTexts } from '#web/i18n/shopify/home.ts';
import { useTemplateName } from '#web/studio/template-name.ts';
import type { ShopRoute } from './load-home.server.ts';

/** Enough to choose from; the studio has them all. */
const MAX_OFFERED = 6;

/** The route's own templates and the ones that fit its pages best, each on a page of the store. */
export function ChooseTemplate({ route, onClose }: { route: ShopRoute; onClose: () => void }) {
  const texts = useTexts(shopHomeTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const choices = useChoices(route);
  const { choose, busy } = useTemplateChoice(route, onClose);
  return (
    <Modal
      open
      onClose={onClose}
      title={texts.chooseFor(routeNameOf(route)[language])}
      description={texts.chooseLead}
      size="lg"
      texts={common}
    >
      <ul className="grid gap-4 sm:grid-cols-2">
        {choices.map((choice) => (
          <li key={choice.key} className="grid content-start gap-2 text-sm">
            <ShopImage path={choice.imagePath} alt="" />
            <span className="flex min-h-8 items-center justify-between gap-2">
              <span className="min-w-0 truncate">{choice.name}</span>
              {choice.isLive ? (
                <Badge tone="good">{texts.inUse}</Badge>
              ) : (
                <Button
                  size="sm"
                  variant="outline"
                  label={`${texts.use}: ${choice.name}`}
                  disabled={busy !== null && busy !== choice.key}
                  state={busy === choice.key ? 'loading' : 'idle'}
                  onClick={() => void choose(choice)}
                >
                  {texts.use}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

function useChoices(route: ShopRoute): Choice[] {
  const language = useLanguage();
  const nameOf = useTemplateName();
  const [offered, setOffered] = useState<BaseRouteTemplate[]>([]);
  useEffect(() => {
    // Without them the route's own can still be chosen.
    api.listRouteBaseTemplates({ params: { id: String(route.id) }, query: {} }).then(setOffered, () => null);
  }, [route.id]);
  const used = new Set(route.templates.map(({ baseId }) => baseId));
  return [
    ...route.templates.map(({ uuid, name, isLive, imagePath }) => ({
      ...{ key: uuid, name: nameOf(name), isLive, imagePath },
      idOf: async () => uuid,
    })),
    ...offered
      .filter(({ id }) => !used.has(id))
      .slice(0, MAX_OFFERED)
      .map(({ id, uuid, title }) => ({
        ...{ key: uuid, name: title[language], isLive: false },
        imagePath: `/route/${route.id}/base-template/${id}/picture`,
        idOf: async () => (await api.startConfiguration({ body: { routeId: route.id, baseTemplateId: id } })).uuid,
      })),
  ];
}

/** One of the route's own templates, or one that is offered and becomes its own. */
interface Choice {
  key: string;
  name: string;
  /** Below the API. */
  imagePath: string;
  isLive: boolean;
  /** The own template's id, made first if there is none yet. */
  idOf: () => Promise<string>;
}

/** Puts a template to use for a kind of page, and back what was in use before. */
function useTemplateChoice(route: ShopRoute, onChosen: () => void) {
  const texts = useTexts(shopHomeTexts);
  const { offline } = useTexts(offlineTexts);
  const revalidate = useRevalidate();
  const [busy, setBusy] = useState<string | null>(null);
  const before = route.templates.filter(({ isLive }) => isLive).map(({ uuid }) => uuid);

  const undo = async (used: string) => {
    try {
      const [first, ...others] = before;
      if (first) await putToUse(first);
      else await api.updateTemplate({ params: { id: used }, body: { state: 'inactive' } });
      for (const id of others)
        await api.updateTemplate({ params: { id }, body: { state: 'live', others: 'keep', redraw: true } });
      await revalidate();
      toast.success(texts.undone);
    } catch (error) {
      showErrorToast(error, offline);
    }
  };

  const choose = async (choice: Choice) => {
    setBusy(choice.key);
    try {
      const id = await choice.idOf();
      await putToUse(id);
      await revalidate();
      onChosen();
      toast.success({ title: texts.usedNow(choice.name), action: { label: texts.undo, run: () => void undo(id) } });
    } catch (error) {
      showErrorToast(error, offline);
    } finally {
      setBusy(null);
    }
  };
  return { choose, busy };
}

const putToUse = (id: string) =>
  api.updateTemplate({ params: { id }, body: { state: 'live', others: 'inactive', redraw: true } });

/** An image of the API. In the frame it needs the session token, which App Bridge adds to requests of scripts alone. */
export function ShopImage({ path, alt, isFlush = false }: { path: string; alt: string; isFlush?: boolean }) {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    let made: string | null = null;
    const load = async () => {
      const base = document.documentElement.dataset.api ?? '/api';
      const response = await fetch(`${base}${path}`, { signal: leaving.signal });
      if (!response.ok) return;
      made = URL.createObjectURL(await response.blob());
      setSource(made);
    };
    load().catch(() => undefined);
    return () => {
      leaving.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [path]);
  return (
    <span className={clsx('block aspect-[1200/630] w-full overflow-hidden bg-sunken', !isFlush && 'rounded-lg')}>
      {source && <img src={source} alt={alt} className="size-full object-cover" />}
    </span>
  );
}
