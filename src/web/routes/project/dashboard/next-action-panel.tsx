import { type ReactNode, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Project } from '#contract/entities/project.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { integrationScreenOf } from '#web/components/integration/integration-screen-of.ts';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { ArrowRight } from '#web/components/ui/icons.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { nextActionTexts } from '#web/i18n/project/next-action.ts';
import { onboardingTexts } from '#web/i18n/project/onboarding.ts';
import { useProject } from '#web/layouts/project.tsx';
import { SETUP_STEPS } from '#web/onboarding/setup-step.ts';
import { usePathTo } from '#web/paths.ts';
import type { NextAction } from './next-action.ts';

/** The one thing to do next. An incident has its own line, and who has done everything sees nothing here. */
export function NextActionPanel({ action, project }: { action: NextAction; project: Project }) {
  const texts = useTexts(nextActionTexts);
  const setup = useTexts(onboardingTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const projectSlug = project.slug;
  const link = (to: string, words: string) => (
    <Link to={to} className={buttonClass('signal')}>
      {words}
    </Link>
  );
  switch (action.kind) {
    case 'unreadable':
      return <CorrectAddress why={action.why[language]} full={project.full} />;
    case 'setup':
      return (
        <p>
          <Link
            to={`?onboarding=${action.step}`}
            preventScrollReset
            className="inline-flex min-h-10 items-center gap-2.5 rounded-md bg-signal-soft px-4 py-2 font-[550] text-sm hover:underline"
          >
            {setup.continue(action.step, SETUP_STEPS)}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        </p>
      );
    case 'connect':
      return (
        <Panel title={texts.connect} text={texts.connectText}>
          {link(pathTo(integrationScreenOf(project.pageType), { projectSlug }), texts.connectButton)}
        </Panel>
      );
    case 'audit':
      return (
        <Panel title={texts.audit} text={texts.auditText}>
          <StartAudit variant="signal" />
        </Panel>
      );
    case 'fix':
      return (
        <Panel title={texts.fix(writeNumber(action.score, language))} text={texts.fixText}>
          {link(pathTo('projectAudit', { projectSlug, auditUuid: action.auditUuid }), texts.fixButton)}
        </Panel>
      );
    case 'share':
      return (
        <Panel title={texts.share} text={texts.shareText}>
          <a
            href={`https://wa.me/?text=${encodeURIComponent(project.full)}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('signal')}
          >
            {texts.shareButton}
          </a>
        </Panel>
      );
    default:
      return null;
  }
}

function Panel({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const texts = useTexts(nextActionTexts);
  return (
    <section
      aria-labelledby="next-action"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-line bg-surface px-5 py-5"
    >
      <div className="min-w-0 max-w-text">
        <p className="text-ink-faint text-xs">{texts.next}</p>
        <h2 id="next-action" className="mt-0.5 text-xl">
          {title}
        </h2>
        <p className="mt-1 text-ink-soft text-sm">{text}</p>
      </div>
      {children}
    </section>
  );
}

/** Starts an audit and opens the screen on which it runs. */
export function StartAudit({ variant }: { variant: 'signal' | 'link' }) {
  const texts = useTexts(nextActionTexts);
  const audits = usePathTo()('audits', { projectSlug: useProject().slug });
  const navigate = useNavigate();
  const { act, isBusy, answer } = useAction({});
  const hasStarted = answer?.intent === 'start-audit' && answer.refusal === null;
  useEffect(() => {
    if (hasStarted) navigate(audits);
  }, [hasStarted, navigate, audits]);
  if (variant === 'link')
    return (
      <button type="button" className="text-link" disabled={isBusy('start-audit')} onClick={() => act('start-audit')}>
        {texts.auditButton}
      </button>
    );
  return (
    <Button
      variant="signal"
      state={isBusy('start-audit') ? 'loading' : 'idle'}
      loadingText={texts.starting}
      onClick={() => act('start-audit')}
    >
      {texts.auditButton}
    </Button>
  );
}

/** A site that cannot be read: why, and the one thing to do about it. The same address is simply tried again. */
function CorrectAddress({ why, full }: { why: string; full: string }) {
  const texts = useTexts(nextActionTexts);
  const { act, isBusy } = useAction({ 'change-address': texts.readingAgain });
  const [address, setAddress] = useState(full);
  return (
    <section aria-labelledby="next-action" className="rounded-lg bg-warn-soft px-5 py-5">
      <h2 id="next-action" className="text-warn text-xl">
        {texts.unreadable}
      </h2>
      <p className="mt-1 text-sm">{why}</p>
      <form
        className="mt-4 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          act('change-address', { full: address });
        }}
      >
        <TextField
          className="w-full sm:w-96"
          label={texts.address}
          name="full"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button
          type="submit"
          variant="signal"
          state={isBusy('change-address') ? 'loading' : 'idle'}
          loadingText={texts.starting}
        >
          {texts.readAgain}
        </Button>
      </form>
    </section>
  );
}
