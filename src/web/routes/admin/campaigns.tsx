import { lazy } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { writeNumber } from '#domain/format/numbers.ts';
import { runAction } from '../../components/actions/run-action.server.ts';
import { Moment } from '../../components/ui/timestamp.tsx';
import { apiContext } from '../../context.ts';
import { answerOf } from '../../forms/call-api.server.ts';
import { revalidateOnConflict } from '../../forms/revalidate-on-conflict.ts';
import { adminListTexts, adminTableTexts } from '../../i18n/admin/admin.ts';
import { appScreenTexts } from '../../i18n/app/screens.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { usePathTo } from '../../paths.ts';
import { BannerPlaces, Period } from './campaigns/campaign-cells.tsx';
import { saveCampaign } from './campaigns/save-campaign.server.ts';
import { EditedList } from './edited-list.tsx';
import { EmptyList } from './empty-list.tsx';

const CampaignModal = lazy(() => import('./campaigns/campaign-modal.tsx'));

export const meta = appMeta;
export const shouldRevalidate = revalidateOnConflict;

export const loader = ({ context }: LoaderFunctionArgs) => answerOf(() => context.get(apiContext).listCampaigns());

export const action = ({ request, context }: ActionFunctionArgs) =>
  runAction(request, {
    save: (form) => saveCampaign(context.get(apiContext), form),
    delete: (_, id) => context.get(apiContext).deleteCampaign({ params: { id } }),
  });

export default function AdminCampaigns() {
  const campaigns = useLoaderData<typeof loader>();
  const texts = useTexts(adminTableTexts);
  const own = useTexts(appScreenTexts.adminCampaigns);
  const language = useLanguage();
  const pathTo = usePathTo();
  return (
    <Screen heading={own.heading} lead={own.emptyText}>
      <EditedList
        list="campaigns"
        caption={own.heading}
        searchFor={useTexts(adminListTexts).search}
        rows={campaigns}
        wordsOf={(one) => [one.token, one.texts[language].title]}
        orderValue={(one, column) =>
          column === 'title'
            ? one.texts[language].title
            : column === 'date'
              ? one.updatedAt
              : column === 'views' || column === 'clicks'
                ? one[column]
                : one.token
        }
        nameOf={({ token }) => token}
        addWords={texts.addCampaign}
        editWindow={(props) => <CampaignModal {...props} />}
        empty={<EmptyList drawing="mail" texts={own} />}
        columns={[
          {
            key: 'token',
            header: texts.token,
            main: true,
            sortable: true,
            className: 'max-md:pr-40',
            cell: ({ token }) => (
              <a
                href={pathTo('campaign', { token })}
                className="inline-flex min-h-6 items-center text-link [overflow-wrap:anywhere]"
              >
                /{token}
              </a>
            ),
          },
          { key: 'title', header: texts.title, sortable: true, cell: (row) => row.texts[language].title },
          {
            key: 'banner',
            header: texts.banner,
            cell: (row) => <BannerPlaces campaign={row} all={campaigns} />,
          },
          {
            key: 'period',
            header: texts.period,
            cell: (row) => <Period campaign={row} />,
          },
          {
            key: 'views',
            header: texts.views,
            align: 'end',
            sortable: true,
            cell: ({ views, recentViews }) => (
              <span title={texts.recent(recentViews)}>{writeNumber(views, language)}</span>
            ),
          },
          {
            key: 'clicks',
            header: texts.clicks,
            align: 'end',
            sortable: true,
            cell: ({ views, clicks, recentClicks }) => (
              <span title={texts.recent(recentClicks)}>
                {writeNumber(clicks, language)}
                {views > 0 && <span className="text-ink-faint text-xs"> · {Math.round((100 * clicks) / views)} %</span>}
              </span>
            ),
          },
          {
            key: 'date',
            header: texts.lastChange,
            align: 'end',
            sortable: true,
            cell: ({ updatedAt }) => <Moment iso={updatedAt} />,
          },
        ]}
      />
    </Screen>
  );
}
