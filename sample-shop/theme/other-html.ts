// Pages beside the catalogue: password, not found, cart, search, a challenge, an old page in an old encoding.
import { logoFile } from '../images/image-files.ts';
import { type ShopLanguage, shop } from '../shop.ts';
import { escapeHtml } from './escape.ts';
import { layout } from './layout.ts';

/** What the theme prints if there is no page of its own: the shop's name and its sharing image. */
const shopTags = (base: string, url: string, title: string, language: ShopLanguage) =>
  `${[
    ['og:site_name', shop.name],
    ['og:url', url],
    ['og:title', title],
    ['og:type', 'website'],
    ['og:description', shop.description[language]],
    ['og:image', `${base}${logoFile}?height=628&pad_color=fff&v=1690000000&width=1200`],
    ['og:image:width', '1200'],
    ['og:image:height', '628'],
  ]
    .map(([key = '', value = '']) => `<meta property="${key}" content="${escapeHtml(value)}">`)
    .join('\n    ')}\n    <meta name="twitter:card" content="summary_large_image">`;

const weights = { styleBytes: 40_000, settingsBytes: 20_000, appTags: '' };

export const passwordHtml = (base: string, language: ShopLanguage) =>
  layout({
    ...weights,
    facts: { kind: 'password', language, path: '/password', resourceId: null },
    base,
    title: shop.name,
    canonical: `${base}/password`,
    description: shop.description[language],
    tags: shopTags(base, base, shop.name, language),
    main: `<section class="hero"><div><h1>${language === 'de' ? 'Wir öffnen bald' : 'Opening soon'}</h1><p class="lead">${language === 'de' ? 'Der Laden wird gerade eingeräumt.' : 'We are still filling the shelves.'}</p><form method="post" action="/password" id="login_form" accept-charset="UTF-8" class="storefront-password-form"><input type="hidden" name="form_type" value="storefront_password"><input type="hidden" name="utf8" value="✓"><p><label for="password">${language === 'de' ? 'Passwort' : 'Password'}</label><br><input class="field" type="password" name="password" id="password" autocomplete="current-password"></p><button class="button">${language === 'de' ? 'Eintreten' : 'Enter'}</button></form></div></section>`,
  });

export const notFoundHtml = (base: string, language: ShopLanguage) => {
  const title = language === 'de' ? '404 Nicht gefunden' : '404 Not Found';
  return layout({
    ...weights,
    facts: { kind: '404', language, path: '/404', resourceId: null },
    base,
    title: `${title} – ${shop.name}`,
    canonical: `${base}/404`,
    description: null,
    tags: shopTags(base, `${base}/404`, title, language),
    main: `<section class="hero"><div><h1>${language === 'de' ? 'Diese Seite ist zerbrochen' : 'This page broke in the kiln'}</h1><p class="lead">${language === 'de' ? 'Wir fegen die Scherben auf. Alles andere ist noch da.' : 'We are sweeping up. Everything else is still there.'}</p><a class="button" href="${language === 'de' ? '/de' : '/'}">${language === 'de' ? 'Zum Laden' : 'Back to the shop'}</a></div></section>`,
  });
};

export const simpleHtml = (base: string, language: ShopLanguage, kind: 'cart' | 'search') => {
  const title = {
    cart: { en: 'Your cart is empty', de: 'Ihr Warenkorb ist leer' },
    search: { en: 'Search', de: 'Suche' },
  }[kind][language];
  return layout({
    ...weights,
    facts: { kind, language, path: `/${kind}`, resourceId: null },
    base,
    title: `${title} – ${shop.name}`,
    canonical: `${base}/${kind}`,
    description: null,
    tags: shopTags(base, `${base}/${kind}`, title, language),
    main: `<section class="hero"><div><h1>${title}</h1></div></section>`,
  });
};

/** What a bot wall shows instead of the page. It has a title, so a careless reader would take it for content. */
export const challengeHtml =
  '<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="robots" content="noindex,nofollow"><meta name="viewport" content="width=device-width,initial-scale=1"></head><body class="no-js"><div class="main-wrapper" role="main"><div class="main-content"><h1>Checking your browser</h1><noscript><div id="challenge-error-text">Enable JavaScript and cookies to continue</div></noscript></div></div><script>window._cf_chl_opt={cvId:"3",cType:"managed",cRay:"0000000000000000"};</script></body></html>';

const outsideLatin: Record<string, number> = {
  '€': 0x80,
  '„': 0x84,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
};
const windows1252 = (text: string) =>
  Buffer.from(Array.from(text, (letter) => outsideLatin[letter] ?? letter.charCodeAt(0) & 0xff));

/** Left over from an older shop: windows-1252, declared in the header and in the page. */
export const oldPage = (base: string) =>
  windows1252(`<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<html lang="de"><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252">
<title>Töpferei für große Krüge – ab 39 €</title>
<meta name="description" content="„Schöne Töpfe“ aus Übersee… für Füße, Hände & Köpfe">
<meta property="og:title" content="Töpferei für große Krüge – ab 39 €">
<meta property="og:description" content="„Schöne Töpfe“ für alle – natürlich öfter geöffnet">
<meta property="og:image" content="${base}/cdn/shop/files/workshop-1200x630.jpg">
<meta property="og:url" content="${base}/pages/alte-seite"><meta property="og:site_name" content="Töpferei Süd">
</head><body><h1>Töpferei für große Krüge</h1><p>Geöffnet täglich außer sonntags.</p></body></html>`);
