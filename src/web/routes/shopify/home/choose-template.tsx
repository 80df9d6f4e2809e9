import { useEffect, useState } from 'react';
import type { BaseRouteTemplate } from '#contract/entities/template.ts';
import { routeNameOf } from '#domain/routing/route-name.ts';
import { api } from '#web/browser-client.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { shopHomeTexts } from '#web/i18n/shopify/home.ts';
import { useTemplateName } from '#web/studio/template-name.ts';
import type { ShopRoute } from './load-home.server.ts';
import { ShopImage } from './shop-image.tsx';
import { type Choice, useTemplateChoice } from './use-template-choice.ts';

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
