import { type ReactNode, useState } from 'react';
import { Form, Link } from 'react-router';
import type { ProjectSummary, User } from '#contract/entities/user.ts';
import { Check, CircleHelp, CircleUser, Compass, LogOut, UserRound } from '#web/components/ui/icons.tsx';
import { appTexts } from '#web/i18n/app/frame.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { usePathTo } from '#web/paths.ts';
import { rememberPreference, type Theme, themes } from '#web/preferences.ts';
import { useRootData } from '#web/root-data.ts';
import { useLanguageLinks } from './language-switch.tsx';

const rowClass = 'flex min-h-9 w-full items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-left text-sm hover:bg-hover';

/**
 * Plain <details>: it opens without scripts, closes like the menus of the public pages, and saves every app page the 50
 * kB of a menu library.
 */
export function UserMenu({ user, project }: { user: User; project: ProjectSummary | null }) {
  const texts = useTexts(appTexts);
  const pathTo = usePathTo();
  const start = project ? pathTo('dashboard', { projectSlug: project.slug }) : pathTo('start');
  return (
    <details data-menu className="relative">
      <summary className="grid size-10 list-none place-items-center rounded-full [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{texts.userMenu}</span>
        {user.profilePictureUrl ? (
          <img src={user.profilePictureUrl} alt="" className="size-8 rounded-full object-cover" />
        ) : (
          <CircleUser aria-hidden strokeWidth={1.5} className="size-7 text-ink-soft" />
        )}
      </summary>
      <div className="absolute top-full right-0 z-40 mt-1.5 w-64 animate-rise rounded-lg border border-line bg-surface p-1 shadow-float">
        <p className="truncate px-2.5 pt-2 pb-1.5 text-ink-faint text-xs">{user.email}</p>
        <Link to={pathTo('account')} className={rowClass}>
          <UserRound aria-hidden className="size-4" />
          {texts.account}
        </Link>
        <Link to={`${start}?onboarding=open`} className={rowClass}>
          <Compass aria-hidden className="size-4" />
          {texts.onboarding}
        </Link>
        <a href={pathTo('support')} className={rowClass}>
          <CircleHelp aria-hidden className="size-4" />
          {texts.support}
        </a>
        <LanguageRows />
        <ThemeRows />
        <Form method="post" action={pathTo('logout')} className="mt-1 border-line border-t pt-1">
          <button type="submit" className={rowClass}>
            <LogOut aria-hidden className="size-4" />
            {texts.signOut}
          </button>
        </Form>
      </div>
    </details>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="mt-1 border-line border-t pt-1">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden className="px-2.5 pt-1.5 pb-1 text-ink-faint text-xs">
        {title}
      </p>
      {children}
    </fieldset>
  );
}

function LanguageRows() {
  const texts = useTexts(appTexts);
  const common = useTexts(commonTexts);
  const names = { en: common.english, de: common.german };
  return (
    <Group title={texts.language}>
      {useLanguageLinks().map(({ language, href, isCurrent }) => (
        <a
          key={language}
          href={href}
          lang={language}
          hrefLang={language}
          aria-current={isCurrent || undefined}
          className={rowClass}
        >
          <Tick shown={isCurrent} />
          {names[language]}
        </a>
      ))}
    </Group>
  );
}

/** The choice shows at once; the cookie brings it to the server for the next page. */
function ThemeRows() {
  const texts = useTexts(appTexts);
  const [chosen, setChosen] = useState(useRootData()?.preferences.theme ?? 'system');
  const names: Record<Theme, string> = { system: texts.themeSystem, light: texts.themeLight, dark: texts.themeDark };
  const choose = (theme: Theme) => {
    document.documentElement.dataset.theme = theme;
    rememberPreference('theme', theme);
    setChosen(theme);
  };
  return (
    <Group title={texts.theme}>
      {themes.map((theme) => (
        <button
          key={theme}
          type="button"
          aria-pressed={theme === chosen}
          onClick={() => choose(theme)}
          className={rowClass}
        >
          <Tick shown={theme === chosen} />
          {names[theme]}
        </button>
      ))}
    </Group>
  );
}

const Tick = ({ shown }: { shown: boolean }) => (
  <Check aria-hidden className={shown ? 'size-4 text-signal' : 'invisible size-4'} />
);
