import { rememberPreference, themes } from '../preferences.ts';

/** The choice shows at once; the cookie brings it to the server for the next page. */
export function switchTheme(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('button[data-choose-theme]');
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const theme = themes.find((known) => known === button.dataset.chooseTheme) ?? 'system';
      document.documentElement.dataset.theme = theme;
      rememberPreference('theme', theme);
      for (const other of buttons) other.ariaPressed = String(other === button);
    });
  }
}
