import { Menu, X } from '#web/components/ui/icons.tsx';
import { Logo } from '../../components/brand/logo.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { commonTexts } from '../../i18n/common.ts';
import { useTexts } from '../../i18n/language.tsx';
import { shellTexts } from '../../i18n/shell.ts';
import { usePathTo } from '../../paths.ts';
import { LanguageSwitch } from './language-switch.tsx';

/** Home, Benefits, Product, Pricing: the menu of the specification, in the bar, on the phone and in the footer. */
export function useMainLinks() {
  const texts = useTexts(shellTexts);
  const pathTo = usePathTo();
  return [
    { label: texts.home, href: pathTo('home') },
    { label: texts.benefits, href: `${pathTo('home')}#benefits` },
    { label: texts.product, href: `${pathTo('home')}#product` },
    { label: texts.pricing, href: pathTo('pricing') },
  ];
}

/** Beside them in the menus: what a visitor can use without an account, and what a developer asks for. */
function useMoreLinks() {
  const texts = useTexts(shellTexts);
  const pathTo = usePathTo();
  return [
    { label: texts.previewTool, href: pathTo('preview') },
    { label: texts.developers, href: pathTo('developers') },
  ];
}

export function SiteHeader({ signedIn }: { signedIn: boolean }) {
  const texts = useTexts(shellTexts);
  const common = useTexts(commonTexts);
  const pathTo = usePathTo();
  const links = useMainLinks();
  const more = useMoreLinks();
  const entry = signedIn
    ? { label: texts.toDashboard, href: pathTo('startDashboard') }
    : { label: texts.login, href: pathTo('login') };
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper/92 backdrop-blur-sm [view-transition-name:site-header]">
      <div className="page-width flex h-16 items-center gap-5 lg:h-18 lg:gap-8">
        <a href={pathTo('home')} aria-label={common.homeLink} className="flex h-11 items-center rounded-sm">
          <Logo height={18} />
        </a>
        <nav aria-label={texts.mainMenu} className="hidden flex-1 items-center gap-1 md:flex">
          {links.slice(1).map(({ label, href }) => (
            <a key={href} href={href} className="rounded-sm px-2 py-2 text-ink-soft text-sm hover:text-ink lg:px-3">
              {label}
            </a>
          ))}
          {more.map(({ label, href }) => (
            <a
              key={href}
              href={href}
              className="rounded-sm px-3 py-2 text-ink-soft text-sm hover:text-ink max-lg:hidden"
            >
              {label}
            </a>
          ))}
        </nav>
        <div className="ml-auto hidden items-center gap-2 md:flex lg:gap-3">
          <LanguageSwitch />
          <ButtonLink href={entry.href} variant="quiet">
            {entry.label}
          </ButtonLink>
          {!signedIn && (
            <ButtonLink href={`${pathTo('home')}#try-out`} variant="signal">
              {texts.tryForFree}
            </ButtonLink>
          )}
        </div>
        <details data-menu className="group/menu ml-auto md:hidden">
          <summary className="-mr-2.5 grid size-11 list-none place-items-center rounded-md [&::-webkit-details-marker]:hidden">
            <span className="sr-only">{texts.openMenu}</span>
            <Menu aria-hidden className="size-5 group-open/menu:hidden" />
            <X aria-hidden className="hidden size-5 group-open/menu:block" />
          </summary>
          <div className="absolute inset-x-0 top-full border-line border-b bg-paper shadow-float">
            <nav aria-label={texts.mainMenu} className="page-width grid grid-cols-1 py-4">
              {[...links, ...more].map(({ label, href }) => (
                <a key={href} href={href} className="border-line border-b py-3.5 font-[550] font-display text-xl">
                  {label}
                </a>
              ))}
              <div className="mt-5 flex flex-wrap gap-3 *:flex-1">
                <ButtonLink href={entry.href} variant="outline" size="lg">
                  {entry.label}
                </ButtonLink>
                {!signedIn && (
                  <ButtonLink href={`${pathTo('home')}#try-out`} variant="signal" size="lg">
                    {texts.tryForFree}
                  </ButtonLink>
                )}
              </div>
              <div className="mt-4">
                <LanguageSwitch />
              </div>
            </nav>
          </div>
        </details>
      </div>
    </header>
  );
}
