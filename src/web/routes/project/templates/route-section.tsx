import Info from 'lucide-react/icons/info';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router';
import type { ListedTemplate } from '#contract/entities/template.ts';
import { badgeClass } from '../../../components/ui/badge.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { templatesTexts } from '../../../i18n/project/templates.ts';
import { useProject } from '../../../layouts/project.tsx';
import { usePathTo } from '../../../paths.ts';
import { Comparison } from './comparison.tsx';
import { DrawnImage } from './drawn-image.tsx';
import type { TemplateSection } from './load-templates.server.ts';
import { RouteSample } from './route-sample.tsx';
import { TemplateCard } from './template-card.tsx';
import type { TemplateActions } from './use-template-acts.ts';
import { withQuery } from './with-query.ts';

interface RouteSectionProps {
  section: TemplateSection;
  acts: TemplateActions;
  isMany: boolean;
  onDelete: (template: ListedTemplate) => void;
}

const gridClass = 'grid grid-cols-1 gap-x-6 gap-y-6 sm:grid-cols-2 xl:grid-cols-3';

/** One kind of page: which designs it has, which is live, and what else would suit it. */
export function RouteSection({ section, acts, isMany, onDelete }: RouteSectionProps) {
  const texts = useTexts(templatesTexts);
  const pathTo = usePathTo();
  const { slug: projectSlug } = useProject();
  const { route, own, suggestions } = section;
  const live = own.filter(acts.isLive);
  const headingId = `route-${route.id}`;
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-line border-b pb-3">
        <div className="min-w-0">
          <h2 id={headingId} className="flex items-center gap-3 text-xl">
            {route.isFallback ? (
              texts.allOther
            ) : (
              <code className="min-w-0 truncate font-[550] font-mono text-lg tracking-normal">{route.path}</code>
            )}
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
      <Hint live={live.length} isShown={isMany || live.length !== 1} />
      {own.length > 0 && (
        <div className={`mt-5 ${gridClass}`}>
          {own.map((template) => (
            <TemplateCard
              key={template.uuid}
              {...{ acts, isMany }}
              template={shownOn(route, template)}
              onChoose={() => acts.choose(section, template)}
              onDelete={() => onDelete(template)}
            />
          ))}
        </div>
      )}
      {live.length > 1 && section.comparison && <Comparison comparison={section.comparison} />}
      <Suggestions {...{ section, acts }} isOpen={own.length === 0} count={suggestions.length} />
    </section>
  );
}

/** Another sample page is another URL, or the browser would keep showing the last image. */
const shownOn = <Shown extends { previewUrl: string }>(route: TemplateSection['route'], shown: Shown): Shown =>
  route.sampleSubPageId === null
    ? shown
    : { ...shown, previewUrl: withQuery(shown.previewUrl, { subPageId: String(route.sampleSubPageId) }) };

/** None live and several live both have meanings that are not obvious (docs/specification.md#s4.3). */
function Hint({ live, isShown }: { live: number; isShown: boolean }) {
  const texts = useTexts(templatesTexts);
  if (!isShown || live === 1) return null;
  return (
    <p role="status" className="mt-4 flex gap-2.5 rounded-md bg-info-soft px-3.5 py-2.5 text-sm">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />
      {live === 0 ? texts.noneLive : texts.severalLive(live)}
    </p>
  );
}

interface SuggestionsProps {
  section: TemplateSection;
  acts: TemplateActions;
  isOpen: boolean;
  count: number;
}

function Suggestions({ section, acts, isOpen, count }: SuggestionsProps) {
  const texts = useTexts(templatesTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const { slug: projectSlug } = useProject();
  const { route, suggestions } = section;
  if (count === 0) return null;
  return (
    <details open={isOpen} className="group mt-5">
      <summary className="inline-flex items-center gap-2 text-ink-soft text-sm hover:text-ink">
        {texts.suggestions}
      </summary>
      <p className="mt-1 text-ink-faint text-sm">{texts.suggestionsText}</p>
      <div className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-3 xl:grid-cols-4">
        {suggestions.map((design) => {
          const name = design.title[language];
          const isBusy = acts.busy === `${route.id} ${design.uuid}`;
          return (
            <button
              key={design.uuid}
              type="button"
              disabled={acts.busy !== null}
              aria-label={texts.choose(name)}
              onClick={() => acts.add(section, design)}
              className="group/card min-w-0 text-left disabled:cursor-default"
            >
              <span className="block overflow-hidden rounded-md border border-line transition-colors duration-150 group-hover/card:border-ink">
                <DrawnImage src={shownOn(route, design).previewUrl} alt="" />
              </span>
              <span className="mt-1.5 block truncate text-ink-soft text-sm">{isBusy ? texts.adding : name}</span>
            </button>
          );
        })}
      </div>
      <p className="mt-4 text-sm">
        <Link to={pathTo('newTemplate', { projectSlug, routeUuid: route.uuid })} className="text-link">
          {texts.allDesigns}
        </Link>
      </p>
    </details>
  );
}
