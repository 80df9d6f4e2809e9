import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Logo, Pattern } from '#web/components/brand/logo.tsx';
import { signInTexts } from '#web/i18n/app/sign-in.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { shellTexts } from '#web/i18n/shell.ts';
import { usePathTo } from '#web/paths.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { LoadingBar } from './loading-bar.tsx';

/** Login and invitation: the form on one side, on a wide screen the brand on the other. */
export function SignInFrame({ children }: { children: ReactNode }) {
  const common = useTexts(commonTexts);
  const texts = useTexts(signInTexts);
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(30rem,1fr)_1.1fr]">
      <LoadingBar />
      <div className="flex flex-col px-gutter">
        <header className="flex h-16 items-center justify-between lg:h-20">
          <a href={usePathTo()('home')} aria-label={common.homeLink} className="flex h-11 items-center rounded-sm">
            <Logo height={18} />
          </a>
          <LanguageSwitch />
        </header>
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto grid w-full max-w-sm flex-1 content-center py-10 outline-none"
        >
          {children}
        </main>
        <footer className="flex min-h-16 flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4 text-ink-faint text-sm">
          {texts.madeIn}
          <SmallFooter />
        </footer>
      </div>
      <aside className="scheme-dark relative hidden overflow-hidden bg-paper text-ink lg:block">
        <Pattern className="absolute inset-0 text-line" />
        <div className="absolute inset-0 bg-linear-to-t from-30% from-paper to-transparent" />
        <p className="absolute inset-x-14 bottom-14 max-w-[10em] text-balance font-[640] font-display text-5xl tracking-tight">
          {texts.line}
        </p>
      </aside>
    </div>
  );
}

/** The links that the law requires on every page, where there is no other footer. */
function SmallFooter() {
  const texts = useTexts(shellTexts);
  const pathTo = usePathTo();
  const links = [
    { label: texts.imprint, href: pathTo('imprint') },
    { label: texts.privacy, href: pathTo('privacy') },
    { label: texts.terms, href: pathTo('terms') },
    { label: texts.cancelContract, href: pathTo('cancelContract') },
  ];
  return (
    <nav aria-label={texts.footerLegal} className="flex flex-wrap gap-x-6 gap-y-1 text-ink-faint text-sm print:hidden">
      {links.map(({ label, href }) => (
        <a key={href} href={href} className="inline-block py-1.5 hover:text-signal">
          {label}
        </a>
      ))}
    </nav>
  );
}

export function SignInHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-8">
      <h1 className="text-3xl">{title}</h1>
      {children && <p className="mt-2 break-words text-ink-soft">{children}</p>}
    </header>
  );
}

/** The login URL with another view, keeping the return path. */
export function useViewLink(): (view?: 'magic' | 'register') => string {
  const [query] = useSearchParams();
  const next = query.get('next');
  return (view) => `?${new URLSearchParams({ ...(view && { [view]: '1' }), ...(next && { next }) })}`;
}
