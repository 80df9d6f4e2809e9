import type { Language } from '#domain/language.ts';
import { check, notApplicable, passIf } from './check.ts';

/** No platform says how long it waits for an image. Code of theirs that is public gives up between 5 and 15 s. */
const MAX_WAIT_MS = 5_000;

export const isLate = ({ waitMs = 0 }: { waitMs?: number }): boolean => waitMs >= MAX_WAIT_MS;

const seconds = (ms: unknown, language: Language): string =>
  (Number(ms) / 1000).toLocaleString({ en: 'en', de: 'de' }[language], { maximumFractionDigits: 1 });

export const hasFastImage = check({
  id: 'hasFastImage',
  kind: 'image',
  level: 'warning',
  text: {
    en: ['The preview image arrives in time.', 'The preview image arrives late and may not be shown.'],
    de: ['Das Vorschaubild kommt rechtzeitig an.', 'Das Vorschaubild kommt spät und fehlt dann womöglich.'],
  },
  advice: ({ facts }) => ({
    en: `Its server took ${seconds(facts.ms, 'en')} seconds to begin sending it to us. Crawlers only wait a few seconds. Serve the image as a ready-made file, from a cache or CDN.`,
    de: `Der Server brauchte bei uns ${seconds(facts.ms, 'de')} Sekunden, bis er es zu senden begann. Crawler warten nur wenige Sekunden. Liefern Sie das Bild als fertige Datei aus einem Cache oder CDN aus.`,
  }),
  run: ({ seen: { image } }) =>
    image.state === 'loaded' ? passIf(!isLate(image.probe), { ms: image.probe.waitMs ?? 0 }) : notApplicable,
});
