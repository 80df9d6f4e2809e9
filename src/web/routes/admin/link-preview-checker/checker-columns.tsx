import { Link } from 'react-router';
import { storeReasonTexts } from '#domain/site/store-outcome.ts';
import { shortAddress } from '../../../app-start/choose-project.ts';
import { Score } from '../../../components/audit/score.tsx';
import { Badge, type Tone } from '../../../components/ui/badge.tsx';
import type { Column } from '../../../components/ui/table.tsx';
import { Moment } from '../../../components/ui/timestamp.tsx';
import { adminListTexts, adminTexts } from '../../../i18n/admin/admin.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { usePathTo } from '../../../paths.ts';
import type { loader } from '../link-preview-checker.tsx';

type CheckerRequest = Awaited<ReturnType<typeof loader>>['items'][number];
type State = CheckerRequest['state'];

const tones: Record<State, Tone> = { accepted: 'info', done: 'good', refused: 'warn', failed: 'bad' };

export function useCheckerColumns(names: Record<State, string>): Column<CheckerRequest>[] {
  const texts = useTexts(adminListTexts);
  const { state: stateWord } = useTexts(adminTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  return [
    {
      key: 'website',
      header: texts.website,
      main: true,
      sortable: true,
      className: 'max-md:pr-36',
      cell: ({ website, email }) => (
        <span className="block text-left [overflow-wrap:anywhere]">
          {shortAddress(website)}
          <span className="block font-normal text-ink-faint text-xs">{email}</span>
        </span>
      ),
    },
    {
      key: 'state',
      header: stateWord,
      sortable: true,
      cell: ({ state, reason }) => (
        <>
          <Badge tone={tones[state]}>{names[state]}</Badge>
          {reason && <span className="mt-1 block text-xs">{storeReasonTexts[reason][language]}</span>}
        </>
      ),
    },
    {
      key: 'result',
      header: texts.result,
      cell: ({ projectSlug, score }) =>
        projectSlug && score !== null ? (
          <a href={pathTo('check', { projectSlug })} className="hover:underline">
            <Score score={score} />
          </a>
        ) : null,
    },
    {
      key: 'mail',
      header: texts.mail,
      cell: ({ mailId }) =>
        mailId !== null && (
          <Link to={pathTo('adminMail', { mailId: String(mailId) })} className="text-link">
            {texts.seeMail}
          </Link>
        ),
    },
    { key: 'next', header: texts.nextSteps, cell: ({ nextSteps }) => nextSteps.join(', ') || '–' },
    {
      key: 'asked',
      header: texts.asked,
      align: 'end',
      sortable: true,
      cell: ({ createdAt }) => <Moment iso={createdAt} />,
    },
  ];
}
