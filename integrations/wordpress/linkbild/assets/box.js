// The box in the classic editor: choosing and removing an own image. The rest is a form.
(() => {
  const box = document.querySelector('.linkbild-box');
  if (!box) return;
  const input = box.querySelector('[name=linkbild_image]');
  const image = box.querySelector('.linkbild-image');
  const choose = box.querySelector('.linkbild-choose');
  const remove = box.querySelector('.linkbild-remove');
  const state = box.querySelector('.linkbild-state');
  const show = (id, url) => {
    input.value = id;
    image.src = url;
    image.hidden = !url;
    remove.hidden = !id;
    state.textContent = id ? state.dataset.own : state.dataset.unsaved;
  };
  let frame;
  choose.addEventListener('click', () => {
    if (!frame) {
      frame = window.wp.media({ title: choose.dataset.title, library: { type: 'image' }, multiple: false });
      frame.on('select', () => {
        const { id, url } = frame.state().get('selection').first().toJSON();
        show(id, url);
      });
    }
    frame.open();
  });
  remove.addEventListener('click', () => show(0, ''));
})();
