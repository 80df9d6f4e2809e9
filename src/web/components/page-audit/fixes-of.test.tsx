import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PagePreview } from '#contract/entities/described-audit.ts';
import { LanguageProvider } from '#web/i18n/language.tsx';
import { IssueList } from '#web/routes/public/preview/issue-list.tsx';
import { sampleAudit } from '#web/samples/sample-card.ts';
import { fixesOf, tipsOf } from './fixes-of.ts';

type Issue = PagePreview['issues'][number];

/** Only what counts here. */
const issue = (level: Issue['level'], gain: number | null): Issue =>
  ({
    id: `${level}-${gain}`,
    level,
    text: 'The link has no site name.',
    advice: null,
    platforms: [sampleAudit('slack', 'en', 'lamp').card.platform],
    gain: gain === null ? null : { points: gain, text: `+${gain} points` },
    edits: null,
    limits: [],
    consequences: [],
    doneByUs: null,
    paste: null,
    guide: null,
  }) as unknown as Issue;

const words = (issues: Issue[]) =>
  renderToStaticMarkup(
    <LanguageProvider language="en">
      <IssueList issues={issues} isBusy={false} onTry={null} />
    </LanguageProvider>,
  );

test('a hint that brings no points is a tip, everything else a fix', () => {
  const all = [issue('error', 4), issue('warning', null), issue('info', 2), issue('info', null)];
  expect(fixesOf(all)).toEqual(all.slice(0, 3));
  expect(tipsOf(all)).toEqual(all.slice(3));
});

test('"nothing to fix" never stands above a list of fixes', () => {
  const onlyTips = words([issue('info', null)]);
  expect(onlyTips).toContain('Nothing to fix.');
  expect(onlyTips).toContain('These don’t change the score.');
  expect(onlyTips).not.toContain('What to fix');
  const fixes = words([issue('error', 4), issue('info', null)]);
  expect(fixes).toContain('What to fix');
  expect(fixes).not.toContain('Nothing to fix');
});
