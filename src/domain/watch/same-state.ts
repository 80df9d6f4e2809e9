import type { PageState, StateCard, StateImage } from './page-state.ts';

// Whether two looks saw the same. Addresses of images carry tokens and times that differ in every answer and mean the
// same file: they are compared without their query as long as the file is the same.

export function comparableState(state: PageState): string {
  const isImage = (key: string) => /image|secure_url/.test(key);
  return JSON.stringify({
    tags: state.tags
      .map(({ key, value, writtenBy }) => [key, isImage(key) ? bareAddress(value) : value, writtenBy])
      .sort(([a = ''], [b = '']) => ((a ?? '') < (b ?? '') ? -1 : 1)),
    image: state.image && comparableImage(state.image),
    cards: Object.entries(state.cards)
      .map(([platform, card]) => [platform, comparableCard(card)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
    score: state.score,
    issues: state.issues.map(({ id }) => id).sort(),
    theme: state.theme,
  });
}

export const bareAddress = (address: string): string => address.replace(/[?#].*$/, '');

const comparableImage = (image: StateImage) => ({ ...image, url: bareAddress(image.url) });

const comparableCard = ({ layout, title, description, siteName, host, image, isShown }: StateCard) => ({
  layout,
  title,
  description,
  siteName,
  host,
  image: image && bareAddress(image.url),
  isShown,
});
