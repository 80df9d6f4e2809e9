import { useState } from 'react';
import { Link } from 'react-router';
import type { Route } from '#contract/entities/project.ts';
import type { ListedTemplate } from '#contract/entities/template.ts';
import { RouteName } from '#web/components/route-name/route-name.tsx';
import { Comparison } from '#web/components/templates/comparison.tsx';
import { withQuery } from '#web/components/templates/drawn-image.tsx';
import { badgeClass } from '#web/components/ui/badge.tsx';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Info, Plus } from '#web/components/ui/icons.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { templatesTexts } from '#web/i18n/project/templates.ts';
import { useProject } from '#web/layouts/project.tsx';
import { usePathTo } from '#web/paths.ts';
import { useTemplateName } from '#web/studio/template-name.ts';
import { arrangeDesigns, slotsOf } from './arrange-designs.ts';
import type { TemplateSection } from './load-templates.server.ts';
import { RouteSample } from './route-sample.tsx';
import { SuggestionCard, TemplateCard } from './template-card.tsx';
import type { TemplateActions } from './use-template-actions.ts';

interface RouteSectionProps {
  section: TemplateSection;
  acts: TemplateActions;
  isMany: boolean;
  onPreview: (shown: { name: string; imageUrl: string; route: Route }) => void;
  onDelete: (template: ListedTemplate) => void;
}

const gridClass = 'grid grid-cols-1 gap-x-6 gap-y-6 sm:grid-cols-2 xl:grid-cols-3';

/** One kind of page: its own designs, which is live, and ready-made ones that would suit it. */
export function RouteSection({ section, acts, isMany, onPreview, onDelete }: RouteSectionProps) {
  const texts = useTexts(templatesTexts);
  const nameOf = useTemplateName();
  const pathTo = usePathTo();
  const { slug: projectSlug } = useProject();
  const language = useLanguage();
  const { route, own } = section;
  const [slots] = useState(() => slotsOf(section));
  const live = own.filter(acts.isLive);
  const headingId = `route-${route.id}`;
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-line border-b pb-3">
        <div className="min-w-0">
          <h2 id={headingId} className="flex items-center gap-3 text-xl">
            <RouteName route={route} />
            <Link
              to={`${pathTo('subPages', { projectSlug })}?route=${route.id}`}
              className={badgeClass(route.subPageCount > 0 ? 'signal' : 'neutral', 'figures hover:underline')}
            >
              {texts.pages(route.subPageCount)}
            </Link>
          </h2>
          <RouteSample route={route} />
        </div>
        <Link
          to={pathTo('newTemplate', { projectSlug, routeUuid: route.uuid })}
          className={buttonClass('outline', 'sm')}
        >
          <Plus aria-hidden className="size-4" />
          {texts.newTemplate}
        </Link>
      </header>
      <Hint live={live.length} />
      <div className={`mt-2.5 ${gridClass}`}>
        {arrangeDesigns(slots, section).map(({ key, template, design }) => {
          if (template) {
            const shown = shownOn(route, template);
            return (
              <TemplateCard
                key={key}
                {...{ acts, isMany, route }}
                template={shown}
                onChoose={() => acts.choose(section, template)}
                onPreview={() => onPreview({ name: nameOf(template.name), imageUrl: shown.previewUrl, route })}
                onDelete={() => onDelete(template)}
              />
            );
          }
          if (!design) return null;
          const shown = shownOn(route, design);
          return (
            <SuggestionCard
              key={key}
              design={shown}
              isMany={isMany}
              busy={acts.busy === `${route.id} ${design.uuid}`}
              disabled={acts.busy !== null}
              onUse={() => acts.add(section, design)}
              onPreview={() => onPreview({ name: design.title[language], imageUrl: shown.previewUrl, route })}
            />
          );
        })}
      </div>
      <p className="mt-5 text-sm">
        <Link to={pathTo('newTemplate', { projectSlug, routeUuid: route.uuid })} className="text-link">
          {texts.allDesigns}
        </Link>
      </p>
      {live.length > 1 && section.comparison && <Comparison comparison={section.comparison} />}
    </section>
  );
}

/** The page that the screen names. Another one is another URL, or the browser would keep showing the last image. */
const shownOn = <Shown extends { previewUrl: string }>(
  { sampleSubPage }: TemplateSection['route'],
  shown: Shown,
): Shown =>
  sampleSubPage
    ? { ...shown, previewUrl: withQuery(shown.previewUrl, { subPageId: String(sampleSubPage.id) }) }
    : shown;

/** None live and several live both mean something that one would not guess (docs/specification.md#s4.3). */
function Hint({ live }: { live: number }) {
  const texts = useTexts(templatesTexts);
  return (
    // Its line stays while there is nothing to say: a hint that comes must not move the templates under the pointer.
    <p role="status" className="mt-2.5 flex min-h-5 items-center gap-2 text-sm leading-5">
      {live !== 1 && (
        <>
          <Info aria-hidden className="size-4 shrink-0 text-info" />
          {live === 0 ? texts.noneLive : texts.severalLive(live)}
        </>
      )}
    </p>
  );
}
