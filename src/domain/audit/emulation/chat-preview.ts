// The preview of a link in the chat of a messaging app, as the group chat demo shows it (docs/specification.md#s5.16).
// Simpler than any single platform: what holds for all chats.
import { characters, cutText } from './cut-text.ts';

export const chatPreviewRule = {
  titleLength: 25,
  descriptionLength: 30,
  imageTypes: ['png', 'jpeg', 'gif', 'svg+xml'],
  /** Best as wide as this. */
  preferred: { width: 1200, height: 630 },
  maxBytes: 1_000_000,
} as const;

type ChatImageShape = 'square' | 'landscape' | 'portrait';

export interface ChatImage {
  url: string;
  /** After `image/`. */
  type: string;
  width: number;
  height: number;
  bytes: number;
}

interface ChatLink {
  title: string;
  description: string;
  ogImage: ChatImage | null;
}

export interface ChatPreview {
  title: string;
  description: string;
  image: { url: string; shape: ChatImageShape; width: number; height: number } | null;
}

export function chatPreviewOf({ title, description, ogImage }: ChatLink): ChatPreview {
  const { titleLength, descriptionLength } = chatPreviewRule;
  return {
    title: cutText(title, characters(titleLength)),
    description: cutText(description, characters(descriptionLength)),
    image: ogImage && isShown(ogImage) ? { ...sidesOf(ogImage), url: ogImage.url, shape: shapeOf(ogImage) } : null,
  };
}

const isShown = ({ type, bytes }: ChatImage) =>
  chatPreviewRule.imageTypes.some((one) => one === type) && bytes <= chatPreviewRule.maxBytes;

const sidesOf = ({ width, height }: ChatImage) => ({ width, height });

/** Nearly square counts as square: nobody sees ten percent. */
const NEARLY = 1.1;

function shapeOf({ width, height }: ChatImage): ChatImageShape {
  if (width > height * NEARLY) return 'landscape';
  return height > width * NEARLY ? 'portrait' : 'square';
}
