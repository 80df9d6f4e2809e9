// The admin page around an app: answers the messages of App Bridge, from the app's frame and origin only.
(() => {
  const { appOrigin, appPath, base, grantLabel, cancelLabel } = JSON.parse(
    document.getElementById('facts').textContent,
  );
  const frame = document.querySelector('iframe');
  const dialog = document.querySelector('dialog');
  const ask = async (call, details) => {
    const response = await fetch(`${base}/app-bridge/${call}`, { method: 'POST', body: JSON.stringify(details ?? {}) });
    return response.json();
  };

  /** The merchant says yes or no to more scopes. */
  const askMerchant = (scopes) =>
    new Promise((resolve) => {
      dialog.replaceChildren();
      const list = document.createElement('ul');
      for (const scope of scopes) list.append(Object.assign(document.createElement('li'), { textContent: scope }));
      const button = (label, value) =>
        Object.assign(document.createElement('button'), {
          textContent: label,
          onclick: () => {
            dialog.close();
            resolve(value);
          },
        });
      dialog.append(list, button(grantLabel, true), button(cancelLabel, false));
      dialog.showModal();
    });

  const answers = {
    idToken: () => ask('session-token'),
    user: () => ask('user'),
    'scopes.query': () => ask('scopes'),
    'scopes.revoke': ({ scopes }) => ask('revoke', { scopes }),
    'scopes.request': async ({ scopes }) => {
      const { granted } = await ask('scopes');
      const missing = scopes.filter((scope) => !granted.includes(scope));
      const isGranted = missing.length === 0 || (await askMerchant(missing));
      const detail = await ask(isGranted ? 'grant' : 'scopes', { scopes });
      return { result: isGranted ? 'granted-all' : 'declined-all', detail };
    },
  };

  const orders = {
    toast: ({ id, message, isError }) => {
      const toast = Object.assign(document.createElement('p'), { id, textContent: message });
      toast.className = isError ? 'toast error' : 'toast';
      document.getElementById('toasts').append(toast);
    },
    'toast-hide': ({ id }) => document.getElementById(id)?.remove(),
    loading: ({ isLoading }) => document.body.toggleAttribute('data-loading', isLoading),
    title: ({ title }) => {
      document.title = title;
    },
    path: ({ path }) => {
      const own = path.startsWith(appPath) ? path.slice(appPath.length) : path;
      const url = new URL(own, 'http://app.invalid');
      for (const name of ['embedded', 'hmac', 'host', 'id_token', 'locale', 'session', 'shop', 'timestamp'])
        url.searchParams.delete(name);
      history.replaceState(null, '', base + (url.pathname === '/' ? '' : url.pathname) + url.search);
    },
    navigate: ({ url }) => {
      const inAdmin = /^shopify:\/?\/?admin\/?(.*)$/.exec(url);
      location.assign(inAdmin ? `${base.replace(/\/apps\/.*/, '')}/${inAdmin[1]}` : url);
    },
    menu: ({ links }) => {
      const items = links.map(({ href, label }) => {
        const button = Object.assign(document.createElement('button'), { textContent: label });
        button.onclick = () => frame.contentWindow.postMessage({ appBridge: 'goto', value: href }, appOrigin);
        return button;
      });
      document.querySelector('nav').replaceChildren(...items);
    },
  };

  addEventListener('message', async ({ data, origin, source }) => {
    if (origin !== appOrigin || source !== frame.contentWindow || typeof data?.appBridge !== 'string') return;
    const { appBridge: call, id, details } = data;
    if (Object.hasOwn(orders, call)) orders[call](details);
    if (Object.hasOwn(answers, call))
      frame.contentWindow.postMessage({ appBridge: 'answer', id, value: await answers[call](details) }, appOrigin);
  });
})();
