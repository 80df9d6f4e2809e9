// A double of Shopify's App Bridge: what an app in the admin's frame may call, by messages to the admin page around it.
// https://shopify.dev/docs/api/app-home

{
  const script = document.currentScript;
  const adminOrigin = new URL(script.src).origin;
  const fromBase64 = (text) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));

  /** From the address the admin framed; kept for the pages the app goes on to. */
  const readConfig = () => {
    const meta = document.querySelector('meta[name="shopify-api-key"]');
    const query = new URLSearchParams(location.search);
    const kept = JSON.parse(sessionStorage.getItem('app-bridge-config') ?? '{}');
    const config = {
      apiKey: meta?.content ?? script.dataset.apiKey ?? kept.apiKey ?? '',
      host: query.get('host') ?? kept.host ?? '',
      shop: query.get('shop') ?? kept.shop ?? '',
      locale: query.get('locale') ?? kept.locale ?? 'en',
    };
    sessionStorage.setItem('app-bridge-config', JSON.stringify(config));
    return config;
  };
  const config = readConfig();

  let lastId = 0;
  const waiting = new Map();
  const tell = (call, details) => window.parent.postMessage({ appBridge: call, details }, adminOrigin);
  const ask = (call, details) =>
    new Promise((resolve) => {
      lastId += 1;
      waiting.set(lastId, resolve);
      window.parent.postMessage({ appBridge: call, id: lastId, details }, adminOrigin);
    });
  const listen = () =>
    window.addEventListener('message', (event) => {
      if (event.origin !== adminOrigin || event.source !== window.parent) return;
      const { appBridge, id, value } = event.data ?? {};
      if (appBridge === 'answer') {
        waiting.get(id)?.(value);
        waiting.delete(id);
      }
      if (appBridge === 'goto') location.assign(new URL(value, location.origin).href);
    });

  let token = null;
  /** A token lives for a minute; a fresh one is asked for shortly before. */
  const idToken = async () => {
    if (!token || token.endsAt < Date.now() + 5000) {
      const value = await ask('idToken');
      token = { value, endsAt: JSON.parse(fromBase64(value.split('.')[1])).exp * 1000 };
    }
    return token.value;
  };

  /** Requests to the app itself carry the session token. */
  const replaceFetch = () => {
    const realFetch = window.fetch.bind(window);
    window.fetch = async (input, init = {}) => {
      const request = new Request(input, init);
      const isOwn = new URL(request.url, location.href).origin === location.origin;
      if (!isOwn || request.headers.has('authorization')) return realFetch(request);
      const send = async () => {
        const copy = request.clone();
        copy.headers.set('Authorization', `Bearer ${await idToken()}`);
        copy.headers.set('X-Requested-With', 'XMLHttpRequest');
        return realFetch(copy);
      };
      const response = await send();
      if (response.status !== 401 || !response.headers.has('X-Shopify-Retry-Invalid-Session-Request')) return response;
      token = null;
      return send();
    };
  };

  /** `shopify://admin/…` and whatever is for the whole window is opened by the admin, not in the frame. */
  const replaceOpen = () => {
    const realOpen = window.open.bind(window);
    window.open = (url, target, features) => {
      const isAdmin = /^shopify:\/?\/?admin/.test(String(url));
      if (target !== '_top' && target !== '_parent' && !isAdmin) return realOpen(url, target, features);
      tell('navigate', { url: isAdmin ? String(url) : new URL(url, location.href).href });
      return null;
    };
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const href = link?.getAttribute('href') ?? '';
      if (!link || (!href.startsWith('shopify:') && link.target !== '_top')) return;
      event.preventDefault();
      window.open(href.startsWith('shopify:') ? href : link.href, '_top');
    });
  };

  let toasts = 0;
  const api = () => ({
    config,
    origin: location.origin,
    ready: Promise.resolve(),
    environment: { mobile: innerWidth < 490, embedded: true, pos: false },
    idToken,
    user: () => ask('user'),
    loading: (isLoading) => tell('loading', { isLoading: isLoading ?? true }),
    toast: {
      show: (message, { isError = false, duration = 5000 } = {}) => {
        toasts += 1;
        tell('toast', { id: `toast-${toasts}`, message, isError, duration });
        return `toast-${toasts}`;
      },
      hide: (id) => tell('toast-hide', { id }),
    },
    navigation: { navigate: (url) => window.open(url, '_top') },
    saveBar: {
      show: async (id) => tell('save-bar', { id, isShown: true }),
      hide: async (id) => tell('save-bar', { id, isShown: false }),
    },
    scopes: {
      query: () => ask('scopes.query'),
      request: (scopes) => ask('scopes.request', { scopes }),
      revoke: (scopes) => ask('scopes.revoke', { scopes }),
    },
  });

  /** The app's menu, title and address are shown by the admin. */
  const tellPage = () => {
    let told = '';
    const tellMenu = () => {
      const links = [...document.querySelectorAll('ui-nav-menu, s-app-nav')].flatMap((menu) => {
        menu.hidden = true;
        return [...menu.querySelectorAll('a, s-link')].map((link) => ({
          href: link.getAttribute('href'),
          label: link.textContent,
        }));
      });
      if (JSON.stringify(links) === told) return;
      told = JSON.stringify(links);
      tell('menu', { links });
    };
    const tellPath = () => tell('path', { path: location.pathname + location.search });
    for (const name of ['pushState', 'replaceState']) {
      const real = history[name].bind(history);
      history[name] = (...args) => {
        real(...args);
        tellPath();
      };
    }
    document.addEventListener('DOMContentLoaded', () => {
      tellMenu();
      tell('title', { title: document.title });
      new MutationObserver(tellMenu).observe(document.body, { childList: true, subtree: true });
    });
    tellPath();
  };

  if (window.top === window) {
    // Opened outside of the admin: go there, as the real one does.
    const [, handle] = fromBase64(config.host).split('/store/');
    if (handle) location.assign(`${adminOrigin}/store/${handle}/apps/${config.apiKey}`);
  } else {
    listen();
    replaceFetch();
    replaceOpen();
    window.shopify = api();
    tellPage();
  }
}
