import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { CallFailed } from '#contract/client.ts';
import type { Route } from '#contract/entities/project.ts';
import type { BaseRouteTemplate, ListedTemplate } from '#contract/entities/template.ts';
import { templateName } from '#domain/template/own-titles.ts';
import { api } from '#web/browser-client.ts';
import { RouteName } from '#web/components/route-name/route-name.tsx';
import { withQuery } from '#web/components/templates/drawn-image.tsx';
import { toast } from '#web/components/toasts/toasts.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Check } from '#web/components/ui/icons.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { onboardingTexts } from '#web/i18n/project/onboarding.ts';

/** Enough to choose from at first; the templates page has them all. */
const MAX_CHOICES = 4;

interface RouteCardProps {
  route: Route;
  templates: readonly ListedTemplate[];
  /** Our tag was seen, so that visitors get what is chosen. */
  isIntegrated: boolean;
  onChosen: () => Promise<void>;
}

/** The route's own templates, then base templates on its own pages, as many as fit. */
export function RouteCard({ route, templates, isIntegrated, onChosen }: RouteCardProps) {
  const texts = useTexts(onboardingTexts);
  const language = useLanguage();
  const [designs, setDesigns] = useState<BaseRouteTemplate[] | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  useEffect(() => {
    const params = { id: String(route.id) };
    // Without base templates the route's own can still be chosen.
    api.listRouteBaseTemplates({ params, query: {} }).then(setDesigns, () => setDesigns([]));
  }, [route.id]);

  const choose = async (key: string, idOf: () => Promise<string>) => {
    setBusy(key);
    try {
      const params = { id: await idOf() };
      await api.updateTemplate({ params, body: { state: 'live', others: 'inactive', redraw: false } });
      await onChosen();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      toast.error(error.message);
    } finally {
      setBusy(null);
    }
  };
  // While the shop is being read, the page that is shown may become another one.
  const sampleId = route.sampleSubPage?.id;
  const onSample = (url: string) => (sampleId === undefined ? url : withQuery(url, { subPageId: String(sampleId) }));
  const ofTemplate = (template: ListedTemplate) => ({
    key: template.uuid,
    name: templateName(template.name, language),
    image: onSample(template.previewUrl),
    isLive: template.state === 'live',
    choose: () => choose(template.uuid, async () => template.uuid),
  });
  const ofDesign = (design: BaseRouteTemplate) => ({
    key: design.uuid,
    name: design.title[language],
    image: onSample(design.previewUrl),
    isLive: false,
    choose: () =>
      choose(design.uuid, async () => {
        const body = { routeId: route.id, baseTemplateId: design.id };
        return (await api.startConfiguration({ body })).uuid;
      }),
  });
  const based = new Map(templates.map((template) => [template.baseRouteTemplateId, template]));
  const known = new Set((designs ?? []).map(({ id }) => id));
  // A design that was chosen stays where it is: its template takes its place.
  const all = [
    ...templates.filter(({ baseRouteTemplateId }) => !known.has(baseRouteTemplateId ?? -1)).map(ofTemplate),
    ...(designs ?? []).map((design) => {
      const template = based.get(design.id);
      return template ? ofTemplate(template) : ofDesign(design);
    }),
  ];
  const choices = all.filter(({ isLive }, at) => at < MAX_CHOICES || isLive);

  return (
    <li className="rounded-lg border border-line p-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2 text-sm">
        <h3 className="font-[550]">
          <RouteName route={route} />{' '}
          <span className="font-normal text-ink-faint">{texts.pages(route.subPageCount)}</span>
        </h3>
        {route.liveTemplates === 0 ? (
          <Badge tone="warn">{texts.open}</Badge>
        ) : (
          // Nothing has an image yet where there are no pages.
          route.subPageCount > 0 && <Badge tone="good">{isIntegrated ? texts.live : texts.ready}</Badge>
        )}
      </div>
      {designs === null ? (
        // As tall as the tiles that come: nothing below moves.
        <div aria-busy className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {Array.from({ length: MAX_CHOICES }, (_, at) => (
            <div key={String(at)} className="overflow-hidden rounded-md border border-line text-xs">
              <div className="aspect-[1200/630] bg-sunken" />
              <p className="px-2 py-1.5">&nbsp;</p>
            </div>
          ))}
        </div>
      ) : choices.length === 0 ? (
        <p className="text-ink-faint text-sm">{texts.noDesigns}</p>
      ) : (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {choices.map((choice) => (
            <ChoiceTile key={choice.key} {...{ choice, busy }} />
          ))}
        </div>
      )}
    </li>
  );
}

interface Choice {
  key: string;
  name: string;
  image: string;
  isLive: boolean;
  choose: () => void;
}

/** One design on the route's own page. It keeps its name when it is chosen. */
function ChoiceTile({ choice, busy }: { choice: Choice; busy: string | null }) {
  const texts = useTexts(onboardingTexts);
  return (
    <button
      type="button"
      aria-pressed={choice.isLive}
      aria-busy={busy === choice.key || undefined}
      aria-label={texts.choose(choice.name)}
      disabled={busy !== null}
      onClick={choice.choose}
      className={clsx(
        'flex flex-col overflow-hidden rounded-md border text-left text-xs transition-colors duration-150 hover:border-ink disabled:opacity-60',
        choice.isLive ? 'border-signal ring-1 ring-signal' : 'border-line',
      )}
    >
      <img
        src={choice.image}
        alt=""
        loading="lazy"
        width={1200}
        height={630}
        className="aspect-[1200/630] h-auto w-full bg-sunken object-cover"
      />
      {/* Below the picture, which is what is chosen by. Its place is reserved: nothing moves when another is chosen. */}
      <span className="flex items-start justify-between gap-1 px-2 py-1.5">
        <span className="min-w-0">{choice.name}</span>
        <Check aria-hidden className={clsx('size-4 shrink-0 text-signal', !choice.isLive && 'invisible')} />
      </span>
    </button>
  );
}
