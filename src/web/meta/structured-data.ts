import { creditBundles } from '#domain/billing/credits.ts';
import { freePlan, plans } from '#domain/billing/plan-table.ts';
import { shownCents } from '#domain/billing/prices.ts';
import { type Language, languagePrefix } from '#domain/language.ts';
import type { Audience } from '#domain/operator/operator.ts';
import { pageTexts } from '#web/i18n/public/pages.ts';
import { pricingQuestions, pricingTexts } from '#web/i18n/public/pricing.ts';
import { textsIn } from '#web/i18n/texts.ts';

// Data for search engines besides the text (schema.org). Only what the page itself says.

const schema = 'https://schema.org';

export const organisationData = (siteUrl: string) => ({
  '@context': schema,
  '@type': 'Organization',
  name: 'Linkbild',
  url: siteUrl,
  logo: `${siteUrl}/icon-512.png`,
  address: { '@type': 'PostalAddress', addressLocality: 'Berlin', addressCountry: 'DE' },
});

export const websiteData = (siteUrl: string, language: Language) => ({
  '@context': schema,
  '@type': 'WebSite',
  name: 'Linkbild',
  url: siteUrl,
  inLanguage: language,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}${languagePrefix[language]}/preview?url={url}` },
    'query-input': 'required name=url',
  },
});

const highest = Math.max(...plans.map((plan) => plan.monthlyCents));

export const offersData = (language: Language, sellsTo: Audience | null) => ({
  '@context': schema,
  '@type': 'SoftwareApplication',
  name: 'Linkbild',
  description: pageTexts.home.description[language],
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  offers: {
    '@type': 'AggregateOffer',
    priceCurrency: 'EUR',
    lowPrice: freePlan.monthlyCents / 100,
    highPrice: shownCents(highest, sellsTo) / 100,
    offerCount: plans.length + creditBundles.length,
  },
});

export function questionsData(language: Language, parts: Parameters<typeof pricingQuestions>[1]) {
  const questions = pricingQuestions(textsIn(pricingTexts, language), parts);
  return {
    '@context': schema,
    '@type': 'FAQPage',
    mainEntity: questions.map(([name, text]) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}
