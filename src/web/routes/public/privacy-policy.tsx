import { Article, Passages } from '#web/components/public/article.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { privacyTexts } from '#web/i18n/public/legal.ts';
import { publicMeta } from '#web/meta/public-meta.ts';
import { useRootData } from '#web/root-data.ts';

export const meta = publicMeta;

export default function PrivacyPolicy() {
  const texts = useTexts(privacyTexts);
  const { analyticsScriptUrl: script, hasShopifyApp } = useRootData() ?? {};
  return (
    <Article heading={texts.heading} lead={texts.lead}>
      <Passages
        passages={[
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
          { title: texts.images, text: texts.imagesText },
          { title: texts.mails, text: texts.mailsText },
          { title: texts.deletion, text: texts.deletionText },
          { title: texts.takeAlong, text: texts.takeAlongText },
          { title: texts.analytics, text: script ? texts.analyticsOn(new URL(script).host) : texts.analyticsOff },
          { title: texts.rights, text: texts.rightsText },
        ]}
      />
    </Article>
  );
}
