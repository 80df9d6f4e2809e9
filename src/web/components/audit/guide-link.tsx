import { createContext, type ReactNode, useContext } from 'react';
import type { CheckId } from '#domain/audit/checks/check-id.ts';
import { type PlatformId, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { fixPath, platformPath } from '#web/guides.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { guideLinkTexts } from '#web/i18n/public/preview.ts';

const SignedContext = createContext(false);

/** A report that carries an agency's name neither leads its readers to our guides nor speaks of us. */
export const SignedReport = ({ isSigned, children }: { isSigned: boolean; children: ReactNode }) => (
  <SignedContext value={isSigned}>{children}</SignedContext>
);

/** Linkbild's own solution of an issue, where a report is ours. */
export function DoneByUs({ text }: { text: string | null | undefined }) {
  if (useContext(SignedContext) || !text) return null;
  return <p className="max-w-text text-signal text-sm">{text}</p>;
}

export function FixLink({ check }: { check: CheckId }) {
  const { howToFix } = useTexts(guideLinkTexts);
  return <GuideLink href={fixPath(check, useLanguage())}>{howToFix}</GuideLink>;
}

export function PlatformGuideLink({ platform }: { platform: PlatformId }) {
  const texts = useTexts(guideLinkTexts);
  return <GuideLink href={platformPath(platform, useLanguage())}>{texts.platform(platformNames[platform])}</GuideLink>;
}

function GuideLink({ href, children }: { href: string; children: ReactNode }) {
  if (useContext(SignedContext)) return null;
  return (
    <p className="text-sm print:hidden">
      <a href={href} className="inline-block py-1 text-link">
        {children}
      </a>
    </p>
  );
}
