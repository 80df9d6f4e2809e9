import { Link } from 'react-router';
import type { ListedTemplate } from '#contract/entities/template.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { DrawnImage } from '#web/components/templates/drawn-image.tsx';
import { buttonClass } from '#web/components/ui/button.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { templatesTexts } from '#web/i18n/project/templates.ts';
import { useProject } from '#web/layouts/project.tsx';
import { usePathTo } from '#web/paths.ts';
import { useTemplateName } from '#web/studio/template-name.ts';
import { ChoiceButton } from './choice-button.tsx';
import type { TemplateSection } from './load-templates.server.ts';
import { TemplateMenu } from './template-menu.tsx';
import type { TemplateActions } from './use-template-acts.ts';

interface TemplateCardProps {
  template: ListedTemplate;
  route: TemplateSection['route'];
  acts: TemplateActions;
  isMany: boolean;
  onChoose: () => void;
  onPreview: () => void;
  onDelete: () => void;
}

/** A design of the route: what a click on the image does stands on it; looking and changing have buttons of their own. */
export function TemplateCard({ template, route, acts, isMany, onChoose, onPreview, onDelete }: TemplateCardProps) {
  const texts = useTexts(templatesTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const { slug: projectSlug, verifiedAt } = useProject();
  const isLive = acts.isLive(template);
  const to = (screen: 'configurator' | 'designer') => pathTo(screen, { projectSlug, routeTemplateId: template.uuid });
  const { crawls } = template;
  const name = useTemplateName()(template.name);
  const liveLabel = isMany ? texts.switchOff(name) : texts.isLive(name);
  return (
    <article className="min-w-0" data-template={template.uuid} data-live={isLive || undefined}>
      <ChoiceButton
        label={isLive ? liveLabel : texts.choose(name)}
        words={isLive ? (verifiedAt ? texts.live : texts.ready) : texts.use}
        busy={acts.busy === template.uuid}
        {...{ isLive, isMany }}
        onClick={onChoose}
      >
        <DrawnImage src={template.previewUrl} alt="" />
      </ChoiceButton>
      <div className="mt-2 flex items-center gap-1">
        <h3 className="line-clamp-2 min-w-0 flex-1 font-[550] font-sans text-sm leading-tight tracking-normal">
          {name}
        </h3>
        <Link to={to('configurator')} aria-label={texts.editOf(name)} className={buttonClass('quiet', 'sm')}>
          {texts.edit}
        </Link>
        <button
          type="button"
          aria-label={texts.previewOf(name)}
          onClick={onPreview}
          className={buttonClass('quiet', 'sm')}
        >
          {texts.preview}
        </button>
        <TemplateMenu {...{ template, route, acts, to, onDelete }} />
      </div>
      {crawls.total > 0 && (
        <p title={texts.crawlsTitle} className="figures text-ink-faint text-xs">
          {texts.crawls(writeNumber(crawls.total, language))}
        </p>
      )}
      {template.type !== 'html' && (
        <p className="text-ink-faint text-xs">{template.type === 'redirected' ? texts.ownImage : texts.ownImproved}</p>
      )}
      {template.subPages > 0 && <p className="text-ink-faint text-xs">{texts.ownPages(template.subPages)}</p>}
    </article>
  );
}
