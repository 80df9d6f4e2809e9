import { BadgeCheck, CircleDashed, LoaderCircle } from '#web/components/ui/icons.tsx';
import { Badge, badgeClass } from './badge.tsx';

interface VerifiedBadgeTexts {
  verified: string;
  notVerified: string;
  verifying: string;
  /** Read out after "Not verified", for example "Verify now". */
  verify: string;
}
export interface VerifiedBadgeProps {
  state: 'verified' | 'not-verified' | 'pending';
  /** Starts the verification; without it the badge only shows the state. */
  onVerify?: () => void;
  texts: VerifiedBadgeTexts;
}

export function VerifiedBadge({ state, onVerify, texts }: VerifiedBadgeProps) {
  if (state === 'verified') {
    return (
      <Badge tone="good" icon={<BadgeCheck aria-hidden className="size-3.5" />}>
        {texts.verified}
      </Badge>
    );
  }
  if (state === 'pending') {
    return (
      <span role="status">
        <Badge icon={<LoaderCircle aria-hidden className="size-3.5 animate-spin" />}>{texts.verifying}</Badge>
      </span>
    );
  }
  const icon = <CircleDashed aria-hidden className="size-3.5" />;
  if (!onVerify)
    return (
      <Badge tone="warn" icon={icon}>
        {texts.notVerified}
      </Badge>
    );
  return (
    <button
      type="button"
      onClick={onVerify}
      title={texts.verify}
      className={badgeClass(
        'warn',
        'underline decoration-transparent underline-offset-2 transition-colors hover:decoration-current',
      )}
    >
      {icon}
      {texts.notVerified}
      <span className="sr-only">: {texts.verify}</span>
    </button>
  );
}
