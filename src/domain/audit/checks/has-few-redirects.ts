import { nameList } from '#domain/audit/texts/name-list.ts';
import { check, notApplicable, passIf } from './check.ts';

/** Each redirect takes a crawler time, and some crawlers follow only a few. */
export const hasFewRedirects = check({
  id: 'hasFewRedirects',
  kind: 'meta',
  level: 'error',
  rule: 'redirects',
  text: ({ facts, about }) => ({
    en: [
      'The link gets there with few redirects.',
      `The link redirects ${facts.count} times, too often for ${nameList(about, 'en')}.`,
    ],
    de: [
      'Der Link kommt mit wenigen Weiterleitungen ans Ziel.',
      `Der Link leitet ${facts.count}-mal weiter, zu oft für ${nameList(about, 'de')}.`,
    ],
  }),
  advice: ({ facts }) => ({
    en: `Share ${facts.finalUrl} itself, or redirect to it in one step.`,
    de: `Teilen Sie gleich ${facts.finalUrl}, oder leiten Sie in einem Schritt dorthin weiter.`,
  }),
  limit: ({ platform: { maxRedirects } }) =>
    maxRedirects === null ? null : { en: `up to ${maxRedirects}`, de: `bis ${maxRedirects}` },
  mayFailOn: ({ maxRedirects }) => maxRedirects !== null,
  run: ({ platform: { maxRedirects }, evidence: { redirects = [], finalUrl } }) =>
    maxRedirects === null || redirects.length === 0
      ? notApplicable
      : passIf(redirects.length <= maxRedirects, { count: redirects.length, finalUrl }),
});
