import { useEffect, useState } from 'react';
import type { ProjectSummary } from '#contract/entities/user.ts';
import { projectName } from '#web/app-start/choose-project.ts';
import { api } from '#web/browser-client.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { CodeBlock } from '#web/components/ui/code-block.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { installTexts } from '#web/i18n/project/integration.ts';

type ShownProject = Pick<ProjectSummary, 'id' | 'title' | 'full' | 'pageType'>;

interface SendToDeveloperProps {
  project: ShownProject;
  /** Beside other things to do. */
  isQuiet?: boolean;
}

/** A link for somebody without an account, and the email that takes it there. */
export function SendToDeveloper({ project, isQuiet = false }: SendToDeveloperProps) {
  const texts = useTexts(installTexts);
  const common = useTexts(commonTexts);
  const [url, setUrl] = useState<string | 'failed' | null>(null);
  const { id, pageType } = project;
  useEffect(() => {
    api.getInstallLink({ params: { id: String(id) } }).then(
      (link) => setUrl(link.url),
      () => setUrl('failed'),
    );
  }, [id]);
  if (url === null) return <Skeleton width="80%" />;
  if (url === 'failed')
    return (
      <p role="alert" className="text-sm">
        {texts.noLink}
      </p>
    );
  const site = projectName(project);
  // Plugin and extension are connected by a member.
  const isSite = pageType === 'wordpress' || pageType === 'typo3';
  const body = isSite ? texts.mailSiteBody(site, url) : texts.mailBody(site, url);
  const mail = `mailto:?subject=${encodeURIComponent(texts.mailSubject(site))}&body=${encodeURIComponent(body)}`;
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft text-sm">{isSite ? texts.developerSiteText : texts.developerText}</p>
      <CodeBlock title={texts.link} code={url} texts={common} />
      <p>
        <a href={mail} className={buttonClass(isQuiet ? 'outline' : 'signal')}>
          {texts.mail}
        </a>
      </p>
    </div>
  );
}
