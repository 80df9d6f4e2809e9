import { Link } from 'react-router';
import { Badge } from '../../../components/ui/badge.tsx';
import type { Column } from '../../../components/ui/table.tsx';
import { Moment } from '../../../components/ui/timestamp.tsx';
import { adminListTexts, adminTableTexts, adminTexts } from '../../../i18n/admin/admin.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { usePathTo } from '../../../paths.ts';
import { nameWish, priceOfWish, type Wish } from './name-wish.ts';

export function useWishColumns(isOpen: boolean): Column<Wish>[] {
  const texts = useTexts(adminTableTexts);
  const lists = useTexts(adminListTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const { project } = useTexts(adminTexts);
  return [
    {
      key: 'site',
      header: project,
      main: true,
      sortable: true,
      ...(isOpen && { className: 'max-md:pr-56' }),
      cell: ({ site, projectSlug }) => (
        <Link to={pathTo('projectAdmin', { projectSlug })} className="text-link [overflow-wrap:anywhere]">
          {site}
        </Link>
      ),
    },
    { key: 'wish', header: texts.wish, cell: (wish) => nameWish(wish, language) },
    {
      key: 'price',
      header: texts.price,
      align: 'end',
      sortable: true,
      cell: (wish) => priceOfWish(wish, language),
    },
    {
      key: 'email',
      header: lists.email,
      sortable: true,
      cell: ({ email }) => <span className="[overflow-wrap:anywhere]">{email}</span>,
    },
    {
      key: 'date',
      header: texts.asked,
      align: 'end',
      sortable: true,
      cell: ({ createdAt }) => <Moment iso={createdAt} />,
    },
    ...(isOpen
      ? []
      : [
          {
            key: 'decision',
            header: texts.decision,
            cell: ({ decision }: Wish) =>
              decision && (
                <span className="block [overflow-wrap:anywhere] md:text-left">
                  <Badge tone={decision.isActive ? 'good' : 'bad'}>
                    {decision.isActive ? texts.wishActivated : texts.wishRefused}
                  </Badge>
                  <span className="mt-1 block text-ink-faint text-xs">
                    <Moment iso={decision.at} />
                    {decision.by && ` · ${decision.by}`}
                  </span>
                  {decision.reason && <span className="block text-xs">{decision.reason}</span>}
                </span>
              ),
          },
        ]),
  ];
}
