import type { Fix } from './fix.ts';

const IMAGE_TAGS = `<meta property="og:image" content="https://your-shop.com/lamp-1200x630.jpg">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">`;

/** Fixes of the image and its file. */
export const imageFixes = {
  hasOgImage: {
    title: { en: 'The link has no preview image', de: 'Der Link hat kein Vorschaubild' },
    meaning: {
      en: 'Without og:image the card is text only, or the platform takes a logo or a banner of the page. Links with an image are seen first.',
      de: 'Ohne og:image besteht die Karte nur aus Text, oder die Plattform nimmt ein Logo oder Banner der Seite. Links mit Bild fallen zuerst auf.',
    },
    howTo: 'image',
    byHand: {
      en: 'A JPG of 1200×630 px under 600 KB, with its whole https address and its real size.',
      de: 'Ein JPG mit 1200×630 px unter 600 KB, mit ganzer https-Adresse und seiner wirklichen Größe.',
    },
    code: IMAGE_TAGS,
  },
  isNoOgImage: {
    title: { en: 'The page has no image of its own', de: 'Die Seite hat kein eigenes Bild' },
    meaning: {
      en: 'A page without an image gets a fifth of its points: that is about how much of a link is left without one.',
      de: 'Eine Seite ohne Bild bekommt ein Fünftel ihrer Punkte: So wenig bleibt von einem Link ohne Bild.',
    },
    howTo: 'image',
    byHand: { en: 'Name an image with its whole address.', de: 'Nennen Sie ein Bild mit ganzer Adresse.' },
    code: IMAGE_TAGS,
  },
  isGenericImage: {
    title: { en: 'Many pages share the same image', de: 'Viele Seiten teilen sich ein Bild' },
    meaning: {
      en: 'If every link shows the logo, nobody sees what it is about. Each page should have its own image.',
      de: 'Zeigt jeder Link das Logo, sieht niemand, worum es geht. Jede Seite sollte ihr eigenes Bild haben.',
    },
    howTo: 'ownImage',
    byHand: { en: 'Name another og:image on every page.', de: 'Nennen Sie auf jeder Seite ein anderes og:image.' },
    code: IMAGE_TAGS,
  },
  isStaticImage: {
    title: { en: 'The image was not made for sharing', de: 'Das Bild ist nicht fürs Teilen gemacht' },
    meaning: {
      en: 'A photo of the product is good. An image drawn for sharing, with name and price in it, tells more; it is worth the last 15 percent. This is no fault.',
      de: 'Ein Foto des Produkts ist gut. Ein fürs Teilen gezeichnetes Bild mit Name und Preis sagt mehr und bringt die letzten 15 Prozent. Ein Fehler ist das nicht.',
    },
    howTo: 'ownImage',
    byHand: {
      en: 'Let a service draw the image from what the page says, and name its address in og:image.',
      de: 'Lassen Sie das Bild von einem Dienst aus dem Inhalt der Seite zeichnen und nennen Sie dessen Adresse in og:image.',
    },
    code: IMAGE_TAGS,
  },
  isDynamicImage: {
    title: { en: 'The image is not drawn from the page', de: 'Das Bild ist nicht aus der Seite gezeichnet' },
    meaning: {
      en: 'A drawn image follows the page: a new price or name is in it by itself.',
      de: 'Ein gezeichnetes Bild folgt der Seite: Ein neuer Preis oder Name steht von selbst darin.',
    },
    howTo: 'ownImage',
    byHand: {
      en: 'Name the address of an image service in og:image.',
      de: 'Nennen Sie in og:image die Adresse eines Bilddienstes.',
    },
    code: IMAGE_TAGS,
  },
  isSingleImage: {
    title: { en: 'The page names several preview images', de: 'Die Seite nennt mehrere Vorschaubilder' },
    meaning: {
      en: 'Most platforms take the first, some another, a few show all of them. If only one is good, the wrong one may be shown.',
      de: 'Die meisten Plattformen nehmen das erste, manche ein anderes, einige zeigen alle. Ist nur eines gut, erscheint womöglich das falsche.',
    },
    howTo: 'oneImage',
    byHand: {
      en: 'Keep the best one, unless you want the gallery.',
      de: 'Behalten Sie das beste, außer Sie wollen die Galerie.',
    },
    code: '<meta property="og:image" content="https://your-shop.com/lamp-1200x630.jpg">',
  },
  hasNoOgImageAlternative: {
    title: { en: 'The platform picks an image itself', de: 'Die Plattform sucht sich selbst ein Bild aus' },
    meaning: {
      en: 'No tag names an image, so the platform takes one of the page, often a logo, an icon or a banner.',
      de: 'Kein Tag nennt ein Bild, also nimmt die Plattform eines der Seite, oft ein Logo, ein Symbol oder einen Banner.',
    },
    howTo: 'image',
    byHand: { en: 'Name the right one.', de: 'Nennen Sie das richtige.' },
    code: IMAGE_TAGS,
  },
  isValidImageType: {
    title: { en: 'The image has a format that is not shown', de: 'Das Bildformat wird nicht gezeigt' },
    meaning: {
      en: 'Browsers show SVG and AVIF, many platforms do not. They then leave the image out without a word.',
      de: 'Browser zeigen SVG und AVIF, viele Plattformen nicht. Sie lassen das Bild dann wortlos weg.',
    },
    howTo: 'file',
    byHand: {
      en: 'Save it as JPG: every platform shows that.',
      de: 'Speichern Sie es als JPG: Das zeigt jede Plattform.',
    },
    code: IMAGE_TAGS,
  },
  fileSizeOk: {
    title: { en: 'The image file is too large', de: 'Die Bilddatei ist zu groß' },
    meaning: {
      en: 'Chats load images on phones and give up on large ones. The card then has no image, with nothing to say why.',
      de: 'Chats laden Bilder auf dem Smartphone und geben bei großen auf. Die Karte hat dann kein Bild, und nichts sagt, warum.',
    },
    howTo: 'file',
    byHand: {
      en: 'Save it as JPG with 1200×630 px and quality 80: that is mostly under 200 KB.',
      de: 'Speichern Sie es als JPG mit 1200×630 px und Qualität 80: Das sind meist unter 200 KB.',
    },
    code: null,
  },
  hasSafeFileSize: {
    title: { en: 'The image file is close to the limit', de: 'Die Bilddatei liegt knapp an der Grenze' },
    meaning: {
      en: 'WhatsApp writes "under 600 KB", and does not say whether that is 600,000 or 614,400 bytes. In between the image may be missing.',
      de: 'WhatsApp schreibt „unter 600 KB“ und sagt nicht, ob das 600.000 oder 614.400 Bytes sind. Dazwischen kann das Bild fehlen.',
    },
    howTo: 'file',
    byHand: { en: 'Stay under 300 KB to be safe.', de: 'Bleiben Sie sicherheitshalber unter 300 KB.' },
    code: null,
  },
  hasMinWidth: {
    title: { en: 'The image is not wide enough', de: 'Das Bild ist nicht breit genug' },
    meaning: {
      en: 'Narrow images become a small square beside the text, or are left out.',
      de: 'Schmale Bilder werden ein kleines Quadrat neben dem Text oder fallen weg.',
    },
    howTo: 'file',
    byHand: { en: 'Use 1200×630 px.', de: 'Verwenden Sie 1200×630 px.' },
    code: IMAGE_TAGS,
  },
  hasMinHeight: {
    title: { en: 'The image is not high enough', de: 'Das Bild ist nicht hoch genug' },
    meaning: {
      en: 'Flat images become a small square beside the text, or are left out.',
      de: 'Flache Bilder werden ein kleines Quadrat neben dem Text oder fallen weg.',
    },
    howTo: 'file',
    byHand: { en: 'Use 1200×630 px.', de: 'Verwenden Sie 1200×630 px.' },
    code: IMAGE_TAGS,
  },
  hasMinSize: {
    title: { en: 'The image is too small', de: 'Das Bild ist zu klein' },
    meaning: {
      en: 'Below its smallest size a platform shows the image small, or not at all.',
      de: 'Unter ihrer kleinsten Größe zeigt eine Plattform das Bild klein oder gar nicht.',
    },
    howTo: 'file',
    byHand: { en: 'Use 1200×630 px.', de: 'Verwenden Sie 1200×630 px.' },
    code: IMAGE_TAGS,
  },
  hasGoodImageRatio: {
    title: { en: 'The image has the wrong shape', de: 'Das Bild hat das falsche Format' },
    meaning: {
      en: 'Large cards are about twice as wide as high. Square and upright product photos are cropped: heads, feet and prices fall off.',
      de: 'Große Karten sind etwa doppelt so breit wie hoch. Quadratische und hochkante Produktfotos werden beschnitten: Kopf, Fuß oder Preis fehlen.',
    },
    howTo: 'file',
    byHand: {
      en: 'Use 1200×630 px, with air around what matters.',
      de: 'Verwenden Sie 1200×630 px, mit Luft um das Wichtige.',
    },
    code: IMAGE_TAGS,
  },
  hasPerfectImageRatio: {
    title: { en: 'The image is cropped a little', de: 'Das Bild wird leicht beschnitten' },
    meaning: {
      en: 'The shape is good, but not exactly that of the card, so a strip at the edge is lost.',
      de: 'Das Format ist gut, aber nicht genau das der Karte; am Rand geht ein Streifen verloren.',
    },
    howTo: 'file',
    byHand: { en: 'With 1200×630 px nothing is cropped.', de: 'Mit 1200×630 px wird nichts abgeschnitten.' },
    code: IMAGE_TAGS,
  },
  hasHttpsImage: {
    title: { en: 'The image address is not https', de: 'Die Bildadresse ist nicht https' },
    meaning: {
      en: 'Messengers load images over https only. An address with http shows no image there.',
      de: 'Messenger laden Bilder nur über https. Mit http erscheint dort kein Bild.',
    },
    howTo: 'address',
    byHand: { en: 'Write https:// before the address.', de: 'Schreiben Sie https:// vor die Adresse.' },
    code: '<meta property="og:image" content="https://your-shop.com/lamp-1200x630.jpg">',
  },
  hasAbsoluteImageUrl: {
    title: { en: 'The image address is not complete', de: 'Die Bildadresse ist nicht vollständig' },
    meaning: {
      en: 'In a page "/lamp.jpg" is enough. Some platforms do not add the domain and find no image.',
      de: 'In einer Seite genügt „/lampe.jpg“. Manche Plattformen ergänzen die Domain nicht und finden kein Bild.',
    },
    howTo: 'address',
    byHand: { en: 'Write the whole address, from https:// on.', de: 'Schreiben Sie die ganze Adresse, ab https://.' },
    code: '<meta property="og:image" content="https://your-shop.com/lamp-1200x630.jpg">',
  },
  isImageReachable: {
    title: { en: 'The image cannot be loaded', de: 'Das Bild lässt sich nicht laden' },
    meaning: {
      en: 'The tag is right, but the file is gone, too slow, or a firewall refuses the platform’s crawler. In your own browser it may still appear.',
      de: 'Das Tag stimmt, aber die Datei fehlt, ist zu langsam oder eine Firewall weist den Crawler der Plattform ab. In Ihrem Browser erscheint es womöglich trotzdem.',
    },
    howTo: 'reach',
    byHand: {
      en: 'Open the address in a private window. If it works there, ask as the platform does:',
      de: 'Öffnen Sie die Adresse in einem privaten Fenster. Klappt es dort, fragen Sie wie die Plattform:',
    },
    code: 'curl -I -A "facebookexternalhit/1.1" https://your-shop.com/lamp-1200x630.jpg',
  },
  declaredSizeIsReal: {
    title: { en: 'The declared image size is wrong', de: 'Die angegebene Bildgröße stimmt nicht' },
    meaning: {
      en: 'Platforms that trust the tags draw the card before the file is there: too small, or with the wrong shape.',
      de: 'Plattformen, die den Tags trauen, zeichnen die Karte, bevor die Datei da ist: zu klein oder im falschen Format.',
    },
    howTo: 'file',
    byHand: {
      en: 'Write the real width and height, or leave both out.',
      de: 'Nennen Sie wirkliche Breite und Höhe, oder lassen Sie beide weg.',
    },
    code: IMAGE_TAGS,
  },
  hasAltText: {
    title: { en: 'The preview image has no alternative text', de: 'Das Vorschaubild hat keinen Alternativtext' },
    meaning: {
      en: 'People who do not see the image hear this text instead. Mastodon and X pass it on.',
      de: 'Wer das Bild nicht sieht, hört stattdessen diesen Text. Mastodon und X geben ihn weiter.',
    },
    howTo: 'alt',
    byHand: { en: 'Say in one sentence what the image shows.', de: 'Sagen Sie in einem Satz, was das Bild zeigt.' },
    code: '<meta property="og:image:alt" content="A yellow table lamp with a round dome">',
  },
} satisfies Record<string, Fix>;
