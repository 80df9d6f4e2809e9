import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '#web/components/actions/use-action.ts';
import { Button, type ButtonProps } from '#web/components/ui/button.tsx';
import { usePathTo } from '#web/paths.ts';

interface StartAuditProps extends Pick<ButtonProps, 'variant' | 'size'> {
  projectSlug: string;
  /** Of the screen it stands on, which then loads no others. */
  texts: { start: string; starting: string };
  isLink?: boolean;
}

/** Starts an audit of a project from another screen, and opens the screen on which it runs. */
export function StartAudit({ projectSlug, texts, isLink = false, ...look }: StartAuditProps) {
  const audits = usePathTo()('audits', { projectSlug });
  const navigate = useNavigate();
  const { act, isBusy, answer } = useAction({}, audits);
  const hasStarted = answer?.intent === 'start' && answer.refusal === null;
  useEffect(() => {
    if (hasStarted) navigate(audits);
  }, [hasStarted, navigate, audits]);
  if (isLink)
    return (
      <button type="button" className="text-link" disabled={isBusy('start')} onClick={() => act('start')}>
        {texts.start}
      </button>
    );
  return (
    <Button
      {...look}
      state={isBusy('start') ? 'loading' : 'idle'}
      loadingText={texts.starting}
      onClick={() => act('start')}
    >
      {texts.start}
    </Button>
  );
}
