import { Wordmark } from '#web/components/brand/logo.tsx';
import { Monitor, Moon, Sun } from '#web/components/ui/icons.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { shellTexts } from '#web/i18n/shell.ts';
import { usePathTo } from '#web/paths.ts';
import { themes } from '#web/preferences.ts';
import { useRootData } from '#web/root-data.ts';
import { useMainLinks } from './site-header.tsx';

export function SiteFooter() {
  const texts = useTexts(shellTexts);
  const pathTo = usePathTo();
  const root = useRootData();
  const sellsTo = root?.sellsTo ?? null;
  const year = new Date(root?.now ?? Date.now()).getUTCFullYear();
  const columns = [
    { title: texts.footerProduct, links: useMainLinks() },
    {
      title: texts.footerFor,
      links: [
        { label: texts.marketers, href: pathTo('marketers') },
        { label: texts.developers, href: pathTo('developers') },
        { label: texts.why, href: pathTo('why') },
        { label: texts.previewTool, href: pathTo('preview') },
        { label: texts.support, href: pathTo('support') },
      ],
    },
    {
      title: texts.footerGuides,
      links: [
        { label: texts.platforms, href: pathTo('platforms') },
        { label: texts.fixes, href: pathTo('fixes') },
        { label: texts.accuracy, href: pathTo('accuracy') },
      ],
    },
    {
      title: texts.footerLegal,
      links: [
        { label: texts.imprint, href: pathTo('imprint') },
        { label: texts.privacy, href: pathTo('privacy') },
        { label: texts.terms, href: pathTo('terms') },
        { label: texts.dataProcessing, href: pathTo('dataProcessing') },
        ...(sellsTo === 'businesses' ? [] : [{ label: texts.withdrawal, href: pathTo('withdrawal') }]),
        { label: texts.security, href: pathTo('security') },
        { label: texts.cancelContract, href: pathTo('cancelContract') },
        ...(sellsTo === 'consumers' ? [{ label: texts.withdrawContract, href: `${pathTo('withdrawal')}?form=1` }] : []),
      ],
    },
  ];
  return (
    <footer className="border-line border-t bg-sunken">
      <div className="page-width grid gap-8 pt-10 pb-8 lg:grid-cols-[1fr_2.6fr] lg:gap-16">
        <div>
          <Wordmark className="h-9 w-39 text-ink" />
          <p className="mt-5 max-w-[16em] text-ink-soft">{texts.footerLine}</p>
        </div>
        <nav aria-label={texts.footerMenu} className="grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-4">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <p className="text-ink-faint text-sm">{title}</p>
              <ul className="mt-2">
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href} className="inline-block py-1.5 text-sm hover:text-signal">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="page-width">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-line border-t py-5">
          <p className="figures text-ink-faint text-sm">{texts.copyright(year)}</p>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

const icons = { system: Monitor, light: Sun, dark: Moon };

/** Of public pages (enhance/enhance-page.ts); the app has its own in the user menu. The choice counts in both. */
function ThemeSwitch() {
  const texts = useTexts(shellTexts);
  const chosen = useRootData()?.preferences.theme ?? 'system';
  const names = { system: texts.themeSystem, light: texts.themeLight, dark: texts.themeDark };
  return (
    <fieldset className="flex rounded-full border border-line p-0.5 noscript:hidden print:hidden">
      <legend className="sr-only">{texts.theme}</legend>
      {themes.map((theme) => {
        const Icon = icons[theme];
        return (
          <button
            key={theme}
            type="button"
            data-choose-theme={theme}
            aria-pressed={theme === chosen}
            title={names[theme]}
            className="grid size-8 place-items-center rounded-full text-ink-faint hover:text-ink aria-pressed:bg-hover aria-pressed:text-ink"
          >
            <Icon aria-hidden className="size-4" />
            <span className="sr-only">{names[theme]}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
