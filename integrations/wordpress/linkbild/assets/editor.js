// The panel in the block editor's side bar, without a build: WordPress brings React and its components.
(({ plugins, editor, editPost, element, components, data, blockEditor }, { texts, screenUrl }) => {
  const el = element.createElement;
  // The border tells a white image from the panel.
  const imageStyle = { display: 'block', width: '100%', margin: '12px 0 0', border: '1px solid #ddd' };
  // In wp.editor since WordPress 6.6, in wp.editPost before.
  const Panel = editor.PluginDocumentSettingPanel || editPost.PluginDocumentSettingPanel;

  const show = () => {
    const { meta, preview, ownUrl, isPublished } = data.useSelect((select) => {
      const store = select('core/editor');
      const fields = store.getEditedPostAttribute('meta') || {};
      const own = fields._linkbild_image ? select('core').getMedia(fields._linkbild_image) : null;
      // What the server says of the post as it was saved last.
      const saved = store.getCurrentPostAttribute('linkbild_preview');
      return {
        meta: fields,
        preview: saved || { state: 'not-public', url: '' },
        ownUrl: own ? own.source_url : '',
        isPublished: store.isCurrentPostPublished(),
      };
    }, []);
    const { editPost: edit } = data.useDispatch('core/editor');
    const put = (fields) => edit({ meta: fields });

    const isOff = Boolean(meta._linkbild_off);
    const hasOwn = meta._linkbild_image > 0;
    let { state, url } = preview;
    if (isOff) [state, url] = ['off', ''];
    else if (hasOwn && ownUrl) [state, url] = [state === 'not-public' ? state : 'own', ownUrl];
    // Switched on or freed of its own image since it was saved: the server knows the image after saving.
    else if (state === 'off' || state === 'own') [state, url] = [isPublished ? 'unsaved' : 'not-public', ''];

    return el(
      Panel,
      { name: 'linkbild', title: 'Linkbild', className: 'linkbild-panel' },
      el(components.ToggleControl, {
        label: texts.switch,
        checked: !isOff,
        onChange: (isOn) => put({ _linkbild_off: !isOn }),
        __nextHasNoMarginBottom: true,
      }),
      url && el('img', { src: url, alt: texts.alt, style: imageStyle }),
      el('p', { className: 'linkbild-state', style: { margin: '8px 0 12px' } }, texts.states[state]),
      !isOff &&
        el(
          blockEditor.MediaUploadCheck,
          null,
          el(
            'div',
            { style: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px' } },
            el(blockEditor.MediaUpload, {
              title: texts.choose,
              allowedTypes: ['image'],
              value: meta._linkbild_image,
              onSelect: ({ id }) => put({ _linkbild_image: id }),
              render: ({ open }) =>
                el(components.Button, { variant: 'secondary', onClick: open }, hasOwn ? texts.replace : texts.choose),
            }),
            hasOwn &&
              el(
                components.Button,
                { variant: 'link', isDestructive: true, onClick: () => put({ _linkbild_image: 0 }) },
                texts.remove,
              ),
          ),
        ),
      screenUrl &&
        el('p', { style: { marginTop: '12px' } }, el(components.ExternalLink, { href: screenUrl }, texts.open)),
    );
  };

  plugins.registerPlugin('linkbild', { render: show, icon: 'share' });
})(window.wp, window.linkbildEditor);
