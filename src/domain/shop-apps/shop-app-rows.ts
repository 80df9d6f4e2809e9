// The shop apps that can be detected on a page, by category. Rows hold the knowledge, detect-shop-apps.ts the loop.
// Prices: a free tier first if there is one, then the monthly prices in USD unless `currency` says otherwise; null =
// not public. Every pattern is bounded: no repeat without an upper limit, so the time is linear in the page. At least
// one of the `needles` occurs in every text the pattern matches; rows without any needle in the page are skipped.
import type { ShopApp } from './shop-app.ts';

export const shopApps: ShopApp[] = [
  {
    name: 'judgeme',
    label: 'Judge.me',
    url: 'https://judge.me',
    category: 'reviews',
    paid: true,
    price: 'free-15',
    signatures: [
      { in: 'scriptSrc', match: /\/(?:cdn\d?|cdnwidget|cache|api)\.judge\.me\//, needles: ['.judge.me/'] },
      {
        in: 'scriptSrc',
        match: /\/extensions\/[0-9a-f-]{36}\/judgeme(?:-extensions)?-\d{1,6}\/assets\//,
        needles: ['/judgeme'],
      },
      { in: 'jsGlobal', match: /\bjdgmSettings\s{0,3}=/, needles: ['jdgmSettings'] },
      {
        in: 'html',
        match: /class=["'][^"'<>]{0,80}\bjdgm-(?:widget|rev-widg|preview-badge|settings-script|carousel)/,
        needles: ['jdgm-carousel', 'jdgm-preview-badge', 'jdgm-rev-widg', 'jdgm-settings-script', 'jdgm-widget'],
      },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:judge-me-[a-z-]{1,40}\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:61ccd3b1-a9f2-4160-9fe9-4fec8413e5d8))/,
        needles: ['/61ccd3b1-a9f2-4160-9fe9-4fec8413e5d8', 'judge-me-'],
      },
      { in: 'html', match: /"apiClientId":\s{0,3}"?683015\b/, needles: ['683015'] },
    ],
  },
  {
    name: 'loox',
    label: 'Loox',
    url: 'https://loox.app',
    category: 'reviews',
    paid: true,
    price: 'free-49.99-299.99',
    signatures: [
      { in: 'scriptSrc', match: /\/loox\.(?:io|app)\/widget\//, needles: ['/loox.app/widget/', '/loox.io/widget/'] },
      { in: 'jsGlobal', match: /\bloox_global_hash\s{0,3}=/, needles: ['loox_global_hash'] },
      { in: 'html', match: /id=["']looxReviews["']/, needles: ['looxReviews'] },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:loox-[a-z-]{1,40}\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:5c3b337f-fd14-4df5-b1d6-80ec13e6e28e))/,
        needles: ['/5c3b337f-fd14-4df5-b1d6-80ec13e6e28e', 'loox-'],
      },
    ],
    value: { match: /loox\.(?:io|app)\/widget\/([\w-]{6,20})\/loox/, needles: ['loox.app/widget/', 'loox.io/widget/'] },
  },
  {
    name: 'yotpo-reviews',
    label: 'Yotpo Reviews',
    url: 'https://www.yotpo.com/platform/reviews/',
    category: 'reviews',
    paid: true,
    price: '89-169',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/staticw2\.yotpo\.com\/|\/cdn-widgetsrepository\.yotpo\.com\/v\d\/(?:loader|static)\//,
        needles: ['cdn-widgetsrepository.yotpo.com/v', 'staticw2.yotpo.com/'],
      },
      {
        in: 'html',
        match: /class=["'][^"'<>]{0,80}\byotpo-(?:widget-instance|main-widget|reviews-star-rating)/,
        needles: ['yotpo-main-widget', 'yotpo-reviews-star-rating', 'yotpo-widget-instance'],
      },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:yotpo-product-(?:photo-)?reviews[a-z-]{0,30}\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:eb7dfd7d-db44-4334-bc49-c893b51b36cf))/,
        needles: ['/eb7dfd7d-db44-4334-bc49-c893b51b36cf', 'yotpo-product-'],
      },
      { in: 'html', match: /"apiClientId":\s{0,3}"?70132\b/, needles: ['70132'] },
    ],
    value: {
      match:
        /(?:staticw2\.yotpo\.com\/|widgetsrepository\.yotpo\.com\/v\d\/loader\/|yotpoStoreId\\{0,3}":\s?\\{0,3}")([A-Za-z0-9]{20,60})/,
      needles: ['staticw2.yotpo.com/', 'widgetsrepository.yotpo.com/v', 'yotpoStoreId'],
    },
  },
  {
    name: 'okendo',
    label: 'Okendo',
    url: 'https://okendo.io',
    category: 'reviews',
    paid: true,
    price: 'free-19-119-299',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/(?:cdn-static|api)\.okendo\.io\/|\/d3hw6dc1ow8pp2\.cloudfront\.net\/(?:reviews|okendo)/,
        needles: [
          '/api.okendo.io/',
          '/cdn-static.okendo.io/',
          '/d3hw6dc1ow8pp2.cloudfront.net/okendo',
          '/d3hw6dc1ow8pp2.cloudfront.net/reviews',
        ],
      },
      { in: 'meta', match: /name=["']oke:subscriber_id["']/, needles: ['oke:subscriber_id'] },
      {
        in: 'html',
        match: /\bdata-oke-(?:widget|reviews|star-rating|container)\b/,
        needles: ['data-oke-container', 'data-oke-reviews', 'data-oke-star-rating', 'data-oke-widget'],
      },
      {
        in: 'jsGlobal',
        match: /\boke(?:ReviewsWidgetOnInit|WidgetApi|WidgetControlInit)\b/,
        needles: ['okeReviewsWidgetOnInit', 'okeWidgetApi', 'okeWidgetControlInit'],
      },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:okendo(?:-[a-z-]{1,40})?\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:bb689e69-ea70-4661-8fb7-ad24a2e23c29))/,
        needles: ['/bb689e69-ea70-4661-8fb7-ad24a2e23c29', 'okendo'],
      },
    ],
    value: {
      match: /name=["']oke:subscriber_id["'][^>]{0,40}content=["']([0-9a-f-]{36})/,
      needles: ['oke:subscriber_id'],
    },
  },
  {
    name: 'stamped',
    label: 'Stamped',
    url: 'https://stamped.io',
    category: 'reviews',
    paid: true,
    price: 'free-23-59-149',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/cdn\d?\.stamped\.io\/|\/cdn-stamped-io\.azureedge\.net\//,
        needles: ['-stamped-io.azureedge.net/', '.stamped.io/'],
      },
      {
        in: 'html',
        match: /id=["']stamped-(?:script-widget|main-widget)["']/,
        needles: ['stamped-main-widget', 'stamped-script-widget'],
      },
      {
        in: 'jsGlobal',
        match: /\bStampedFn\.(?:init|loadDisplayWidgets|reloadUGC)\b/,
        needles: ['StampedFn.init', 'StampedFn.loadDisplayWidgets', 'StampedFn.reloadUGC'],
      },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:stamped-(?:product-)?reviews(?:-[a-z-]{1,30})?\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:a103faaf-2125-4b0e-89fa-de5149736723))/,
        needles: ['/a103faaf-2125-4b0e-89fa-de5149736723', 'stamped-'],
      },
    ],
    value: { match: /data-api-key=["'](pubkey-[A-Za-z0-9]{10,60})/, needles: ['data-api-key='] },
  },
  {
    name: 'trustpilot',
    label: 'Trustpilot',
    url: 'https://business.trustpilot.com',
    category: 'reviews',
    paid: true,
    price: null,
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/(?:widget|invitejs|ecommplugins-scripts|ecommscript-integrationapp)\.trustpilot\.com\//,
        needles: [
          '/ecommplugins-scripts.trustpilot.com/',
          '/ecommscript-integrationapp.trustpilot.com/',
          '/invitejs.trustpilot.com/',
          '/widget.trustpilot.com/',
        ],
      },
      { in: 'html', match: /class=["'][^"'<>]{0,60}\btrustpilot-widget\b/, needles: ['trustpilot-widget'] },
    ],
    value: { match: /data-businessunit-id=["']([0-9a-f]{24})/, needles: ['data-businessunit-id='] },
  },
  {
    name: 'trusted-shops',
    label: 'Trusted Shops',
    url: 'https://www.trustedshops.de',
    category: 'reviews',
    paid: true,
    price: null,
    signatures: [
      {
        in: 'scriptSrc',
        match:
          /\/widgets\.trustedshops\.com\/(?:js|reviews)\/|\/integrations\.etrusted\.com\/|\.connect\.trustedshops\.com\/esc\.js/,
        needles: [
          '.connect.trustedshops.com/esc.js',
          '/integrations.etrusted.com/',
          '/widgets.trustedshops.com/js/',
          '/widgets.trustedshops.com/reviews/',
        ],
      },
      { in: 'html', match: /<etrusted-widget\b/, needles: ['<etrusted-widget'] },
    ],
    value: { match: /widgets\.trustedshops\.com\/js\/(X[0-9A-F]{32})\.js/, needles: ['widgets.trustedshops.com/js/'] },
  },
  {
    name: 'klaviyo',
    label: 'Klaviyo',
    url: 'https://www.klaviyo.com',
    category: 'marketing',
    paid: true,
    price: 'free-20',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/static(?:-tracking|-forms)?\.klaviyo\.com\/|\/(?:fast\.)?a\.klaviyo\.com\/media\/js\//,
        needles: ['.klaviyo.com/', 'a.klaviyo.com/media/js/'],
      },
      {
        in: 'jsGlobal',
        match: /\b__klKey\s{0,3}=|\bKlaviyoSubscribe\.attach/,
        needles: ['KlaviyoSubscribe.attach', '__klKey'],
      },
      { in: 'html', match: /class=["'][^"'<>]{0,60}\bklaviyo-form-[A-Za-z0-9]{6}\b/, needles: ['klaviyo-form-'] },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:klaviyo-email-marketing(?:-[a-z-]{1,20})?\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:2632fe16-c075-4321-a88b-50b567f42507))/,
        needles: ['/2632fe16-c075-4321-a88b-50b567f42507', 'klaviyo-email-marketing'],
      },
      { in: 'html', match: /"apiClientId":\s{0,3}"?123074\b/, needles: ['123074'] },
    ],
    value: {
      match: /klaviyo\.com\/onsite\/js\/(?:[A-Za-z0-9]{6}\/)?klaviyo\.js\?company_id=([A-Za-z0-9]{6})\b/,
      needles: ['klaviyo.com/onsite/js/'],
    },
  },
  {
    name: 'omnisend',
    label: 'Omnisend',
    url: 'https://www.omnisend.com',
    category: 'marketing',
    paid: true,
    price: 'free-16-59',
    signatures: [
      { in: 'scriptSrc', match: /\/(?:omnisnippet1|omnisrc)\.com\//, needles: ['/omnisnippet1.com/', '/omnisrc.com/'] },
      { in: 'meta', match: /name=["']omnisend-site-verification["']/, needles: ['omnisend-site-verification'] },
      {
        in: 'jsGlobal',
        match: /\bwindow\.omnisend\s{0,3}=|\bomnisend\.push\(/,
        needles: ['omnisend.push(', 'window.omnisend'],
      },
      {
        in: 'liquidBlock',
        match: /BEGIN app block: shopify:\/\/apps\/(?:omnisend(?:-[a-z-]{1,40})?\/blocks\/)/,
        needles: ['omnisend'],
      },
    ],
    value: { match: /["']accountID["']\s{0,3},\s{0,3}["']([0-9a-f]{24})["']/, needles: ['accountID'] },
  },
  {
    name: 'mailchimp',
    label: 'Mailchimp',
    url: 'https://mailchimp.com',
    category: 'marketing',
    paid: true,
    price: 'free-13-20-350',
    signatures: [
      { in: 'scriptSrc', match: /\/chimpstatic\.com\/mcjs-connected\//, needles: ['/chimpstatic.com/mcjs-connected/'] },
      {
        in: 'html',
        match: /id=["']mc-embedded-subscribe-form["']|\.list-manage\.com\/subscribe\/post/,
        needles: [
          '.list-manage.com/subscribe/post',
          'id="mc-embedded-subscribe-form"',
          'id="mc-embedded-subscribe-form\'',
          'id=\'mc-embedded-subscribe-form"',
          "id='mc-embedded-subscribe-form'",
        ],
      },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:mailchimp-[a-z-]{1,40}\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:e3b67dce-fd41-4b61-b3cf-961c12344cde))/,
        needles: ['/e3b67dce-fd41-4b61-b3cf-961c12344cde', 'mailchimp-'],
      },
    ],
    value: {
      match: /chimpstatic\.com\/mcjs-connected\/js\/users\/([0-9a-f]{25})\//,
      needles: ['chimpstatic.com/mcjs-connected/js/users/'],
    },
  },
  {
    name: 'privy',
    label: 'Privy',
    url: 'https://www.privy.com',
    category: 'marketing',
    paid: true,
    price: '24-30-45',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/(?:shopify|widget|api|promotions)\.privy\.com\//,
        needles: ['/api.privy.com/', '/promotions.privy.com/', '/shopify.privy.com/', '/widget.privy.com/'],
      },
      { in: 'jsGlobal', match: /\bprivySettings\s{0,3}=|\bPrivyWidget\b/, needles: ['PrivyWidget', 'privySettings'] },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:privy-[a-z-]{1,40}\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:1d8599fa-4edf-4071-bda6-4d5d6d82de9c))/,
        needles: ['/1d8599fa-4edf-4071-bda6-4d5d6d82de9c', 'privy-'],
      },
    ],
  },
  {
    name: 'smile-io',
    label: 'Smile.io',
    url: 'https://smile.io',
    category: 'marketing',
    paid: true,
    price: '15-79-199-999',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/js\.smile\.io\/v\d\/|\/cdn\.(?:smile|sweettooth)\.io\//,
        needles: ['cdn.smile.io/', 'cdn.sweettooth.io/', 'js.smile.io/v'],
      },
      { in: 'html', match: /class=["'][^"'<>]{0,60}\bsmile-shopify-init\b/, needles: ['smile-shopify-init'] },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:smile-loyalty-[a-z-]{1,30}\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:2fae4e25-1841-4ea2-bc02-bd548478c4f6))/,
        needles: ['/2fae4e25-1841-4ea2-bc02-bd548478c4f6', 'smile-loyalty-'],
      },
    ],
    value: { match: /data-channel-key=["'](channel_[A-Za-z0-9]{10,40})/, needles: ['data-channel-key='] },
  },
  {
    name: 'meta-pixel',
    label: 'Meta Pixel (Facebook & Instagram)',
    url: 'https://www.facebook.com/business/tools/meta-pixel',
    category: 'marketing',
    paid: false,
    price: 'free',
    signatures: [
      {
        in: 'scriptSrc',
        match:
          /\/connect\.facebook\.net\/[A-Za-z_]{5}\/fbevents\.js|\/connect\.facebook\.net\/signals\/config\/\d{10,20}/,
        needles: ['/connect.facebook.net/'],
      },
      { in: 'jsGlobal', match: /\bfbq\(\s{0,3}["']init["']\s{0,3},\s{0,3}["']?\d{10,20}/, needles: ['fbq('] },
      { in: 'html', match: /facebook\.com\/tr\?id=\d{10,20}/, needles: ['facebook.com/tr?id='] },
      { in: 'html', match: /"apiClientId":\s{0,3}"?2329312\b/, needles: ['2329312'] },
    ],
    value: {
      match:
        /(?:\bfbq\(\s{0,3}["']init["']\s{0,3},\s{0,3}["']?|facebook\.com\/tr\?id=|connect\.facebook\.net\/signals\/config\/|pixel_id\\{0,3}":\s?\\{0,3}")(\d{10,20})\b/,
      needles: ['connect.facebook.net/signals/config/', 'facebook.com/tr?id=', 'fbq(', 'pixel_id'],
    },
  },
  {
    name: 'tiktok-pixel',
    label: 'TikTok Pixel',
    url: 'https://ads.tiktok.com',
    category: 'marketing',
    paid: false,
    price: 'free',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/analytics\.tiktok\.com\/i18n\/pixel\//,
        needles: ['/analytics.tiktok.com/i18n/pixel/'],
      },
      { in: 'jsGlobal', match: /\bttq\.load\(\s{0,3}["'][A-Z0-9]{15,25}/, needles: ['ttq.load('] },
      { in: 'html', match: /"apiClientId":\s{0,3}"?4383523\b/, needles: ['4383523'] },
    ],
    value: {
      match: /(?:\bttq\.load\(\s{0,3}["']|pixel\/events\.js\?sdkid=|pixelCode\\{0,3}":\s?\\{0,3}")([A-Z0-9]{18,22})\b/,
      needles: ['pixel/events.js?sdkid=', 'pixelCode', 'ttq.load('],
    },
  },
  {
    name: 'rebuy',
    label: 'Rebuy',
    url: 'https://www.rebuyengine.com',
    category: 'upsell',
    paid: true,
    price: '25-534',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/(?:cdn\.)?rebuyengine\.com\/(?:onsite|api)\//,
        needles: ['rebuyengine.com/api/', 'rebuyengine.com/onsite/'],
      },
      { in: 'html', match: /\bdata-rebuy-id=["']\d{1,8}/, needles: ['data-rebuy-id='] },
      {
        in: 'jsGlobal',
        match: /\bRebuySmartCart\b|\bwindow\.RebuyConfig\b/,
        needles: ['RebuySmartCart', 'window.RebuyConfig'],
      },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:rebuy-[a-z-]{1,40}\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:a26ae9b9-933b-40bf-bbc6-bf1220bbc4dc))/,
        needles: ['/a26ae9b9-933b-40bf-bbc6-bf1220bbc4dc', 'rebuy-'],
      },
    ],
  },
  {
    name: 'reconvert',
    label: 'ReConvert',
    url: 'https://www.reconvert.io',
    category: 'upsell',
    paid: true,
    price: 'free-9.99-199-499',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\.stilyoapps\.com\/reconvert\/|\/(?:cdn|sdk|app)\.reconvert\.io\//,
        needles: ['.stilyoapps.com/reconvert/', '/app.reconvert.io/', '/cdn.reconvert.io/', '/sdk.reconvert.io/'],
      },
      {
        in: 'scriptSrc',
        match: /\/extensions\/[0-9a-f-]{36}\/reconvert[a-z-]{0,40}-\d{1,6}\/assets\//,
        needles: ['/reconvert'],
      },
      {
        in: 'liquidBlock',
        match: /BEGIN app block: shopify:\/\/apps\/(?:reconvert-[a-z-]{1,60}\/blocks\/)/,
        needles: ['reconvert-'],
      },
    ],
  },
  {
    name: 'zipify-ocu',
    label: 'Zipify OneClickUpsell',
    url: 'https://zipify.com/apps/ocu/',
    category: 'upsell',
    paid: true,
    price: '9.95-25-149',
    signatures: [
      { in: 'scriptSrc', match: /\/zipify-oneclickupsell[\w-]{0,30}\.js/, needles: ['/zipify-oneclickupsell'] },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:one-click-upsell\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:bfe6e378-b73a-4871-b8d3-7d6ede22678e))/,
        needles: ['/bfe6e378-b73a-4871-b8d3-7d6ede22678e', 'one-click-upsell/blocks/'],
      },
      { in: 'html', match: /"apiClientId":\s{0,3}"?4339901\b/, needles: ['4339901'] },
    ],
  },
  {
    name: 'frequently-bought-together',
    label: 'Frequently Bought Together',
    url: 'https://www.codeblackbelt.com',
    category: 'upsell',
    paid: true,
    price: 'free-14.99-19.99-39.99',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/(?:cdn|www)\.codeblackbelt\.com\/[\w/.-]{0,60}\/frequently-bought-together\//,
        needles: ['/frequently-bought-together/'],
      },
      {
        in: 'liquidBlock',
        match: /BEGIN app block: shopify:\/\/apps\/(?:frequently-bought-together\/blocks\/)/,
        needles: ['frequently-bought-together/blocks/'],
      },
    ],
  },
  {
    name: 'kaching-bundles',
    label: 'Kaching Bundles',
    url: 'https://apps.shopify.com/bundle-deals',
    category: 'upsell',
    paid: true,
    price: '14.99-29.99-59.99',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/extensions\/[0-9a-f-]{36}\/kaching-bundles-\d{1,6}\/assets\//,
        needles: ['/kaching-bundles-'],
      },
      {
        in: 'linkHref',
        match: /\/extensions\/[0-9a-f-]{36}\/kaching-bundles-\d{1,6}\/assets\//,
        needles: ['/kaching-bundles-'],
      },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:kaching-bundles[a-z-]{0,30}\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:6c637362-a106-4a32-94ac-94dcfd68cdb8))/,
        needles: ['/6c637362-a106-4a32-94ac-94dcfd68cdb8', 'kaching-bundles'],
      },
    ],
  },
  {
    name: 'upcart',
    label: 'UpCart',
    url: 'https://apps.shopify.com/upcart-cart-builder',
    category: 'upsell',
    paid: true,
    price: '29.99-34.99-54.99',
    signatures: [
      { in: 'scriptSrc', match: /\/extensions\/[0-9a-f-]{36}\/upcart-\d{1,6}\/assets\//, needles: ['/upcart-'] },
      { in: 'linkHref', match: /\/extensions\/[0-9a-f-]{36}\/upcart-\d{1,6}\/assets\//, needles: ['/upcart-'] },
      { in: 'html', match: /id=["']upcart-stylesheet["']/, needles: ['upcart-stylesheet'] },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:upcart-[a-z-]{1,40}\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:af3da5fb-f5f7-40ec-8273-41bf50059d4b))/,
        needles: ['/af3da5fb-f5f7-40ec-8273-41bf50059d4b', 'upcart-'],
      },
    ],
  },
  {
    name: 'shopify-inbox',
    label: 'Shopify Inbox',
    url: 'https://www.shopify.com/inbox',
    category: 'chat',
    paid: false,
    price: 'free',
    signatures: [
      {
        in: 'scriptSrc',
        match:
          /\/extensions\/[0-9a-f-]{36}\/inbox-\d{1,6}\/assets\/inbox-chat-loader\.js|\/shopify_chat\/storefront\/shopifyChatV\d/,
        needles: ['/assets/inbox-chat-loader.js', 'shopify_chat/storefront/shopifyChatV'],
      },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:inbox\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:841fc607-4181-4ad1-842d-e24d7f8bad6b))/,
        needles: ['/841fc607-4181-4ad1-842d-e24d7f8bad6b', 'inbox/blocks/'],
      },
    ],
  },
  {
    name: 'tidio',
    label: 'Tidio',
    url: 'https://www.tidio.com',
    category: 'chat',
    paid: true,
    price: 'free-24.17-49.17-300',
    signatures: [
      { in: 'scriptSrc', match: /\/code\.tidio\.co\/[a-z0-9]{20,40}\.js/, needles: ['/code.tidio.co/'] },
      { in: 'jsGlobal', match: /\btidioChatApi\b/, needles: ['tidioChatApi'] },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:tidio-[a-z-]{1,40}\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:1002274d-fb18-4939-98f6-5f05a8deeadc))/,
        needles: ['/1002274d-fb18-4939-98f6-5f05a8deeadc', 'tidio-'],
      },
    ],
    value: { match: /code\.tidio\.co\/([a-z0-9]{20,40})\.js/, needles: ['code.tidio.co/'] },
  },
  {
    name: 'gorgias',
    label: 'Gorgias',
    url: 'https://www.gorgias.com',
    category: 'chat',
    paid: true,
    price: '10-60-360-900',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/(?:config|assets|client-builds)\.gorgias\.(?:chat|io)\//,
        needles: [
          '/assets.gorgias.chat/',
          '/assets.gorgias.io/',
          '/client-builds.gorgias.chat/',
          '/client-builds.gorgias.io/',
          '/config.gorgias.chat/',
          '/config.gorgias.io/',
        ],
      },
      { in: 'html', match: /id=["']gorgias-chat-widget-install/, needles: ['gorgias-chat-widget-install'] },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:gorgias-[a-z-]{1,40}\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:a66db725-7b96-4e3f-916e-6c8e6f87aaaa))/,
        needles: ['/a66db725-7b96-4e3f-916e-6c8e6f87aaaa', 'gorgias-'],
      },
    ],
    value: {
      match: /config\.gorgias\.chat\/bundle-loader\/([0-9A-HJKMNP-TV-Z]{26})\b/,
      needles: ['config.gorgias.chat/bundle-loader/'],
    },
  },
  {
    name: 'zendesk',
    label: 'Zendesk',
    url: 'https://www.zendesk.com',
    category: 'chat',
    paid: true,
    price: '19-55-89-115',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/static\.zdassets\.com\/ekr\/(?:snippet|asset_composer)\.js|\/v2\.zopim\.com\//,
        needles: [
          '/static.zdassets.com/ekr/asset_composer.js',
          '/static.zdassets.com/ekr/snippet.js',
          '/v2.zopim.com/',
        ],
      },
      { in: 'html', match: /id=["']ze-snippet["']/, needles: ['ze-snippet'] },
    ],
    value: {
      match: /ekr\/(?:snippet|asset_composer)\.js\?key=([0-9a-f-]{36})/,
      needles: ['ekr/asset_composer.js?key=', 'ekr/snippet.js?key='],
    },
  },
  {
    name: 'tawk-to',
    label: 'tawk.to',
    url: 'https://www.tawk.to',
    category: 'chat',
    paid: false,
    price: 'free',
    signatures: [
      { in: 'scriptSrc', match: /\/embed\.tawk\.to\//, needles: ['/embed.tawk.to/'] },
      { in: 'jsGlobal', match: /\bTawk_API\s{0,3}=/, needles: ['Tawk_API'] },
    ],
    value: { match: /embed\.tawk\.to\/(?:widget-script\/)?([0-9a-f]{24})\//, needles: ['embed.tawk.to/'] },
  },
  {
    name: 'crisp',
    label: 'Crisp',
    url: 'https://crisp.chat',
    category: 'chat',
    paid: true,
    price: 'free-45-95-295',
    signatures: [
      { in: 'scriptSrc', match: /\/client\.crisp\.chat\/l\.js/, needles: ['/client.crisp.chat/l.js'] },
      { in: 'jsGlobal', match: /\bCRISP_WEBSITE_ID\s{0,3}=/, needles: ['CRISP_WEBSITE_ID'] },
    ],
    value: { match: /CRISP_WEBSITE_ID\s{0,3}=\s{0,3}["']([0-9a-f-]{36})/, needles: ['CRISP_WEBSITE_ID'] },
  },
  {
    name: 'klarna',
    label: 'Klarna',
    url: 'https://www.klarna.com',
    category: 'payment',
    paid: false,
    price: 'free',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\.klarnaservices\.com\/(?:lib|merchant)\.js|\/js\.klarna\.com\/web-sdk\/|-klarna-shopify-osmp\//,
        needles: [
          '-klarna-shopify-osmp/',
          '.klarnaservices.com/lib.js',
          '.klarnaservices.com/merchant.js',
          '/js.klarna.com/web-sdk/',
        ],
      },
      { in: 'html', match: /<klarna-placement\b/, needles: ['<klarna-placement'] },
      { in: 'html', match: /aria-labelledby=["']pi-klarna["']/, needles: ['pi-klarna'] },
    ],
    value: { match: /\bdata-client-id=["']([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22})["']/, needles: ['data-client-id='] },
  },
  {
    name: 'paypal',
    label: 'PayPal',
    url: 'https://www.paypal.com',
    category: 'payment',
    paid: false,
    price: 'free',
    signatures: [
      { in: 'meta', match: /id=["']in-context-paypal-metadata["']/, needles: ['in-context-paypal-metadata'] },
      { in: 'scriptSrc', match: /\/www\.paypal\.com\/sdk\/js\?/, needles: ['/www.paypal.com/sdk/js?'] },
      { in: 'html', match: /aria-labelledby=["']pi-paypal["']/, needles: ['pi-paypal'] },
    ],
  },
  {
    name: 'amazon-pay',
    label: 'Amazon Pay',
    url: 'https://pay.amazon.com',
    category: 'payment',
    paid: false,
    price: 'free',
    signatures: [
      { in: 'meta', match: /id=["']amazon-payments-metadata["']/, needles: ['amazon-payments-metadata'] },
      { in: 'scriptSrc', match: /\.payments-amazon\.com\//, needles: ['.payments-amazon.com/'] },
      { in: 'html', match: /aria-labelledby=["']pi-amazon["']/, needles: ['pi-amazon'] },
    ],
    value: {
      match: /data-amazon-payments-seller-id=["']([A-Z0-9]{10,20})["']/,
      needles: ['data-amazon-payments-seller-id='],
    },
  },
  {
    name: 'shop-pay',
    label: 'Shop Pay',
    url: 'https://shop.app',
    category: 'payment',
    paid: false,
    price: 'free',
    signatures: [
      { in: 'jsGlobal', match: /\bShopifyPay\.apiHost\s{0,3}=/, needles: ['ShopifyPay.apiHost'] },
      {
        in: 'html',
        match: /<shop-pay-(?:wallet-button|banner|installments)\b/,
        needles: ['<shop-pay-banner', '<shop-pay-installments', '<shop-pay-wallet-button'],
      },
      { in: 'html', match: /aria-labelledby=["']pi-shopify_pay["']/, needles: ['pi-shopify_pay'] },
    ],
  },
  {
    name: 'afterpay',
    label: 'Afterpay / Clearpay',
    url: 'https://www.afterpay.com',
    category: 'payment',
    paid: false,
    price: 'free',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/(?:static|static-us|js|portal)\.(?:afterpay|clearpay)\.(?:com|co\.uk)\//,
        needles: [
          '/js.afterpay.co',
          '/js.clearpay.co',
          '/portal.afterpay.co',
          '/portal.clearpay.co',
          '/static-us.afterpay.co',
          '/static-us.clearpay.co',
          '/static.afterpay.co',
          '/static.clearpay.co',
        ],
      },
      { in: 'html', match: /<(?:afterpay|square)-placement\b/, needles: ['<afterpay-placement', '<square-placement'] },
      {
        in: 'html',
        match: /aria-labelledby=["']pi-(?:afterpay|clearpay)["']/,
        needles: ['pi-afterpay', 'pi-clearpay'],
      },
    ],
  },
  {
    name: 'recharge',
    label: 'Recharge Subscriptions',
    url: 'https://getrecharge.com',
    category: 'payment',
    paid: true,
    price: '25-99-499',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/static\.rechargecdn\.com\/|\/rechargeassets-bootstrapheroes-rechargeapps\.netdna-ssl\.com\//,
        needles: ['/rechargeassets-bootstrapheroes-rechargeapps.netdna-ssl.com/', '/static.rechargecdn.com/'],
      },
      { in: 'jsGlobal', match: /\bReChargeWidget\b/, needles: ['ReChargeWidget'] },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:recharge-subscriptions\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:371eed76-0b44-4869-9813-730372ea378e))/,
        needles: ['/371eed76-0b44-4869-9813-730372ea378e', 'recharge-subscriptions/blocks/'],
      },
    ],
  },
  {
    name: 'google-analytics-4',
    label: 'Google Analytics 4',
    url: 'https://marketingplatform.google.com/about/analytics/',
    category: 'analytics',
    paid: false,
    price: 'free',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/www\.googletagmanager\.com\/gtag\/js\?id=G-[A-Z0-9]{6,12}\b/,
        needles: ['/www.googletagmanager.com/gtag/js?id=G-'],
      },
      {
        in: 'jsGlobal',
        match: /\bgtag\(\s{0,3}["']config["']\s{0,3},\s{0,3}["']G-[A-Z0-9]{6,12}\b/,
        needles: ['gtag('],
      },
      {
        in: 'html',
        match: /(?:pixel_id|measurement_id|google_tag_ids)\\{0,3}":\s?\[?\\{0,3}"G-[A-Z0-9]{6,12}\b/,
        needles: ['google_tag_ids', 'measurement_id', 'pixel_id'],
      },
    ],
    value: { match: /["'=](G-[A-Z0-9]{6,12})\b/, needles: ['G-'] },
  },
  {
    name: 'google-tag-manager',
    label: 'Google Tag Manager',
    url: 'https://tagmanager.google.com',
    category: 'analytics',
    paid: false,
    price: 'free',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/www\.googletagmanager\.com\/gtm\.js/,
        needles: ['/www.googletagmanager.com/gtm.js'],
      },
      {
        in: 'html',
        match: /googletagmanager\.com\/ns\.html\?id=GTM-/,
        needles: ['googletagmanager.com/ns.html?id=GTM-'],
      },
    ],
    value: { match: /\b(GTM-[A-Z0-9]{4,9})\b/, needles: ['GTM-'] },
  },
  {
    name: 'hotjar',
    label: 'Hotjar',
    url: 'https://www.hotjar.com',
    category: 'analytics',
    paid: true,
    price: 'free-39-99-213',
    signatures: [
      { in: 'scriptSrc', match: /\/static\.hotjar\.com\/c\/hotjar-/, needles: ['/static.hotjar.com/c/hotjar-'] },
      { in: 'jsGlobal', match: /\b_hjSettings\s{0,3}=/, needles: ['_hjSettings'] },
    ],
    value: { match: /\bhjid:\s{0,3}(\d{4,9})\b/, needles: ['hjid:'] },
  },
  {
    name: 'microsoft-clarity',
    label: 'Microsoft Clarity',
    url: 'https://clarity.microsoft.com',
    category: 'analytics',
    paid: false,
    price: 'free',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/(?:www|scripts)\.clarity\.ms\//,
        needles: ['/scripts.clarity.ms/', '/www.clarity.ms/'],
      },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:microsoft-clarity[a-z-]{0,30}\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:31c3d126-8116-4b4a-8ba1-baeda7c4aeea))/,
        needles: ['/31c3d126-8116-4b4a-8ba1-baeda7c4aeea', 'microsoft-clarity'],
      },
    ],
    value: {
      match: /(?:["']clarity["']\s{0,3},\s{0,3}["']script["']\s{0,3},\s{0,3}["']|clarity\.ms\/tag\/)([a-z0-9]{8,12})\b/,
      needles: ['clarity', 'clarity.ms/tag/'],
    },
  },
  {
    name: 'lucky-orange',
    label: 'Lucky Orange',
    url: 'https://www.luckyorange.com',
    category: 'analytics',
    paid: true,
    price: 'free-39-79-179',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/tools\.luckyorange\.com\/core\/|\/d10lpsik1i8c69\.cloudfront\.net\//,
        needles: ['/d10lpsik1i8c69.cloudfront.net/', '/tools.luckyorange.com/core/'],
      },
      {
        in: 'jsGlobal',
        match: /\b__(?:lo_site_id|wtw_lucky_site_id)\s{0,3}=/,
        needles: ['__lo_site_id', '__wtw_lucky_site_id'],
      },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:lucky-orange-[a-z-]{1,40}\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:019b2899-e426-7dbd-b9e7-ff9f0bb0d0f3))/,
        needles: ['/019b2899-e426-7dbd-b9e7-ff9f0bb0d0f3', 'lucky-orange-'],
      },
    ],
    value: {
      match: /luckyorange\.com\/core\/lo\.js\?site-id=([0-9a-f]{6,10})\b/,
      needles: ['luckyorange.com/core/lo.js?site-id='],
    },
  },
  {
    name: 'triple-whale',
    label: 'Triple Whale',
    url: 'https://www.triplewhale.com',
    category: 'analytics',
    paid: true,
    price: 'free-129',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/(?:api|conf)\.config-security\.com\/|\/triplewhale-pixel\.web\.app\//,
        needles: ['/api.config-security.com/', '/conf.config-security.com/', '/triplewhale-pixel.web.app/'],
      },
      { in: 'jsGlobal', match: /\bTriplePixel(?:Data)?\b/, needles: ['TriplePixel'] },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:triplewhale(?:-[a-z-]{1,30})?\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:483d496b-3f1a-4609-aea7-8eee3b6b7a2a))/,
        needles: ['/483d496b-3f1a-4609-aea7-8eee3b6b7a2a', 'triplewhale'],
      },
    ],
  },
  {
    name: 'elevar',
    label: 'Elevar',
    url: 'https://www.getelevar.com',
    category: 'analytics',
    paid: true,
    price: '225-650-1250',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/shopify-gtm-suite\.getelevar\.com\//,
        needles: ['/shopify-gtm-suite.getelevar.com/'],
      },
      {
        in: 'jsGlobal',
        match: /\bElevar(?:GtmSuite|DataLayer|UserFunctions)\w{0,20}\b/,
        needles: ['ElevarDataLayer', 'ElevarGtmSuite', 'ElevarUserFunctions'],
      },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:elevar-[a-z-]{1,40}\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:bc30ab68-b15c-4311-811f-8ef485877ad6))/,
        needles: ['/bc30ab68-b15c-4311-811f-8ef485877ad6', 'elevar-'],
      },
    ],
  },
  {
    name: 'intelligems',
    label: 'Intelligems',
    url: 'https://www.intelligems.io',
    category: 'ab-testing',
    paid: true,
    price: '69',
    signatures: [
      { in: 'scriptSrc', match: /\/cdn\.intelligems\.io\//, needles: ['/cdn.intelligems.io/'] },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:intelligems-[a-z-]{1,40}\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:fa83b64c-0c77-4c0c-b4b2-b94b42f5ef19))/,
        needles: ['/fa83b64c-0c77-4c0c-b4b2-b94b42f5ef19', 'intelligems-'],
      },
    ],
    value: { match: /cdn\.intelligems\.io\/(?:esm\/)?([0-9a-f]{12})\/bundle/, needles: ['cdn.intelligems.io/'] },
  },
  {
    name: 'shoplift',
    label: 'Shoplift',
    url: 'https://www.shoplift.ai',
    category: 'ab-testing',
    paid: true,
    price: '99',
    signatures: [
      { in: 'html', match: /<!-- Start of Shoplift scripts -->/, needles: ['<!-- Start of Shoplift scripts -->'] },
      {
        in: 'scriptSrc',
        match: /\/(?:cdn|events|api|app)\.shoplift\.ai\//,
        needles: ['/api.shoplift.ai/', '/app.shoplift.ai/', '/cdn.shoplift.ai/', '/events.shoplift.ai/'],
      },
      { in: 'html', match: /"apiClientId":\s{0,3}"?7521861633\b/, needles: ['7521861633'] },
      {
        in: 'liquidBlock',
        match: /BEGIN app block: shopify:\/\/apps\/(?:shoplift(?:-[a-z-]{1,40})?\/blocks\/)/,
        needles: ['shoplift'],
      },
    ],
  },
  {
    name: 'vwo',
    label: 'VWO',
    url: 'https://vwo.com',
    category: 'ab-testing',
    paid: true,
    price: null,
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/dev\.visualwebsiteoptimizer\.com\/(?:j\.php|lib|deploy|tag)/,
        needles: [
          '/dev.visualwebsiteoptimizer.com/deploy',
          '/dev.visualwebsiteoptimizer.com/j.php',
          '/dev.visualwebsiteoptimizer.com/lib',
          '/dev.visualwebsiteoptimizer.com/tag',
        ],
      },
      { in: 'jsGlobal', match: /\b_vwo_code\s{0,3}=/, needles: ['_vwo_code'] },
    ],
    value: { match: /\b_vwo_code\b[\s\S]{0,300}?\baccount_id\s{0,3}=\s{0,3}(\d{3,8})\b/, needles: ['account_id'] },
  },
  {
    name: 'convert',
    label: 'Convert Experiences',
    url: 'https://www.convert.com',
    category: 'ab-testing',
    paid: true,
    price: null,
    signatures: [
      { in: 'scriptSrc', match: /\/cdn-\d\.convertexperiments\.com\//, needles: ['.convertexperiments.com/'] },
    ],
    value: {
      match: /convertexperiments\.com\/(?:v\d\/)?js\/(\d{6,12}-\d{6,12})/,
      needles: ['convertexperiments.com/'],
    },
  },
  {
    name: 'pandectes',
    label: 'Pandectes GDPR Compliance',
    url: 'https://pandectes.io',
    category: 'legal-cookies',
    paid: true,
    price: 'free-9-29-49',
    signatures: [
      { in: 'jsGlobal', match: /\bPandectesSettings\s{0,3}=/, needles: ['PandectesSettings'] },
      {
        in: 'scriptSrc',
        match: /\/pandectes-(?:core|rules)(?:\.min)?\.js|\/[\w-]{1,20}\.pandect\.es\//,
        needles: ['.pandect.es/', 'pandectes-core', 'pandectes-rules'],
      },
      { in: 'html', match: /id=["']pandectes-(?:rules|banner)["']/, needles: ['pandectes-banner', 'pandectes-rules'] },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:(?:pandectes-gdpr(?:-compliance)?|gdpr-compliance-center)\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:58c0baa2-6cc1-480c-9ea6-38d6d559556a))/,
        needles: ['/58c0baa2-6cc1-480c-9ea6-38d6d559556a', 'gdpr-compliance-center', 'pandectes-gdpr'],
      },
    ],
  },
  {
    name: 'consentmo',
    label: 'Consentmo GDPR Compliance',
    url: 'https://www.consentmo.com',
    category: 'legal-cookies',
    paid: true,
    price: 'free-10-37-64',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/gdprcdn\.b-cdn\.net\/js\/gdpr_cookie_consent/,
        needles: ['/gdprcdn.b-cdn.net/js/gdpr_cookie_consent'],
      },
      { in: 'html', match: /<csm-cookie-consent\b/, needles: ['<csm-cookie-consent'] },
      {
        in: 'scriptSrc',
        match: /\/extensions\/[0-9a-f-]{36}\/consentmo-[a-z-]{1,20}-\d{1,6}\/assets\//,
        needles: ['/consentmo-'],
      },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:(?:consentmo-gdpr[a-z-]{0,20}|gdpr-ccpa-cookie-management)\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:4fbe573f-a377-4fea-9801-3ee0858cae41))/,
        needles: ['/4fbe573f-a377-4fea-9801-3ee0858cae41', 'consentmo-gdpr', 'gdpr-ccpa-cookie-management'],
      },
    ],
  },
  {
    name: 'cookiebot',
    label: 'Cookiebot CMP',
    url: 'https://www.cookiebot.com',
    category: 'legal-cookies',
    paid: true,
    price: 'free-7-15-30-50-90',
    currency: 'EUR',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/consent\.cookiebot\.(?:com|eu)\//,
        needles: ['/consent.cookiebot.com/', '/consent.cookiebot.eu/'],
      },
      { in: 'html', match: /\bid=["']Cookiebot["']/, needles: ['Cookiebot'] },
    ],
    value: {
      match: /(?:\bdata-cbid=["']|\bcbid=)([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/,
      needles: ['cbid=', 'data-cbid="', "data-cbid='"],
    },
  },
  {
    name: 'usercentrics',
    label: 'Usercentrics CMP',
    url: 'https://usercentrics.com',
    category: 'legal-cookies',
    paid: true,
    price: '30-50',
    currency: 'EUR',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/(?:app|web|privacy-proxy|sdp)\.(?:eu\.|cmp\.)?usercentrics\.eu\//,
        needles: ['usercentrics.eu/'],
      },
      { in: 'html', match: /id=["']usercentrics-cmp["']/, needles: ['usercentrics-cmp'] },
    ],
    value: {
      match: /\bdata-(?:settings|ruleset)-id=["']([\w-]{7,20})["']/,
      needles: ['data-ruleset-id=', 'data-settings-id='],
    },
  },
  {
    name: 'onetrust',
    label: 'OneTrust',
    url: 'https://www.onetrust.com',
    category: 'legal-cookies',
    paid: true,
    price: null,
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/cdn\.cookielaw\.org\/|\/otSDKStub\.js/,
        needles: ['/cdn.cookielaw.org/', '/otSDKStub.js'],
      },
    ],
    value: { match: /\bdata-domain-script=["']([0-9a-f-]{36}(?:-test)?)["']/, needles: ['data-domain-script='] },
  },
  {
    name: 'gdpr-legal-cookie',
    label: 'GDPR Legal Cookie (beeclever)',
    url: 'https://apps.shopify.com/gdpr-legal-cookie',
    category: 'legal-cookies',
    paid: true,
    price: null,
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/gdpr-legal-cookie\.beeclever\.app\//,
        needles: ['/gdpr-legal-cookie.beeclever.app/'],
      },
      {
        in: 'html',
        match: /href=["']https:\/\/gdpr-legal-cookie\.myshopify\.com\/["']/,
        needles: ['https://gdpr-legal-cookie.myshopify.com/'],
      },
    ],
  },
  {
    name: 'shopify-cookie-banner',
    label: 'Shopify Cookie Banner',
    url: 'https://help.shopify.com/en/manual/privacy-and-security/privacy',
    category: 'legal-cookies',
    paid: false,
    price: 'free',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/shopifycloud\/privacy-banner\/storefront-banner\.js|\/cookie_consent_shopify\.js/,
        needles: ['/cookie_consent_shopify.js', '/shopifycloud/privacy-banner/storefront-banner.js'],
      },
      { in: 'html', match: /id=["']shopify-pc__banner["']/, needles: ['shopify-pc__banner'] },
    ],
  },
  {
    name: 'yoast-seo',
    label: 'Yoast SEO for Shopify',
    url: 'https://yoast.com/shopify/apps/yoast-seo/',
    category: 'seo',
    paid: true,
    price: '19',
    signatures: [
      {
        in: 'html',
        match: /<!-- This site is optimized with Yoast SEO for Shopify -->/,
        needles: ['<!-- This site is optimized with Yoast SEO for Shopify -->'],
      },
      { in: 'html', match: /\bid=["']yoast-schema-graph["']/, needles: ['yoast-schema-graph'] },
      { in: 'scriptSrc', match: /\/yoast-active-script\.js/, needles: ['/yoast-active-script.js'] },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:yoast-seo(?:-[a-z-]{1,40})?\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:7c777011-bc88-4743-a24e-64336e1e5b46))/,
        needles: ['/7c777011-bc88-4743-a24e-64336e1e5b46', 'yoast-seo'],
      },
    ],
  },
  {
    name: 'smart-seo',
    label: 'Smart SEO',
    url: 'https://sherpas.design',
    category: 'seo',
    paid: true,
    price: 'free-14.99-24.99-49.99',
    signatures: [
      { in: 'meta', match: /name=["']smart-seo-integrated["']/, needles: ['smart-seo-integrated'] },
      { in: 'scriptSrc', match: /\/extensions\/[0-9a-f-]{36}\/smart-?seo-\d{1,6}\/assets\//, needles: ['/smart'] },
      {
        in: 'scriptSrc',
        match: /\/shopify-script-tags\.s3\.eu-west-1\.amazonaws\.com\/smartseo\//,
        needles: ['/shopify-script-tags.s3.eu-west-1.amazonaws.com/smartseo/'],
      },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:smart-?seo\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:7b0a6064-ca2e-4392-9a1d-8c43c942357b))/,
        needles: ['/7b0a6064-ca2e-4392-9a1d-8c43c942357b', 'seo/blocks/'],
      },
    ],
  },
  {
    name: 'seo-manager',
    label: 'SEO Manager',
    url: 'https://venntov.com',
    category: 'seo',
    paid: true,
    price: '20',
    signatures: [
      { in: 'meta', match: /name=["']seomanager["']/, needles: ['seomanager'] },
      { in: 'html', match: /\/customers\.seomanager\.com\//, needles: ['/customers.seomanager.com/'] },
    ],
    value: { match: /name=["']seomanager["'][^>]{0,20}content=["']([\d.]{1,8})["']/, needles: ['seomanager'] },
  },
  {
    name: 'avada-seo',
    label: 'Avada SEO',
    url: 'https://avada.io',
    category: 'seo',
    paid: true,
    price: 'free-34.95-99',
    signatures: [
      { in: 'scriptSrc', match: /\/seo\.apps\.avada\.io\//, needles: ['/seo.apps.avada.io/'] },
      { in: 'html', match: /\/seo\.apps\.avada\.io\/proxy\//, needles: ['/seo.apps.avada.io/proxy/'] },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:avada-seo-suite\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:15507c6e-1aa3-45d3-b698-7e175e033440))/,
        needles: ['/15507c6e-1aa3-45d3-b698-7e175e033440', 'avada-seo-suite/blocks/'],
      },
    ],
  },
  {
    name: 'webrex-seo',
    label: 'Webrex SEO',
    url: 'https://webrexstudio.com',
    category: 'seo',
    paid: true,
    price: null,
    signatures: [
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:(?:webrex-[a-z-]{1,40}|seo-json-ld-schema)\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:b26797ad-bb4d-48f5-8ef3-7c561521049c|283875bf-bf86-4e78-831b-502ad0c4a5c2))/,
        needles: [
          '/283875bf-bf86-4e78-831b-502ad0c4a5c2',
          '/b26797ad-bb4d-48f5-8ef3-7c561521049c',
          'seo-json-ld-schema',
          'webrex-',
        ],
      },
      {
        in: 'scriptSrc',
        match: /\/extensions\/[0-9a-f-]{36}\/webrex[a-z-]{0,40}-\d{1,6}\/assets\//,
        needles: ['/webrex'],
      },
    ],
  },
  {
    name: 'pagefly',
    label: 'PageFly',
    url: 'https://pagefly.io',
    category: 'others',
    paid: true,
    price: 'free-24-99',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/cdn\.pagefly\.io\/(?:pagefly|static)\//,
        needles: ['/cdn.pagefly.io/pagefly/', '/cdn.pagefly.io/static/'],
      },
      {
        in: 'scriptSrc',
        match: /\/extensions\/[0-9a-f-]{36}\/pagefly-page-builder-\d{1,6}\/assets\//,
        needles: ['/pagefly-page-builder-'],
      },
      {
        in: 'jsGlobal',
        match: /\b__pagefly_(?:analytics_settings|setting|page_setting)__\s{0,3}=/,
        needles: ['__pagefly_analytics_settings__', '__pagefly_page_setting__', '__pagefly_setting__'],
      },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:pagefly-[a-z-]{1,40}\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:83e179f7-59a0-4589-8c66-c0dddf959200))/,
        needles: ['/83e179f7-59a0-4589-8c66-c0dddf959200', 'pagefly-'],
      },
    ],
  },
  {
    name: 'gempages',
    label: 'GemPages',
    url: 'https://gempages.net',
    category: 'others',
    paid: true,
    price: 'free-29-59-199',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/files\/gempagev\d{1,2}\.js|\/assets\.gemcommerce\.com\//,
        needles: ['assets.gemcommerce.com/', 'files/gempagev'],
      },
      {
        in: 'scriptSrc',
        match: /\/extensions\/[0-9a-f-]{36}\/gempages-builder-\d{1,6}\/assets\//,
        needles: ['/gempages-builder-'],
      },
      { in: 'jsGlobal', match: /\bGEM(?:STORE|VENDOR)\s{0,3}=/, needles: ['GEMSTORE', 'GEMVENDOR'] },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:gempages-[a-z-]{1,40}\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:20b379d4-1b20-474c-a6ca-665c331919f3))/,
        needles: ['/20b379d4-1b20-474c-a6ca-665c331919f3', 'gempages-'],
      },
    ],
  },
  {
    name: 'shogun',
    label: 'Shogun Page Builder',
    url: 'https://getshogun.com',
    category: 'others',
    paid: true,
    price: '39-149-499',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/(?:lib|cdn|analytics|a)\.getshogun\.com\//,
        needles: ['/a.getshogun.com/', '/analytics.getshogun.com/', '/cdn.getshogun.com/', '/lib.getshogun.com/'],
      },
      {
        in: 'html',
        match: /class=["'][^"'<>]{0,60}\bshogun-(?:root|heading-component|image-component)\b/,
        needles: ['shogun-heading-component', 'shogun-image-component', 'shogun-root'],
      },
      { in: 'html', match: /\/i\.shgcdn\.com\/[0-9a-f-]{36}\//, needles: ['/i.shgcdn.com/'] },
    ],
  },
  {
    name: 'weglot',
    label: 'Weglot',
    url: 'https://www.weglot.com',
    category: 'others',
    paid: true,
    price: 'free-17-32-87-329',
    signatures: [
      { in: 'scriptSrc', match: /\/cdn\.weglot\.com\//, needles: ['/cdn.weglot.com/'] },
      { in: 'jsGlobal', match: /\bWeglot\.initialize\(/, needles: ['Weglot.initialize('] },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:weglot-[a-z-]{1,40}\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:3097482a-fafe-42ff-bc33-ea19e35c4a20))/,
        needles: ['/3097482a-fafe-42ff-bc33-ea19e35c4a20', 'weglot-'],
      },
    ],
    value: { match: /\bapi_key["']?\s{0,3}:\s{0,3}["'](wg_[0-9a-f]{32,36})["']/, needles: ['api_key'] },
  },
  {
    name: 'instafeed',
    label: 'Instafeed',
    url: 'https://apps.shopify.com/instafeed',
    category: 'others',
    paid: true,
    price: 'free-7.99-19.99',
    signatures: [
      {
        in: 'scriptSrc',
        match: /\/(?:instafeed|cdn)\.nfcube\.com\/(?:cdn\/|instafeed-)/,
        needles: [
          '/cdn.nfcube.com/cdn/',
          '/cdn.nfcube.com/instafeed-',
          '/instafeed.nfcube.com/cdn/',
          '/instafeed.nfcube.com/instafeed-',
        ],
      },
      {
        in: 'liquidBlock',
        match:
          /BEGIN app block: shopify:\/\/apps\/(?:instafeed(?:-[a-z-]{1,30})?\/blocks\/|[\w-]{1,80}\/blocks\/[\w-]{1,80}\/(?:c447db20-095d-4a10-9725-b5977662c9d5))/,
        needles: ['/c447db20-095d-4a10-9725-b5977662c9d5', 'instafeed'],
      },
    ],
    value: {
      match: /nfcube\.com\/(?:cdn\/|instafeed-)([0-9a-f]{32})\b/,
      needles: ['nfcube.com/cdn/', 'nfcube.com/instafeed-'],
    },
  },
];
