import type { LabCase } from './lab-case.ts';
import {
  completeHead,
  image,
  metaByName,
  metaText,
  og,
  ogSite,
  ogText,
  ogTitle,
  page,
  textOfLength,
  texts,
  title,
  twitterImage,
  twitterText,
  twitterTitle,
} from './page-parts.ts';

// Which tag wins. A page has everything else that a card needs.

const largeImage = image('large.jpg');
const headWithoutTitle = [metaText, ogText, ogSite, largeImage].join('\n');
const headWithoutDescription = [title(), ogTitle, ogSite, largeImage].join('\n');

const titles: LabCase[] = [
  {
    id: 'title-all',
    group: 'title',
    rule: 'title',
    question: {
      en: 'og:title, twitter:title and title: which one?',
      de: 'og:title, twitter:title und title: welcher?',
    },
    html: page(`${title()}\n${ogTitle}\n${twitterTitle}\n${headWithoutTitle}`),
  },
  {
    id: 'title-twitter-first',
    group: 'title',
    rule: 'title',
    question: { en: 'Does twitter:title win if it comes first?', de: 'Gewinnt twitter:title, wenn er zuerst kommt?' },
    html: page(`${twitterTitle}\n${title()}\n${ogTitle}\n${headWithoutTitle}`),
  },
  {
    id: 'title-twitter-only',
    group: 'title',
    rule: 'title',
    question: { en: 'Without og:title: twitter:title or title?', de: 'Ohne og:title: twitter:title oder title?' },
    html: page(`${title()}\n${twitterTitle}\n${headWithoutTitle}`),
  },
  {
    id: 'title-element-only',
    group: 'title',
    rule: 'title',
    question: { en: 'Is the title element enough?', de: 'Reicht das title-Element?' },
    html: page(`${title()}\n${headWithoutTitle}`),
  },
  {
    id: 'title-none',
    group: 'title',
    rule: 'title',
    question: { en: 'What does a page without any title show?', de: 'Was zeigt eine Seite ganz ohne Titel?' },
    html: page(headWithoutTitle),
  },
  {
    id: 'title-empty',
    group: 'title',
    rule: 'title',
    question: {
      en: 'Empty og:title: does the title element help?',
      de: 'Leerer og:title: springt das title-Element ein?',
    },
    html: page(`${title()}\n${og('title', '')}\n${headWithoutTitle}`),
  },
  {
    id: 'title-empty-then-second',
    group: 'title',
    rule: 'title',
    question: {
      en: 'Empty og:title, then a second one: is it found?',
      de: 'Leerer og:title, dann ein zweiter: wird er gefunden?',
    },
    html: page(`${title()}\n${og('title', '')}\n${og('title', 'from the second og:title')}\n${headWithoutTitle}`),
  },
  {
    id: 'title-twice',
    group: 'title',
    rule: 'title',
    question: { en: 'Two og:title: first or last?', de: 'Zwei og:title: der erste oder der letzte?' },
    html: page(`${title()}\n${ogTitle}\n${og('title', 'from the second og:title')}\n${headWithoutTitle}`),
  },
  {
    id: 'title-blank',
    group: 'title',
    rule: 'title',
    question: {
      en: 'Is a title of a hard space empty?',
      de: 'Gilt ein Titel aus einem geschützten Leerzeichen als leer?',
    },
    html: page(`${title()}\n${og('title', '&nbsp;')}\n${headWithoutTitle}`),
  },
  {
    id: 'title-name-attribute',
    group: 'title',
    rule: 'title',
    question: { en: 'Is og:title found in a name attribute?', de: 'Wird og:title im Attribut name gefunden?' },
    html: page(`${title()}\n${metaByName('og:title', 'from og:title as name')}\n${headWithoutTitle}`),
  },
  {
    id: 'title-upper-case',
    group: 'title',
    rule: 'title',
    question: { en: 'Is OG:TITLE read like og:title?', de: 'Wird OG:TITLE wie og:title gelesen?' },
    html: page(`${title()}\n<meta property="OG:TITLE" content="from OG:TITLE">\n${headWithoutTitle}`),
  },
  {
    id: 'title-in-svg',
    group: 'title',
    rule: 'title',
    question: { en: 'Is the title of an inline SVG taken?', de: 'Wird der Titel eines SVG im Text genommen?' },
    html: page(
      headWithoutTitle,
      `<svg width="9" height="9">${title('from an svg')}</svg><p>A page without a title.</p>`,
    ),
  },
  {
    id: 'title-json-ld',
    group: 'title',
    rule: 'title',
    question: {
      en: 'Only JSON-LD has a name: is it the title?',
      de: 'Nur JSON-LD nennt einen Namen: ist er der Titel?',
    },
    html: page(
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"from JSON-LD","description":"from JSON-LD"}</script>\n${headWithoutTitle}`,
    ),
  },
  {
    id: 'title-long',
    group: 'title',
    rule: 'cut',
    question: {
      en: 'Where is a title of 300 characters cut off?',
      de: 'Wo wird ein Titel von 300 Zeichen abgeschnitten?',
    },
    html: page(`${title()}\n${og('title', textOfLength(300))}\n${headWithoutTitle}`),
  },
];

const descriptions: LabCase[] = [
  {
    id: 'description-all',
    group: 'description',
    rule: 'description',
    question: { en: 'Three descriptions: which one?', de: 'Drei Beschreibungen: welche?' },
    html: page(`${metaText}\n${ogText}\n${twitterText}\n${headWithoutDescription}`),
  },
  {
    id: 'description-twitter-only',
    group: 'description',
    rule: 'description',
    question: { en: 'Is twitter:description enough?', de: 'Reicht twitter:description?' },
    html: page(`${twitterText}\n${headWithoutDescription}`),
  },
  {
    id: 'description-meta-only',
    group: 'description',
    rule: 'description',
    question: { en: 'Is the meta description enough?', de: 'Reicht die Meta-Beschreibung?' },
    html: page(`${metaText}\n${headWithoutDescription}`),
  },
  {
    id: 'description-none',
    group: 'description',
    rule: 'description',
    question: {
      en: 'Without a description: is text of the page shown?',
      de: 'Ohne Beschreibung: wird Text der Seite gezeigt?',
    },
    html: page(headWithoutDescription),
  },
  {
    id: 'description-long',
    group: 'description',
    rule: 'cut',
    question: {
      en: 'Where is a description of 900 characters cut off?',
      de: 'Wo wird eine Beschreibung von 900 Zeichen abgeschnitten?',
    },
    html: page(`${og('description', textOfLength(900))}\n${headWithoutDescription}`),
  },
];

const siteNames: LabCase[] = [
  {
    id: 'site-name',
    group: 'siteName',
    rule: 'siteName',
    question: { en: 'Is og:site_name shown?', de: 'Wird og:site_name gezeigt?' },
    html: page(completeHead),
  },
  {
    id: 'site-name-none',
    group: 'siteName',
    rule: 'siteName',
    question: { en: 'Without og:site_name: what names the site?', de: 'Ohne og:site_name: was nennt die Website?' },
    html: page(
      [title(), metaText, ogTitle, ogText, largeImage, metaByName('application-name', 'from application-name')].join(
        '\n',
      ),
    ),
  },
];

const images: LabCase[] = [
  {
    id: 'image-og-and-twitter',
    group: 'image',
    rule: 'image',
    question: { en: 'og:image and twitter:image: which one?', de: 'og:image und twitter:image: welches?' },
    html: page(`${texts}\n${largeImage}\n${twitterImage}`),
  },
  {
    id: 'image-twitter-first',
    group: 'image',
    rule: 'image',
    question: { en: 'Does twitter:image win if it comes first?', de: 'Gewinnt twitter:image, wenn es zuerst kommt?' },
    html: page(`${twitterImage}\n${texts}\n${largeImage}`),
  },
  {
    id: 'image-twitter-only',
    group: 'image',
    rule: 'image',
    question: { en: 'Is twitter:image enough?', de: 'Reicht twitter:image?' },
    html: page(`${texts}\n${twitterImage}`),
  },
  {
    id: 'image-two',
    group: 'image',
    rule: 'image',
    question: { en: 'Two og:image: first, last or both?', de: 'Zwei og:image: das erste, das letzte oder beide?' },
    html: page(`${texts}\n${largeImage}\n${image('second.jpg')}`),
  },
  {
    id: 'image-empty-then-second',
    group: 'image',
    rule: 'image',
    question: {
      en: 'Empty og:image, then a second one: is it found?',
      de: 'Leeres og:image, dann ein zweites: wird es gefunden?',
    },
    html: page(`${texts}\n${og('image', '')}\n${image('second.jpg')}`),
  },
  {
    id: 'image-missing-then-second',
    group: 'image',
    rule: 'image',
    question: {
      en: 'The first image is a 404: is the second taken?',
      de: 'Das erste Bild fehlt (404): wird das zweite genommen?',
    },
    html: page(`${texts}\n${image('missing.jpg')}\n${image('second.jpg')}`),
    needs: 'images',
  },
  {
    id: 'image-http',
    group: 'image',
    rule: 'imageAddress',
    question: { en: 'Is an image at an http address shown?', de: 'Wird ein Bild unter einer http-Adresse gezeigt?' },
    html: page(`${texts}\n${og('image', '{{http:large.jpg}}')}`),
  },
  {
    id: 'image-secure-url',
    group: 'image',
    rule: 'image',
    question: { en: 'Is og:image:secure_url preferred?', de: 'Hat og:image:secure_url Vorrang?' },
    html: page(`${texts}\n${og('image', '{{http:large.jpg}}')}\n${og('image:secure_url', '{{image:second.jpg}}')}`),
  },
  {
    id: 'image-relative',
    group: 'image',
    rule: 'imageAddress',
    question: { en: 'Is a relative image address followed?', de: 'Wird einer relativen Bildadresse gefolgt?' },
    html: page(`${texts}\n${og('image', '{{relative:large.jpg}}')}`),
  },
  {
    id: 'image-from-root',
    group: 'image',
    rule: 'image',
    question: {
      en: 'Is an image address that starts with a slash followed?',
      de: 'Wird einer Bildadresse gefolgt, die mit einem Schrägstrich beginnt?',
    },
    html: page(`${texts}\n${og('image', '{{path:large.jpg}}')}`),
  },
  {
    id: 'image-entities',
    group: 'image',
    rule: 'image',
    question: {
      en: 'Is &amp;amp; in an image address read as &?',
      de: 'Wird &amp;amp; in einer Bildadresse als & gelesen?',
    },
    html: page(`${texts}\n${og('image', '{{image:large.jpg}}?a=1&amp;b=2')}`),
  },
  {
    id: 'image-redirected',
    group: 'image',
    rule: 'image',
    question: { en: 'Is an image behind a redirect shown?', de: 'Wird ein Bild hinter einer Weiterleitung gezeigt?' },
    html: page(`${texts}\n${image('redirected.jpg')}`),
    needs: 'images',
  },
  {
    id: 'image-plain-bytes',
    group: 'image',
    rule: 'types',
    question: {
      en: 'Is a JPG shown that the server calls plain bytes?',
      de: 'Wird ein JPG gezeigt, das der Server als bloße Bytes ausgibt?',
    },
    html: page(`${texts}\n${image('plain-bytes.jpg')}`),
    needs: 'images',
  },
  {
    id: 'image-in-body',
    group: 'image',
    rule: 'fallbackImage',
    question: {
      en: 'Without a tag: is an image of the page taken?',
      de: 'Ohne Tag: wird ein Bild der Seite genommen?',
    },
    html: page(
      texts,
      '<p>from the first paragraph</p><img src="{{image:second.jpg}}" width="1200" height="630" alt="">',
    ),
    needs: 'images',
  },
  {
    id: 'image-touch-icon',
    group: 'image',
    rule: 'fallbackImage',
    question: { en: 'Without a tag: is the touch icon taken?', de: 'Ohne Tag: wird das Touch-Icon genommen?' },
    html: page(`${texts}\n<link rel="apple-touch-icon" sizes="200x200" href="{{image:200x200.jpg}}">`),
    needs: 'images',
  },
  {
    id: 'image-json-ld',
    group: 'image',
    rule: 'fallbackImage',
    question: { en: 'Only JSON-LD has an image: is it taken?', de: 'Nur JSON-LD nennt ein Bild: wird es genommen?' },
    html: page(
      `${texts}\n<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"from JSON-LD","image":"{{image:second.jpg}}"}</script>`,
    ),
  },
];

export const casesOfTags: readonly LabCase[] = [...titles, ...descriptions, ...siteNames, ...images];
