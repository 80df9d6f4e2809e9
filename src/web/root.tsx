import './app.css';
import './shell.css';
import displayLatin from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import textLatin from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { Component, type ReactNode, useEffect } from 'react';
import {
  data,
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
} from 'react-router';
import { followBrowser, switchLanguage } from './access/choose-language.server.ts';
import { AudienceProvider } from './audience.tsx';
import { siteContext } from './context.ts';
import { ErrorScreen } from './errors/error-screen.tsx';
import { hydratesRouter, isPaper } from './handle.ts';
import { commonTexts } from './i18n/common.ts';
import { errorTexts } from './i18n/errors.ts';
import { LanguageProvider, languageOfPath, useTexts } from './i18n/language.tsx';
import { textsIn } from './i18n/texts.ts';
import { SimpleFrame } from './layouts/parts/simple-frame.tsx';
import { errorMeta } from './meta/private-meta.ts';
import { readPreferences } from './preferences.ts';
import { type RootData, useNonce, useRootData } from './root-data.ts';

/**
 * The two files every page needs immediately: 41 kB headings, 30 kB text. Preload them with crossOrigin="anonymous".
 */
export const preloadedFonts = [displayLatin, textLatin];

export const middleware = [switchLanguage, followBrowser];

export function loader({ request, context }: LoaderFunctionArgs): RootData {
  const site = context.get(siteContext);
  if (site.notice) throw data({ message: site.notice.message }, { status: site.notice.status });
  return {
    siteUrl: site.url,
    apiUrl: site.apiUrl ?? null,
    imagesUrl: site.imagesUrl,
    entryModule: site.entryModule,
    analyticsScriptUrl: site.analyticsScriptUrl,
    hasShopifyApp: site.hasShopifyApp ?? false,
    hasStripe: site.hasStripe ?? false,
    sellsTo: site.legal?.operator.sellsTo ?? null,
    isIncomplete: site.isIncomplete ?? false,
    shopify: site.shopify ?? null,
    preferences: readPreferences(request.headers.get('cookie')),
    now: new Date().toISOString(),
  };
}

export const meta = errorMeta;

export const links: LinksFunction = () => [
  ...preloadedFonts.map((href) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** `--paper` in app.css. */
const paperColours = { light: '#fbfaf7', dark: '#151311' };

/** App pages are hydrated completely; all others include only the entry module, which hydrates their islands. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData();
  const language = languageOfPath(useLocation().pathname);
  const matches = useMatches();
  const isApp = hydratesRouter(matches);
  const theme = isPaper(matches) ? 'light' : (root?.preferences.theme ?? 'system');
  const nonce = useNonce();
  return (
    <html lang={language} data-theme={theme} data-api={root?.apiUrl ?? undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Shopify wants it before every other script. */}
        {root?.shopify && <meta name="shopify-api-key" content={root.shopify.apiKey} />}
        {root?.shopify && <script src={root.shopify.appBridgeUrl} nonce={nonce} suppressHydrationWarning />}
        {Object.entries(paperColours)
          .filter(([scheme]) => theme === 'system' || theme === scheme)
          .map(([scheme, content]) => (
            <meta
              key={scheme}
              name="theme-color"
              content={content}
              media={theme === 'system' ? `(prefers-color-scheme: ${scheme})` : undefined}
            />
          ))}
        <Meta />
        <Links />
        {isApp && <EarlyClick />}
        {/* Nothing of the first paint needs it. */}
        {!isApp && root && <script type="module" src={root.entryModule} nonce={nonce} fetchPriority="low" />}
        {root?.analyticsScriptUrl && (
          <script defer src={root.analyticsScriptUrl} nonce={nonce} suppressHydrationWarning />
        )}
      </head>
      <body>
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-md focus:bg-ink focus:px-4 focus:py-2 focus:text-paper"
        >
          {textsIn(commonTexts, language).skipToContent}
        </a>
        <LanguageProvider language={language}>
          <AudienceProvider sellsTo={root?.sellsTo ?? null}>{children}</AudienceProvider>
        </LanguageProvider>
        {isApp && <ScrollRestoration />}
        {isApp && <FocusTarget />}
        {isApp && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export const ErrorBoundary = RootErrorScreen;

/** The last stop for errors no layout caught. If even this page fails, one sentence and a link home remain. */
export function RootErrorScreen() {
  return (
    <LastResort fallback={<ErrorPageFailed />}>
      <SimpleFrame>
        <ErrorScreen />
      </SimpleFrame>
    </LastResort>
  );
}

class LastResort extends Component<{ children: ReactNode; fallback: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

function ErrorPageFailed() {
  const texts = useTexts(errorTexts);
  return (
    <main id="content" className="p-8">
      <h1 className="text-2xl">{texts.errorPageFailed}</h1>
      <p className="mt-4">
        <a href="/" className="text-link">
          {texts.home}
        </a>
      </p>
    </main>
  );
}

declare global {
  interface Window {
    takeEarlyClick?: () => HTMLElement | undefined;
  }
}

// Links, forms and menus made of `<details>` work without scripts; only plain buttons need React. React itself replays
// no click that came before it or while its root still waits for data, so the click does not reach it until then.
const keepEarlyClick = `(() => {
  let button;
  const keep = (event) => {
    const clicked = event.target.closest('button[type=button]');
    if (!clicked) return;
    event.stopImmediatePropagation();
    button = clicked;
  };
  addEventListener('click', keep, true);
  window.takeEarlyClick = () => {
    removeEventListener('click', keep, true);
    delete window.takeEarlyClick;
    return button;
  };
})()`;

/** On a slow connection a button may be clicked before its scripts are there: the last click is carried out then. */
export function EarlyClick() {
  const nonce = useNonce();
  useEffect(() => window.takeEarlyClick?.()?.click(), []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: keepEarlyClick }} />;
}

/** A link to a part of a screen moves the focus there, as a browser does for pages that it loads itself. */
export function FocusTarget() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    // The router has scrolled.
    target.focus({ preventScroll: true });
  }, [hash, key]);
  return null;
}
