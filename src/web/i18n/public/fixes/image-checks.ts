import type { Fix } from './fixes.ts';

export const IMAGE_TAGS = `<meta property="og:image" content="https://your-shop.com/lamp-1200x630.jpg">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">`;

/** Fixes of the image and its file. */
export const imageFixes = {
  hasOgImage: {
    title: { en: 'The link has no preview image', de: 'Der Link hat kein Vorschaubild' },
    meaning: {
      en: 'Without og:image, the card is text only, or the platform picks a logo or banner from the page. Links with an image get noticed first.',
      de: 'Ohne og:image besteht die Karte nur aus Text, oder die Plattform nimmt ein Logo oder Banner der Seite. Links mit Bild fallen zuerst auf.',
    },
    howTo: 'image',
    byHand: {
      en: 'Use a 1200 × 630 px JPG under 600 KB. Give its full https URL and its real size.',
      de: 'Verwenden Sie ein JPG mit 1200 × 630 px unter 600 KB. Geben Sie die vollständige https-Adresse und die tatsächliche Größe an.',
    },
    code: IMAGE_TAGS,
  },
  isNoOgImage: {
    title: { en: 'The card shows no image', de: 'Die Karte zeigt kein Bild' },
    meaning: {
      en: 'A page without an image gets only a fifth of its points, and few people notice the link.',
      de: 'Eine Seite ohne Bild bekommt nur ein Fünftel ihrer Punkte. Ohne Bild geht ein Link im Chat unter.',
    },
    howTo: 'image',
    byHand: {
      en: 'Add an image with its full URL.',
      de: 'Geben Sie ein Bild mit vollständiger Adresse an.',
    },
    code: IMAGE_TAGS,
  },
  isGenericImage: {
    title: { en: 'Many pages share the same image', de: 'Viele Seiten zeigen dasselbe Bild' },
    meaning: {
      en: 'If every link shows your logo, nobody can tell them apart. Each page should have its own image.',
      de: 'Zeigt jeder Link das Logo, sehen alle gleich aus. Jede Seite sollte ihr eigenes Bild haben.',
    },
    howTo: 'ownImage',
    byHand: {
      en: 'Use a different og:image on every page.',
      de: 'Geben Sie auf jeder Seite ein anderes og:image an.',
    },
    code: IMAGE_TAGS,
  },
  isStaticImage: {
    title: { en: 'The image wasn’t made for sharing', de: 'Das Bild ist nicht fürs Teilen gemacht' },
    meaning: {
      en: 'A product photo is good, and this isn’t an error. An image made for sharing, with name and price, says more and earns the last 15 percent.',
      de: 'Ein Produktfoto ist kein Fehler. Ein fürs Teilen gestaltetes Bild mit Name und Preis sagt aber mehr und bringt die letzten 15 Prozent.',
    },
    howTo: 'ownImage',
    byHand: {
      en: 'Let a service create the image from the page’s content and put its URL into og:image.',
      de: 'Lassen Sie das Bild von einem Dienst aus dem Inhalt der Seite erstellen und tragen Sie seine Adresse in og:image ein.',
    },
    code: IMAGE_TAGS,
  },
  isDynamicImage: {
    title: { en: 'The image isn’t created from the page', de: 'Das Bild ändert sich nicht mit der Seite' },
    meaning: {
      en: 'An image created from the page stays up to date. A new price or name appears in it automatically.',
      de: 'Ein Bild, das aus dem Inhalt der Seite erstellt wird, bleibt aktuell. Ein neuer Preis oder Name erscheint darin automatisch.',
    },
    howTo: 'ownImage',
    byHand: {
      en: 'Put the URL of an image service into og:image.',
      de: 'Tragen Sie in og:image die Adresse eines Bilddienstes ein.',
    },
    code: IMAGE_TAGS,
  },
  isSingleImage: {
    title: { en: 'The page has several preview images', de: 'Die Seite hat mehrere Vorschaubilder' },
    meaning: {
      en: 'Most platforms use the first image, some another, a few show all of them. If only one is good, the wrong one may appear.',
      de: 'Die meisten Plattformen nehmen das erste Bild, manche ein anderes, einige zeigen alle. Ist nur eines gut, erscheint womöglich das falsche.',
    },
    howTo: 'oneImage',
    byHand: {
      en: 'Keep the best one, unless you want a gallery.',
      de: 'Behalten Sie das beste, außer Sie möchten eine Galerie.',
    },
    code: '<meta property="og:image" content="https://your-shop.com/lamp-1200x630.jpg">',
  },
  hasNoOgImageAlternative: {
    title: { en: 'The platform picks an image itself', de: 'Die Plattform wählt selbst ein Bild' },
    meaning: {
      en: 'No tag sets an image, so the platform takes one from the page. Often that’s a logo, an icon or a banner.',
      de: 'Kein Tag nennt ein Bild, also nimmt die Plattform eines von der Seite. Oft ist das ein Logo, ein Symbol oder ein Banner.',
    },
    howTo: 'image',
    byHand: {
      en: 'Set the right image yourself.',
      de: 'Legen Sie das richtige Bild selbst fest.',
    },
    code: IMAGE_TAGS,
  },
  isValidImageType: {
    title: { en: 'The image format isn’t supported', de: 'Das Bildformat wird nicht unterstützt' },
    meaning: {
      en: 'Browsers show SVG and AVIF, but many platforms don’t. They leave the image out without telling you.',
      de: 'Browser zeigen SVG und AVIF, viele Plattformen nicht. Sie lassen das Bild dann ohne Hinweis weg.',
    },
    howTo: 'file',
    byHand: {
      en: 'Save it as a JPG. Every platform shows that.',
      de: 'Speichern Sie es als JPG. Das zeigt jede Plattform.',
    },
    code: IMAGE_TAGS,
  },
  fileSizeOk: {
    title: { en: 'The image file is too large', de: 'Die Bilddatei ist zu groß' },
    meaning: {
      en: 'Chat apps load images on phones and give up on large ones. The card then has no image, and nobody tells you why.',
      de: 'Chats laden Bilder auf dem Smartphone und brechen bei großen ab. Die Karte hat dann kein Bild, und niemand sagt Ihnen, warum.',
    },
    howTo: 'file',
    byHand: {
      en: 'Save it as a 1200 × 630 px JPG at 80% quality. That’s usually under 200 KB.',
      de: 'Speichern Sie es als JPG mit 1200 × 630 px und 80 % Qualität. Das sind meist weniger als 200 KB.',
    },
    code: null,
  },
  hasSafeFileSize: {
    title: { en: 'The image file is close to the limit', de: 'Die Bilddatei liegt knapp unter der Grenze' },
    meaning: {
      en: 'WhatsApp says “under 600 KB”, but not whether that means 600,000 or 614,400 bytes. In between, the image may only appear small.',
      de: 'WhatsApp nennt „unter 600 KB“, sagt aber nicht, ob das 600.000 oder 614.400 Bytes sind. Dazwischen bleibt das Bild womöglich klein.',
    },
    howTo: 'file',
    byHand: {
      en: 'Stay under 300 KB to be safe.',
      de: 'Bleiben Sie sicherheitshalber unter 300 KB.',
    },
    code: null,
  },
  hasMinWidth: {
    title: { en: 'The image isn’t wide enough', de: 'Das Bild ist nicht breit genug' },
    meaning: {
      en: 'Narrow images shrink to a small square next to the text or don’t appear at all.',
      de: 'Schmale Bilder werden zum kleinen Quadrat neben dem Text oder erscheinen gar nicht.',
    },
    howTo: 'file',
    byHand: {
      en: 'Use 1200 × 630 px.',
      de: 'Verwenden Sie 1200 × 630 px.',
    },
    code: IMAGE_TAGS,
  },
  hasMinHeight: {
    title: { en: 'The image isn’t tall enough', de: 'Das Bild ist nicht hoch genug' },
    meaning: {
      en: 'Images that aren’t tall enough shrink to a small square next to the text or don’t appear at all.',
      de: 'Flache Bilder werden zum kleinen Quadrat neben dem Text oder erscheinen gar nicht.',
    },
    howTo: 'file',
    byHand: {
      en: 'Use 1200 × 630 px.',
      de: 'Verwenden Sie 1200 × 630 px.',
    },
    code: IMAGE_TAGS,
  },
  hasMinSize: {
    title: { en: 'The image is too small', de: 'Das Bild ist zu klein' },
    meaning: {
      en: 'Below a certain size, platforms show the image small or not at all.',
      de: 'Unterhalb der Mindestgröße zeigt eine Plattform das Bild klein oder gar nicht.',
    },
    howTo: 'file',
    byHand: {
      en: 'Use 1200 × 630 px.',
      de: 'Verwenden Sie 1200 × 630 px.',
    },
    code: IMAGE_TAGS,
  },
  hasGoodImageRatio: {
    title: { en: 'The image will be cropped', de: 'Das Bild wird beschnitten' },
    meaning: {
      en: 'Large cards are about twice as wide as they are tall. Square and portrait product photos get cropped, and heads, feet or prices go missing.',
      de: 'Große Karten sind etwa doppelt so breit wie hoch. Quadratische Fotos und Hochformate werden beschnitten: Kopf, Fuß oder Preis fehlen.',
    },
    howTo: 'file',
    byHand: {
      en: 'Use 1200 × 630 px and leave space around what matters.',
      de: 'Verwenden Sie 1200 × 630 px und lassen Sie Platz um das Wichtige.',
    },
    code: IMAGE_TAGS,
  },
  hasPerfectImageRatio: {
    title: { en: 'The image is cropped slightly', de: 'Das Bild wird leicht beschnitten' },
    meaning: {
      en: 'The shape is good but doesn’t match the card exactly, so a strip at the edge is lost.',
      de: 'Das Format ist gut, passt aber nicht genau zur Karte. Am Rand fehlt ein Streifen.',
    },
    howTo: 'file',
    byHand: {
      en: 'At 1200 × 630 px, the fewest platforms crop. Keep what matters away from the edges.',
      de: 'Mit 1200 × 630 px schneiden die wenigsten Plattformen etwas ab. Lassen Sie am Rand nichts Wichtiges stehen.',
    },
    code: IMAGE_TAGS,
  },
  allowsLargeImage: {
    title: { en: 'Google Discover shows a small image', de: 'Google Discover zeigt nur ein kleines Bild' },
    meaning: {
      en: 'Google shows large images in Discover only if the page permits it. Without the permission, your article gets a thumbnail.',
      de: 'Große Bilder zeigt Google in Discover nur mit Erlaubnis der Seite. Ohne sie bekommt Ihr Artikel ein kleines Vorschaubild.',
    },
    howTo: 'indexing',
    byHand: {
      en: 'Add the permission to the <head> of your articles:',
      de: 'Ergänzen Sie die Erlaubnis im <head> Ihrer Artikel:',
    },
    code: '<meta name="robots" content="max-image-preview:large">',
  },
  declaredSizeIsReal: {
    title: { en: 'The declared image size is wrong', de: 'Die angegebene Bildgröße stimmt nicht' },
    meaning: {
      en: 'Platforms that trust the tags lay out the card before the file arrives. It then comes out too small or in the wrong shape.',
      de: 'Plattformen, die den Tags vertrauen, zeigen die Karte, bevor die Datei da ist: zu klein oder im falschen Format.',
    },
    howTo: 'file',
    byHand: {
      en: 'State the real width and height, or leave both out.',
      de: 'Geben Sie die tatsächliche Breite und Höhe an oder lassen Sie beide weg.',
    },
    code: IMAGE_TAGS,
  },
  hasAltText: {
    title: { en: 'The preview image has no alt text', de: 'Das Vorschaubild hat keinen Alternativtext' },
    meaning: {
      en: 'People who can’t see the image hear this text instead. Mastodon and X pass it on.',
      de: 'Wer das Bild nicht sehen kann, hört stattdessen diesen Text. Mastodon und X geben ihn weiter.',
    },
    howTo: 'alt',
    byHand: {
      en: 'Say in one sentence what the image shows.',
      de: 'Beschreiben Sie in einem Satz, was das Bild zeigt.',
    },
    code: '<meta property="og:image:alt" content="A yellow table lamp with a round dome">',
  },
} satisfies Record<string, Fix>;
