const images = '%IMAGES_URL%/%PROJECT_UUID%';

/**
 * URL of a page's image. `version` is anything that changes together with what the image shows: the last change of the
 * page, or a hash of title, price and image. A new URL makes platforms fetch the image again.
 */
export function linkbildImage(pageUrl, version) {
  const path = new URL(pageUrl).pathname.replace(/\/$/, '/index');
  const name =
    String(version ?? '')
      .replace(/[^A-Za-z0-9_-]/g, '')
      .slice(0, 64) || '1';
  return `${images}/${name}${path}.jpg`;
}

/** The tags for the head of the page, on the server: platforms run no scripts. */
export function linkbildHtml({ pageUrl, title, version }) {
  const text = (value) => String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const image = text(linkbildImage(pageUrl, version));
  return [
    '<meta name="linkbild" content="%PROJECT_UUID%">',
    `<meta property="og:image" content="${image}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:type" content="image/jpeg">',
    `<meta property="og:image:alt" content="${text(title)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="twitter:image" content="${image}">`,
  ].join('\n');
}
