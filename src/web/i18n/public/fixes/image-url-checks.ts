import type { Fix } from './fixes.ts';
import { IMAGE_TAGS } from './image-checks.ts';

/** Fixes of the image's address, and of the server behind it. */
export const imageUrlFixes = {
  hasHttpsImage: {
    title: { en: 'The image URL doesn’t use https', de: 'Die Bildadresse beginnt nicht mit https' },
    meaning: {
      en: 'Messaging apps only load images over https. With http, they show no image.',
      de: 'Messenger laden Bilder nur über https. Mit http zeigen sie kein Bild.',
    },
    howTo: 'address',
    byHand: {
      en: 'Change the URL to https://.',
      de: 'Stellen Sie die Adresse auf https:// um.',
    },
    code: '<meta property="og:image" content="https://your-shop.com/lamp-1200x630.jpg">',
  },
  hasAbsoluteImageUrl: {
    title: { en: 'The image URL is incomplete', de: 'Die Bildadresse ist unvollständig' },
    meaning: {
      en: 'On the page itself, “/lamp.jpg” is enough. Some platforms don’t add the domain and find no image.',
      de: 'Auf der Seite selbst genügt „/lampe.jpg“. Manche Plattformen ergänzen die Domain nicht und finden kein Bild.',
    },
    howTo: 'address',
    byHand: {
      en: 'Write the full URL, starting with https://.',
      de: 'Schreiben Sie die vollständige Adresse ab https://.',
    },
    code: '<meta property="og:image" content="https://your-shop.com/lamp-1200x630.jpg">',
  },
  isImageReachable: {
    title: { en: 'The image can’t be loaded', de: 'Das Bild lässt sich nicht laden' },
    meaning: {
      en: 'The tag is right, but the file is gone, too slow, or a firewall blocks the platform’s crawler. It may still appear in your own browser.',
      de: 'Das Tag stimmt, aber die Datei fehlt, lädt zu langsam oder eine Firewall blockiert den Crawler der Plattform. In Ihrem Browser erscheint das Bild womöglich trotzdem.',
    },
    howTo: 'reach',
    byHand: {
      en: 'Open the URL in a private window. If it works there, request it the way the platform does:',
      de: 'Öffnen Sie die Adresse in einem privaten Fenster. Klappt es dort, rufen Sie sie so ab wie die Plattform:',
    },
    code: 'curl -I -A "facebookexternalhit/1.1" https://your-shop.com/lamp-1200x630.jpg',
  },
  hasLastingImageUrl: {
    title: { en: 'The image URL expires', de: 'Die Bildadresse läuft ab' },
    meaning: {
      en: 'A signed URL stops working after minutes or days. Platforms load the image again later, and the card loses it.',
      de: 'Eine signierte Adresse gilt nur Minuten oder Tage. Plattformen laden das Bild später noch einmal, und dann fehlt es auf der Karte.',
    },
    howTo: 'address',
    byHand: {
      en: 'Use a public URL that stays, without a signature.',
      de: 'Verwenden Sie eine öffentliche Adresse, die bleibt, ohne Signatur.',
    },
    code: IMAGE_TAGS,
  },
  hasFastImage: {
    title: { en: 'The preview image arrives late', de: 'Das Vorschaubild kommt zu spät' },
    meaning: {
      en: 'Crawlers wait a few seconds for an image, then show the card without it. Images that are made on request are often that slow the first time.',
      de: 'Crawler warten ein paar Sekunden auf ein Bild und zeigen die Karte dann ohne. Bilder, die erst auf Anfrage entstehen, sind beim ersten Mal oft so langsam.',
    },
    howTo: 'file',
    byHand: {
      en: 'Serve a ready-made file from a cache or CDN. Measure how long it takes:',
      de: 'Liefern Sie eine fertige Datei aus einem Cache oder CDN. So messen Sie, wie lange es dauert:',
    },
    code: 'curl -so /dev/null -w "%{time_starttransfer} s\\n" https://your-shop.com/lamp-1200x630.jpg',
  },
} satisfies Record<string, Fix>;
