import type { ReactNode } from 'react';
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
import './app.css';
import './shell.css';
import { switchLanguage } from './access/switch-language.server.ts';
import { preloadedFonts } from './components/brand/fonts.ts';
import { siteContext } from './context.ts';
import { RootErrorScreen } from './errors/root-error-screen.tsx';
import { hydratesRouter, isPaper } from './handle.ts';
import { commonTexts } from './i18n/common.ts';
import { LanguageProvider, languageOfPath } from './i18n/language.tsx';
import { textsIn } from './i18n/texts.ts';
import { EarlyClick } from './layouts/parts/early-click.tsx';
import { FocusTarget } from './layouts/parts/focus-target.tsx';
import { errorMeta } from './meta/page-meta.ts';
import { useNonce } from './nonce.ts';
import { readPreferences } from './preferences.ts';
import { type RootData, useRootData } from './root-data.ts';

export const middleware = [switchLanguage];

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
        {!isApp && root && <script type="module" src={root.entryModule} nonce={nonce} />}
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
        <LanguageProvider language={language}>{children}</LanguageProvider>
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
