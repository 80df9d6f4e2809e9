import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { describeOperator, ownPassage } from '#domain/legal/passages.ts';
import { processorLines } from '#domain/legal/processors.ts';
import { Article, Passages } from '#web/components/public/article.tsx';
import { IncompleteNotice } from '#web/components/public/legal-page.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { privacyTexts } from '#web/i18n/public/legal.ts';
import { legalOf } from '#web/legal.server.ts';
import { publicMeta } from '#web/meta/public-meta.ts';
import { useRootData } from '#web/root-data.ts';

export const meta = publicMeta;

export const loader = ({ context }: LoaderFunctionArgs) => legalOf(context);

export default function PrivacyPolicy() {
  const facts = useLoaderData<typeof loader>();
  const { operator, hasStripe, mailHost } = facts;
  const language = useLanguage();
  const texts = useTexts(privacyTexts);
  const { analyticsScriptUrl: script, hasShopifyApp } = useRootData() ?? {};
  const recipients = `${texts.recipientsText}\n${processorLines(facts, language)
    .map((one) => `• ${one}`)
    .join('\n')}`;
  const passages = [
    ownPassage(privacyTexts.controller, describeOperator(operator, language), language),
    ownPassage(privacyTexts.dataProtection, operator.dataProtection, language),
    { title: texts.short, text: texts.shortText },
    { title: texts.cookies, text: texts.cookiesText },
    { title: texts.visit, text: texts.visitText },
    { title: texts.account, text: texts.accountText },
    { title: texts.checker, text: texts.checkerText },
    { title: texts.cardReports, text: texts.cardReportsText },
    { title: texts.lab, text: texts.labText },
    { title: texts.cancellations, text: texts.cancellationsText },
    { title: texts.reports, text: texts.reportsText },
    { title: texts.waitlist, text: texts.waitlistText },
    { title: texts.poll, text: texts.pollText },
    { title: texts.pages, text: texts.pagesText },
    { title: texts.monitoring, text: texts.monitoringText },
    ...(hasShopifyApp ? [{ title: texts.shopify, text: texts.shopifyText }] : []),
    ...(hasStripe ? [{ title: texts.stripe, text: texts.stripeText }] : []),
    { title: texts.images, text: texts.imagesText },
    { title: texts.mails, text: mailHost ? `${texts.mailsText} ${texts.mailHost(mailHost)}` : texts.mailsText },
    { title: texts.support, text: texts.supportText },
    { title: texts.recipients, text: recipients, ...(operator.hosting ? {} : { isMissing: true as const }) },
    { title: texts.deletion, text: texts.deletionText },
    { title: texts.takeAlong, text: texts.takeAlongText },
    { title: texts.analytics, text: script ? texts.analyticsOn(new URL(script).host) : texts.analyticsOff },
    { title: texts.rights, text: texts.rightsText },
  ];
  return (
    <Article heading={texts.heading} lead={texts.lead}>
      <IncompleteNotice passages={passages} />
      <Passages passages={passages} />
    </Article>
  );
}
