import { Monitor, Moon, Sun } from '#web/components/ui/icons.tsx';
import { useTexts } from '../../i18n/language.tsx';
import { shellTexts } from '../../i18n/shell.ts';
import { themes } from '../../preferences.ts';
import { useRootData } from '../../root-data.ts';

const icons = { system: Monitor, light: Sun, dark: Moon };

/** Of public pages (enhance/switch-theme.ts); the app has its own in the user menu. The choice counts in both. */
export function ThemeSwitch() {
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
