import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { platforms } from '#domain/audit/platforms/index.ts';
import type { Language } from '#domain/language.ts';
import { LanguageProvider } from '#web/i18n/language.tsx';
import { SourceList } from '#web/routes/public/platform-guide.tsx';
import { RuleRows, VariantRows } from './rule-rows.tsx';

const now = Date.UTC(2026, 10, 18);
const draw = (element: React.ReactNode, language: Language = 'en') =>
  renderToStaticMarkup(<LanguageProvider language={language}>{element}</LanguageProvider>);

test('an old source says its age beside the rule, a new one does not', () => {
  const { reddit, telegram } = platforms;
  expect(draw(<RuleRows platform={reddit} rules={['size']} now={now} />)).toContain('8 years old');
  expect(draw(<RuleRows platform={reddit} rules={['size']} now={now} />, 'de')).toContain('8 Jahre alt');
  expect(draw(<RuleRows platform={telegram} rules={['layout']} now={now} />)).not.toContain('years old');
});

test('another client has its sentence, and the source of that', () => {
  const html = draw(<VariantRows platform={platforms.signal} now={now} />);
  expect(html).toContain('Signal for Android');
  expect(html).toContain('href="#source-signal-android"');
  expect(html).toContain('source code');
});

test('a source without a date says when it was read', () => {
  expect(draw(<SourceList platform={platforms.facebook} now={now} />)).toContain('undated, read November 2026');
  expect(draw(<SourceList platform={platforms.facebook} now={now} />, 'de')).toContain(
    'ohne Datum, gelesen im November 2026',
  );
});
