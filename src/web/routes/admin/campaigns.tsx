import { lazy } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { campaigns as list } from '#contract/admin-lists/operation.ts';
import type { AdminCampaign } from '#contract/calls/admin-tables.ts';
import type { Api } from '#contract/client.ts';
import type { CampaignState } from '#domain/campaign.ts';
import { dayDate } from '#domain/format/dates.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { type Language, languages } from '#domain/language.ts';
import { EditedList } from '#web/components/admin-lists/edited-list.tsx';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction, textOf } from '#web/forms/call-api.server.ts';
import { revalidateOnConflict } from '#web/forms/submitting.ts';
import { adminTableTexts } from '#web/i18n/admin/admin.ts';
import { adminScreenTexts } from '#web/i18n/app/screens/admin.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';

const CampaignModal = lazy(() => import('./campaigns/campaign-modal.tsx'));

export const meta = appMeta;
export const shouldRevalidate = revalidateOnConflict;

export const loader = ({ context }: LoaderFunctionArgs) => answerOf(() => context.get(apiContext).listCampaigns());

export const action = ({ request, context }: ActionFunctionArgs) =>
  runAction(request, {
    save: (form) => saveCampaign(context.get(apiContext), form),
    delete: (_, id) => context.get(apiContext).deleteCampaign({ params: { id } }),
  });

function saveCampaign(api: Api, form: FormData) {
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

export default function AdminCampaigns() {
  const campaigns = useLoaderData<typeof loader>();
  const texts = useTexts(adminTableTexts);
  const own = useTexts(adminScreenTexts.adminCampaigns);
  const language = useLanguage();
  const pathTo = usePathTo();
  return (
    <Screen heading={own.heading} lead={own.emptyText}>
      <EditedList
        screen="adminCampaigns"
        list={list}
        rows={campaigns}
        drawing="mail"
        nameOf={({ token }) => token}
        addWords={texts.addCampaign}
        editWindow={(props) => <CampaignModal {...props} />}
        cells={{
          token: ({ token }) => (
            <a
              href={pathTo('campaign', { token })}
              className="inline-flex min-h-6 items-center text-link [overflow-wrap:anywhere]"
            >
              /{token}
            </a>
          ),
          title: (row) => row.texts[language].title,
          banner: (row) => <BannerPlaces campaign={row} all={campaigns} />,
          period: (row) => <Period campaign={row} />,
          views: ({ views, recentViews }) => (
            <span title={texts.recent(recentViews)}>{writeNumber(views, language)}</span>
          ),
          clicks: ({ views, clicks, recentClicks }) => (
            <span title={texts.recent(recentClicks)}>
              {writeNumber(clicks, language)}
              {views > 0 && <span className="text-ink-faint text-xs"> · {Math.round((100 * clicks) / views)} %</span>}
            </span>
          ),
        }}
      />
    </Screen>
  );
}

/** Where the banner is shown now; if another campaign has the place, which one. */
function BannerPlaces({ campaign, all }: { campaign: AdminCampaign; all: readonly AdminCampaign[] }) {
  const texts = useTexts(adminTableTexts);
  const { bannerLanguages, bannerShownIn, state } = campaign;
  if (bannerLanguages.length === 0) return texts.noBanner;
  return (
    <span className="grid gap-1 md:justify-items-start md:text-left">
      {bannerLanguages.map((language) => {
        const other = all.find((one) => one.id !== campaign.id && one.bannerShownIn.includes(language));
        const isShown = bannerShownIn.includes(language);
        return (
          <span key={language}>
            {language.toUpperCase()}:{' '}
            {isShown
              ? texts.bannerShown
              : state === 'running' && other
                ? texts.bannerCovered(`/${other.token}`)
                : texts.bannerHidden}
          </span>
        );
      })}
    </span>
  );
}

const tones: Record<CampaignState, Tone> = { planned: 'info', running: 'good', over: 'neutral' };

function Period({ campaign: { firstDay, lastDay, state } }: { campaign: AdminCampaign }) {
  const texts = useTexts(adminTableTexts);
  const language = useLanguage();
  const written = (day: string) => dayDate(new Date(`${day}T12:00:00Z`), 'UTC', language);
  const span = firstDay || lastDay ? `${firstDay ? written(firstDay) : ''} – ${lastDay ? written(lastDay) : ''}` : '';
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-1 md:justify-start">
      <Badge tone={tones[state]}>{texts[state]}</Badge>
      {span.trim()}
    </span>
  );
}
