import clsx from 'clsx';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { ProjectSummary } from '#contract/entities/user.ts';
import { projectName, sameSectionOf, searchProjects, siteName } from '#web/app-start/choose-project.ts';
import { api } from '#web/browser-client.ts';
import { floatingClass } from '#web/components/ui/floating.ts';
import { ChevronsUpDown, Plus } from '#web/components/ui/icons.tsx';
import { PROJECT_POPOVER_MAX_REM, SELECT_DEBOUNCE_MS } from '#web/constants.ts';
import { appTexts } from '#web/i18n/app/frame.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { usePathTo } from '#web/paths.ts';
import { hiddenInRail } from './hidden-in-rail.ts';

export interface ProjectSelectorProps {
  projects: ProjectSummary[];
  total: number;
  project: ProjectSummary | null;
}

/** Which website this is about; opens a list searched by address. Up, down, Enter and Escape work. */
export function ProjectSelector({ projects, total, project }: ProjectSelectorProps) {
  const texts = useTexts(appTexts);
  const id = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const noChoice = projects.length > 0 ? texts.chooseProject : texts.noProject;
  const name = project ? projectName(project) : noChoice;
  return (
    <div ref={box} className="relative">
      <button
        ref={button}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={`${texts.chooseProject}: ${name}`}
        onClick={() => setOpen(!open)}
        className="flex h-12 w-full items-center gap-3 rounded-md pr-2 pl-1 text-left hover:bg-hover aria-expanded:bg-hover"
      >
        <ProjectIcon logoUrl={project?.logoUrl ?? null} name={name} />
        <span className={clsx('min-w-0 flex-1 truncate font-[550] text-sm', hiddenInRail)}>{name}</span>
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-ink-faint" />
      </button>
      {open && <ProjectPopover {...{ id, projects, total, project }} onClose={close} />}
    </div>
  );
}

/** The site's logo; its first letter where it has none, or the file is gone. */
function ProjectIcon({ logoUrl, name }: { logoUrl: string | null; name: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (logoUrl && logoUrl !== broken)
    return (
      <img
        src={logoUrl}
        alt=""
        width={32}
        height={32}
        decoding="async"
        onError={() => setBroken(logoUrl)}
        // Logos are made for a light page.
        className="size-8 shrink-0 rounded-md border border-line bg-white object-contain p-0.5"
      />
    );
  // Drawn by the style sheet: as text it would be one of the words that the button has to be called by.
  return (
    <span
      aria-hidden
      data-letter={name.slice(0, 1)}
      className="grid size-8 shrink-0 place-items-center rounded-md bg-ink font-[600] font-display text-paper text-sm uppercase before:content-[attr(data-letter)]"
    />
  );
}

function ProjectPopover({
  id,
  projects,
  total,
  project,
  onClose,
}: ProjectSelectorProps & { id: string; onClose: () => void }) {
  const texts = useTexts(appTexts);
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [typed, setTyped] = useState('');
  const found = useProjectSearch(projects, total, typed);
  const [active, setActive] = useState(0);
  const current = Math.min(active, found.length - 1);
  const choose = (chosen: ProjectSummary | undefined) => {
    if (!chosen) return;
    onClose();
    navigate(sameSectionOf(chosen.slug, pathname));
  };
  const step = (by: 1 | -1) => setActive(found.length ? (current + by + found.length) % found.length : 0);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter') choose(found[current]);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };
  return (
    <div className={floatingClass('absolute inset-x-0 top-full z-40 mt-1.5 overflow-hidden')}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the person has just opened a list to search in
        autoFocus
        role="combobox"
        aria-label={texts.searchProjects}
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={found[current] ? `${id}-${found[current].id}` : undefined}
        autoComplete="off"
        value={typed}
        placeholder={texts.searchProjects}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        className="h-11 w-full border-line border-b bg-transparent px-3.5 text-base outline-none placeholder:text-ink-faint sm:text-sm"
      />
      <div
        id={id}
        role="listbox"
        aria-label={texts.chooseProject}
        style={{ maxHeight: `${PROJECT_POPOVER_MAX_REM}rem` }}
        className="overflow-y-auto overscroll-contain p-1"
      >
        {found.map((one, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps the focus
          <div
            key={one.id}
            id={`${id}-${one.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={one.id === project?.id}
            onClick={() => choose(one)}
            onPointerMove={() => setActive(at)}
            className={clsx(
              'min-h-9 cursor-pointer truncate rounded-sm px-2.5 py-2 text-sm',
              at === current && 'bg-hover',
              one.id === project?.id && 'font-[550]',
            )}
          >
            {projectName(one)}
            {one.title?.trim() && <span className="block truncate text-ink-faint text-xs">{siteName(one.full)}</span>}
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p role="status" className="px-3.5 pb-3 text-ink-faint text-sm">
          {texts.noProjectFound}
        </p>
      )}
      <Link
        to={`${pathTo('start')}?new=1`}
        onClick={onClose}
        className="flex h-11 items-center gap-2.5 border-line border-t px-3.5 text-ink-soft text-sm hover:text-ink"
      >
        <Plus aria-hidden className="size-4" />
        {texts.newProject}
      </Link>
    </div>
  );
}

/** Searches the projects that came with the page; if there are more, the API is called too. */
function useProjectSearch(projects: ProjectSummary[], total: number, typed: string): ProjectSummary[] {
  const [elsewhere, setElsewhere] = useState<ProjectSummary[]>([]);
  useEffect(() => {
    const search = siteName(typed);
    if (total <= projects.length || search === '') return;
    let isStale = false;
    const timer = setTimeout(() => {
      api
        .listProjects({ query: { search } })
        .then(({ items }) => isStale || setElsewhere(items))
        .catch(() => null); // the preloaded ones can still be chosen
    }, SELECT_DEBOUNCE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [projects, total, typed]);
  const known = new Set(projects.map(({ id }) => id));
  return searchProjects([...projects, ...elsewhere.filter(({ id }) => !known.has(id))], typed);
}
