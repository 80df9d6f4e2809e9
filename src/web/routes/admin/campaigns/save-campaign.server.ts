import type { Api } from '#contract/client.ts';
import { type Language, languages } from '#domain/language.ts';
import { textOf } from '../../../forms/call-api.server.ts';

export function saveCampaign(api: Api, form: FormData) {
  const [id, updatedAt] = [Number(textOf(form, 'id')), textOf(form, 'updatedAt')];
  const textsIn = (language: Language) => {
    const field = (name: string) => textOf(form, `texts.${language}.${name}`);
    return {
      title: field('title'),
      introduction: field('introduction'),
      offers: field('offers')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
      callToAction: field('callToAction'),
      banner: field('banner'),
    };
  };
  return api.saveCampaign({
    body: {
      ...(id > 0 && { id }),
      ...(updatedAt && { updatedAt }),
      token: textOf(form, 'token'),
      texts: { en: textsIn('en'), de: textsIn('de') },
      firstDay: textOf(form, 'firstDay') || null,
      lastDay: textOf(form, 'lastDay') || null,
      bannerLanguages: languages.filter((language) => textOf(form, `banner-${language}`) === 'on'),
    },
  });
}
