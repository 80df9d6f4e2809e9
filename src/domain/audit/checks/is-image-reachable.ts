import type { ImageProbeReason } from '../emulation/image-probe.ts';
import { probeOf } from '../emulation/page-evidence.ts';
import { agentsOf } from '../texts/crawler-names.ts';
import { imageFailureTexts } from '../texts/image-failure-texts.ts';
import { nameList } from '../texts/name-list.ts';
import { check, fail, notApplicable, pass } from './check.ts';

const isReason = (value: unknown): value is ImageProbeReason =>
  typeof value === 'string' && Object.hasOwn(imageFailureTexts, value);

export const isImageReachable = check({
  id: 'isImageReachable',
  kind: 'image',
  level: 'error',
  text: ({ facts, platform, about }) => ({
    en: [
      `${platform.name} can load the preview image.`,
      facts.onlyHere === 'yes'
        ? `${nameList(about, 'en')} cannot load the preview image.`
        : 'The preview image cannot be loaded.',
    ],
    de: [
      `${platform.name} kann das Vorschaubild laden.`,
      facts.onlyHere === 'yes'
        ? `${nameList(about, 'de')} ${about.length > 1 ? 'können' : 'kann'} das Vorschaubild nicht laden.`
        : 'Das Vorschaubild lässt sich nicht laden.',
    ],
  }),
  advice: ({ facts, about }) => {
    const words = isReason(facts.reason) ? imageFailureTexts[facts.reason] : { en: 'it fails', de: 'es scheitert' };
    return facts.onlyHere === 'yes'
      ? {
          en: `Others get it, but ${words.en}. Let ${agentsOf(about, 'en')} pass your firewall or bot protection.`,
          de: `Andere bekommen es, aber ${words.de}. Lassen Sie ${agentsOf(about, 'de')} durch Firewall oder Bot-Schutz.`,
        }
      : {
          en: `Asked for the image: ${words.en}. Open its address in a private window and correct it or the server.`,
          de: `Nach dem Bild gefragt: ${words.de}. Öffnen Sie seine Adresse in einem privaten Fenster und korrigieren Sie sie oder den Server.`,
        };
  },
  run: ({ seen: { image }, evidence }) => {
    if (image.state === 'loaded') return pass();
    if (image.state !== 'failed') return notApplicable;
    const onlyHere = probeOf(evidence, image.tag.url)?.ok ? 'yes' : 'no';
    return fail({ reason: image.reason, onlyHere });
  },
});
