import type { ImageProbeReason } from '#domain/audit/emulation/image-probe.ts';
import { isOwnImage } from '#domain/audit/emulation/image-type.ts';
import { probeOf } from '#domain/audit/emulation/page-evidence.ts';
import { platforms as rules } from '#domain/audit/platforms/index.ts';
import { crawlerNames } from '#domain/audit/texts/crawler-names.ts';
import { imageFailureTexts } from '#domain/audit/texts/image-failure-texts.ts';
import { nameList } from '#domain/audit/texts/name-list.ts';
import { check, fail, notApplicable, pass } from './check.ts';

const isReason = (value: unknown): value is ImageProbeReason =>
  typeof value === 'string' && Object.hasOwn(imageFailureTexts, value);

/** Whose image it is decides who can mend it: nothing about the page is wrong. */
const oursFailed = {
  en: 'The image comes from Linkbild, so this is our fault and there’s nothing to change on your page. Run the audit again in a few minutes.',
  de: 'Das Bild kommt von Linkbild. Der Fehler liegt also bei uns, an Ihrer Seite müssen Sie nichts ändern. Starten Sie das Audit in ein paar Minuten noch einmal.',
};
const noSuchImage = {
  en: 'Linkbild has no image at this address. Check that the code on the page is the one from your project.',
  de: 'Unter dieser Adresse hat Linkbild kein Bild. Prüfen Sie, ob der Code auf der Seite aus Ihrem Projekt stammt.',
};

export const isImageReachable = check({
  id: 'isImageReachable',
  kind: 'image',
  level: 'error',
  text: ({ facts, platform, about }) => ({
    en: [
      `${platform.name} can load the preview image.`,
      facts.onlyHere === 'yes'
        ? `${nameList(about, 'en')} can’t load the preview image.`
        : 'The preview image can’t be loaded.',
    ],
    de: [
      `${platform.name} kann das Vorschaubild laden.`,
      facts.onlyHere === 'yes'
        ? `${nameList(about, 'de')} ${about.length > 1 ? 'können' : 'kann'} das Vorschaubild nicht laden.`
        : 'Das Vorschaubild lässt sich nicht laden.',
    ],
  }),
  advice: ({ facts, about }) => {
    if (facts.ours === 'yes') return facts.reason === 'not-found' ? noSuchImage : oursFailed;
    const why = isReason(facts.reason)
      ? imageFailureTexts[facts.reason]
      : { en: 'the request fails', de: 'Der Abruf schlägt fehl' };
    if (facts.reason === 'robots') {
      const names = [...new Set(about.flatMap((id) => rules[id].robotsName ?? []))].join(', ');
      return {
        en: `robots.txt of the image’s host blocks ${names}. Allow it there.`,
        de: `Die robots.txt auf dem Server des Bildes sperrt ${names} aus. Erlauben Sie dort den Zugriff.`,
      };
    }
    if (facts.onlyHere !== 'yes' && (facts.reason === 'blocked' || facts.reason === 'bad-url')) {
      return {
        en: `The reason: ${why.en}. Give the image an address that works for everyone.`,
        de: `Der Grund: ${why.de}. Geben Sie dem Bild eine Adresse, die für alle funktioniert.`,
      };
    }
    return facts.onlyHere === 'yes'
      ? {
          en: `Others get it, but here ${why.en}. Let ${crawlerNames(about, 'en')} through your firewall or bot protection.`,
          de: `Andere bekommen es. Hier gilt: ${why.de}. Lassen Sie ${crawlerNames(about, 'de')} durch Firewall und Bot-Schutz.`,
        }
      : {
          en: `The reason: ${why.en}. Open the image in a private window, then fix its URL or the server.`,
          de: `Der Grund: ${why.de}. Öffnen Sie das Bild in einem privaten Fenster und korrigieren Sie dann seine Adresse oder den Server.`,
        };
  },
  run: ({ seen: { image }, evidence }) => {
    if (image.state === 'loaded') return pass();
    if (image.state !== 'failed') return notApplicable;
    const { url } = image.tag;
    const onlyHere = probeOf(evidence, url)?.ok ? 'yes' : 'no';
    return fail({ reason: image.reason, onlyHere, ...(isOwnImage(url, evidence.imagesUrls) && { ours: 'yes' }) });
  },
});
