import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ListedTemplate } from '#contract/entities/template.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { DrawnImage } from '#web/components/templates/drawn-image.tsx';
import { buttonClass } from '#web/components/ui/button.tsx';
import { Check, LoaderCircle } from '#web/components/ui/icons.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { templatesTexts } from '#web/i18n/project/templates.ts';
import { useProject } from '#web/layouts/project.tsx';
import { usePathTo } from '#web/paths.ts';
import { useTemplateName } from '#web/studio/template-name.ts';
import type { Suggestion, TemplateSection } from './load-templates.server.ts';
import { TemplateMenu } from './template-menu.tsx';
import type { TemplateActions } from './use-template-actions.ts';

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
  const state = verifiedAt ? texts.live : texts.ready;
  const liveLabel = isMany ? texts.switchOff(state, name) : texts.isLive(state, name);
  return (
    <article className="min-w-0" data-template={template.uuid} data-live={isLive || undefined}>
      <ChoiceButton
        label={isLive ? liveLabel : texts.choose(name)}
        words={isLive ? state : texts.use}
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

interface SuggestionCardProps {
  design: Suggestion;
  isMany: boolean;
  busy: boolean;
  disabled: boolean;
  onUse: () => void;
  onPreview: () => void;
}

/** A ready-made design, drawn with the shop's own page. Used, it becomes a template of the route in this very place. */
export function SuggestionCard({ design, isMany, busy, disabled, onUse, onPreview }: SuggestionCardProps) {
  const texts = useTexts(templatesTexts);
  const name = design.title[useLanguage()];
  return (
    <article className="min-w-0">
      <ChoiceButton
        label={texts.choose(name)}
        words={busy ? texts.adding : texts.use}
        isLive={false}
        {...{ isMany, busy, disabled }}
        onClick={onUse}
      >
        <DrawnImage src={design.previewUrl} alt="" />
      </ChoiceButton>
      <div className="mt-2 flex items-center gap-1">
        <h3 className="line-clamp-2 min-w-0 flex-1 font-[550] font-sans text-ink-soft text-sm leading-tight tracking-normal">
          {name} <span className="font-normal text-ink-faint">· {texts.readyMade}</span>
        </h3>
        <button
          type="button"
          aria-label={texts.previewOf(name)}
          onClick={onPreview}
          className={buttonClass('quiet', 'sm')}
        >
          {texts.preview}
        </button>
      </div>
    </article>
  );
}

interface ChoiceButtonProps {
  /** Spoken; begins with the words that are seen. */
  label: string;
  words: string;
  isLive: boolean;
  /** Several may be live: a box to tick instead of one choice. */
  isMany: boolean;
  busy: boolean;
  disabled?: boolean;
  onClick: () => void;
  /** The image. */
  children: ReactNode;
}

/** An image with the words that say what a click on it does: no design goes live because somebody wanted a closer look. */
function ChoiceButton({ label, words, isLive, isMany, busy, disabled, onClick, children }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isLive}
      aria-label={label}
      aria-busy={busy || undefined}
      disabled={disabled}
      onClick={onClick}
      className={clsx(
        'group block w-full overflow-hidden rounded-lg border text-left transition-[border-color,box-shadow] duration-150',
        isLive ? 'border-good ring-1 ring-good' : 'border-line hover:border-ink',
      )}
    >
      {children}
      <span
        className={clsx(
          'flex h-10 items-center gap-2.5 border-line border-t px-3 font-[550] text-sm',
          isLive ? 'bg-good-soft text-good' : 'bg-surface text-ink-soft group-hover:text-ink',
        )}
      >
        <span
          aria-hidden
          className={clsx(
            'grid size-4.5 shrink-0 place-items-center border',
            isMany ? 'rounded-sm' : 'rounded-full',
            isLive ? 'border-good bg-good text-paper' : 'border-line-strong',
          )}
        >
          {busy ? (
            <LoaderCircle className="size-3.5 animate-spin" />
          ) : (
            isLive && <Check className="size-3" strokeWidth={3.5} />
          )}
        </span>
        <span className="truncate">{words}</span>
      </span>
    </button>
  );
}
