// Building blocks of the lab's pages. Every text names the tag it stands in.

export const title = (text = 'from the title element'): string => `<title>${text}</title>`;
export const metaByName = (name: string, content: string): string => `<meta name="${name}" content="${content}">`;
export const og = (key: string, content: string): string => `<meta property="og:${key}" content="${content}">`;
export const image = (name: string): string => og('image', `{{image:${name}}}`);

export const ogTitle = og('title', 'from og:title');
export const ogText = og('description', 'from og:description');
export const ogSite = og('site_name', 'from og:site_name');
export const metaText = metaByName('description', 'from meta description');
export const twitterTitle = metaByName('twitter:title', 'from twitter:title');
export const twitterText = metaByName('twitter:description', 'from twitter:description');
export const twitterImage = metaByName('twitter:image', '{{image:second.jpg}}');
export const largeCard = metaByName('twitter:card', 'summary_large_image');

/** Title, description and name of the site: what a card has beside its image. */
export const texts = [title(), metaText, ogTitle, ogText, ogSite].join('\n');
/** All a card needs. */
export const completeHead = `${texts}\n${image('large.jpg')}`;

const PARAGRAPH = '<h1>from the heading</h1><p>from the first paragraph</p>';

/** X shows no card without twitter:card, whatever the question is; so every page has one. */
export const page = (head: string, body = PARAGRAPH): string => bare(`${largeCard}\n${head}`, body);

/** A page without twitter:card. */
export const bare = (head: string, body = PARAGRAPH): string =>
  `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n${head}\n</head>\n<body>\n${body}\n</body>\n</html>\n`;

/** Words in a number of characters, each of which can be counted: `01 02 03 …`. */
export const textOfLength = (characters: number): string =>
  Array.from({ length: Math.ceil(characters / 4) }, (_, index) => String(index + 1).padStart(3, '0'))
    .join(' ')
    .slice(0, characters);
