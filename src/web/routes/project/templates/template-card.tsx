import clsx from 'clsx';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Files from 'lucide-react/icons/files';
import PenTool from 'lucide-react/icons/pen-tool';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router';
import type { ListedTemplate } from '#contract/entities/template.ts';
import { isoOf } from '#domain/language.ts';
import { Menu } from '../../../components/menu/menu.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { templatesTexts } from '../../../i18n/project/templates.ts';
import { useProject } from '../../../layouts/project.tsx';
import { usePathTo } from '../../../paths.ts';
import { DrawnImage } from './drawn-image.tsx';
import type { TemplateActions } from './use-template-acts.ts';

interface TemplateCardProps {
  template: ListedTemplate;
  acts: TemplateActions;
  isMany: boolean;
  onChoose: () => void;
  onDelete: () => void;
}

/** A design of the route: the image selects it, the line below opens the editor. */
export function TemplateCard({ template, acts, isMany, onChoose, onDelete }: TemplateCardProps) {
  const texts = useTexts(templatesTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const { slug: projectSlug } = useProject();
  const isLive = acts.isLive(template);
  const to = (screen: 'configurator' | 'designer') => pathTo(screen, { projectSlug, routeTemplateId: template.uuid });
  const { name, crawls } = template;
  return (
    <article className="min-w-0" data-template={template.uuid} data-live={isLive || undefined}>
      <button
        type="button"
        aria-pressed={isLive}
        aria-label={isLive && isMany ? texts.switchOff(name) : texts.choose(name)}
        onClick={onChoose}
        className={clsx(
          'group relative block w-full overflow-hidden rounded-lg border transition-[border-color,box-shadow] duration-150',
          isLive ? 'border-signal ring-1 ring-signal' : 'border-line hover:border-ink',
        )}
      >
        <DrawnImage src={template.previewUrl} alt="" />
        {/* On the right: a card's logo is nearly always on the left. */}
        <span
          aria-hidden
          className={clsx(
            'absolute top-2.5 right-2.5 grid size-6 place-items-center border transition-opacity duration-150',
            isMany ? 'rounded-sm' : 'rounded-full',
            isLive
              ? 'border-signal bg-signal text-on-signal'
              : 'border-line-strong bg-surface text-transparent opacity-80 group-hover:opacity-100',
          )}
        >
          <Check className="size-4" strokeWidth={3} />
        </span>
      </button>
      <div className="mt-2 flex items-center gap-2">
        <Link to={to('configurator')} className="min-w-0 flex-1 truncate font-[550] text-sm hover:underline">
          {name}
        </Link>
        {crawls.total > 0 && (
          <span title={texts.crawlsTitle} className="figures shrink-0 text-ink-faint text-xs">
            {texts.crawls(crawls.total.toLocaleString(isoOf[language]))}
          </span>
        )}
        <Badge tone={isLive ? 'good' : 'neutral'}>{isLive ? texts.live : texts.inactive}</Badge>
        <Menu
          label={texts.more(name)}
          busy={acts.busy === template.uuid}
          className="-mr-1"
          entries={[
            { label: texts.configure, icon: <SlidersHorizontal aria-hidden />, to: to('configurator') },
            { label: texts.design, icon: <PenTool aria-hidden />, to: to('designer') },
            { label: texts.duplicate, icon: <Files aria-hidden />, run: () => acts.duplicate(template) },
            { label: texts.copy, icon: <Copy aria-hidden />, run: () => acts.copy(template) },
            { label: texts.redraw, icon: <RefreshCw aria-hidden />, run: () => acts.redraw(template) },
            'line',
            { label: texts.delete, icon: <Trash2 aria-hidden />, run: onDelete, tone: 'bad' },
          ]}
        />
      </div>
      {template.type !== 'html' && (
        <p className="text-ink-faint text-xs">{template.type === 'redirected' ? texts.ownImage : texts.ownImproved}</p>
      )}
      {template.subPages > 0 && <p className="text-ink-faint text-xs">{texts.ownPages(template.subPages)}</p>}
    </article>
  );
}
