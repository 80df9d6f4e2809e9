import clsx from 'clsx';
import { Link } from 'react-router';
import type { RouteTemplate } from '#contract/entities/template.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button, IconButton } from '#web/components/ui/button.tsx';
import { ArrowLeft, CircleCheck, Undo2 } from '#web/components/ui/icons.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { studioTexts } from '#web/i18n/project/studio.ts';
import { useProject } from '#web/layouts/project.tsx';
import { usePathTo } from '#web/paths.ts';
import { CircleDot, Redo2 } from '#web/studio/studio-icons.tsx';
import type { Saving } from './use-saving.ts';

interface StudioBarProps {
  tool: 'configurator' | 'designer';
  templateId: string;
  routePath: string | null;
  name: string;
  onName: (name: string) => void;
  state: RouteTemplate['state'];
  saving: Saving;
  isDirty: boolean;
  onSave: () => void;
  onLive: (live: boolean) => void;
  history: { undo: () => void; redo: () => void; canUndo: boolean; canRedo: boolean };
}

/** Above both tools: what is being edited, whether it is saved, whether it is live. */
export function StudioBar(props: StudioBarProps) {
  const { tool, templateId, routePath, name, onName, state, saving, isDirty, onSave, onLive, history } = props;
  const texts = useTexts(studioTexts);
  const pathTo = usePathTo();
  const { slug: projectSlug, verifiedAt } = useProject();
  const isLive = state === 'live';
  const busy = saving.kind === 'saving';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b bg-paper px-gutter py-2.5 lg:px-6">
      <div className="flex min-w-0 flex-1 items-center gap-2.5 max-lg:basis-full">
        <Link
          to={pathTo('templates', { projectSlug })}
          aria-label={texts.back}
          title={texts.back}
          className="grid size-9 shrink-0 place-items-center rounded-md hover:bg-hover"
        >
          <ArrowLeft aria-hidden className="size-4.5" />
        </Link>
        <h1 className="sr-only">{`${tool === 'designer' ? texts.designer : texts.configurator}: ${name}`}</h1>
        <input
          aria-label={texts.name}
          value={name}
          maxLength={100}
          onChange={(event) => onName(event.target.value)}
          className="-ml-2 h-9 w-full min-w-24 max-w-64 truncate rounded-md border border-transparent bg-transparent px-2 font-[640] font-display text-lg tracking-tight hover:border-line-strong/60 focus:border-line-strong"
        />
        {routePath && (
          <code className="hidden min-w-0 truncate font-mono text-ink-faint text-xs sm:block">{routePath}</code>
        )}
        <Badge tone={isLive ? 'good' : 'neutral'}>
          {isLive ? (verifiedAt ? texts.live : texts.ready) : state === 'draft' ? texts.draft : texts.inactive}
        </Badge>
      </div>
      <ToolSwitch tool={tool} templateId={templateId} />
      <div className="flex items-center gap-1 max-lg:ml-auto">
        <IconButton size="sm" label={texts.undo} disabled={!history.canUndo} onClick={history.undo}>
          <Undo2 aria-hidden className="size-4" />
        </IconButton>
        <IconButton size="sm" label={texts.redo} disabled={!history.canRedo} onClick={history.redo}>
          <Redo2 aria-hidden className="size-4" />
        </IconButton>
      </div>
      <div className="flex items-center gap-2 max-sm:w-full max-sm:[&>:first-child]:mr-auto">
        <SavedState saving={saving} />
        <Button size="sm" variant="outline" disabled={!isDirty || name.trim() === '' || busy} onClick={onSave}>
          {texts.save}
        </Button>
        {isLive ? (
          <Button size="sm" variant="quiet" disabled={busy} onClick={() => onLive(false)}>
            {texts.takeOffline}
          </Button>
        ) : (
          <Button size="sm" variant="signal" disabled={busy || name.trim() === ''} onClick={() => onLive(true)}>
            {texts.setLive}
          </Button>
        )}
      </div>
    </div>
  );
}

function ToolSwitch({ tool, templateId }: Pick<StudioBarProps, 'tool' | 'templateId'>) {
  const texts = useTexts(studioTexts);
  const pathTo = usePathTo();
  const { slug: projectSlug } = useProject();
  return (
    <nav aria-label={texts.tool} className="flex rounded-md bg-sunken p-0.5">
      {(['configurator', 'designer'] as const).map((one) => (
        <Link
          key={one}
          to={pathTo(one, { projectSlug, routeTemplateId: templateId })}
          aria-current={one === tool ? 'page' : undefined}
          className={clsx(
            'flex h-7 items-center rounded-sm px-2.5 text-sm',
            one === tool ? 'bg-surface font-[550] text-ink outline outline-line' : 'text-ink-soft hover:text-ink',
          )}
        >
          {texts[one]}
        </Link>
      ))}
    </nav>
  );
}

function SavedState({ saving }: { saving: Saving }) {
  const texts = useTexts(studioTexts);
  const isSaved = saving.kind === 'saved';
  const words = {
    saved: texts.saved,
    unsaved: texts.unsaved,
    saving: texts.saving,
    conflict: texts.notSaved,
    failed: texts.notSaved,
  }[saving.kind];
  const Mark = isSaved ? CircleCheck : CircleDot;
  const tone = isSaved
    ? 'text-good'
    : saving.kind === 'conflict' || saving.kind === 'failed'
      ? 'text-bad'
      : 'text-warn';
  return (
    <span
      role="status"
      className="mr-1 inline-flex min-w-0 items-center gap-1.5 text-ink-faint text-xs sm:whitespace-nowrap"
    >
      <Mark aria-hidden className={clsx('size-3.5 shrink-0', tone)} />
      {words}
    </span>
  );
}
