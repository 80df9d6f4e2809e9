/** Into the code editor of the Shopify admin, with the file open. The editor knows no line in its URL. */
export function codeEditorUrl(place: { handle: string; themeId: number | string; file: string }): string {
  const { handle, themeId, file } = place;
  const key = file.split('/').map(encodeURIComponent).join('/');
  return `https://admin.shopify.com/store/${encodeURIComponent(handle)}/themes/${encodeURIComponent(themeId)}?key=${key}`;
}
