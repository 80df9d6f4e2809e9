import { useEffect, useState } from 'react';
import { api } from '#web/browser-client.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { CodeBlock } from '#web/components/ui/code-block.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { installTexts } from '#web/i18n/project/install.ts';

/** A link for somebody without an account, and the email that takes it there. */
export function SendToDeveloper({ projectId, site }: { projectId: number; site: string }) {
  const texts = useTexts(installTexts);
  const common = useTexts(commonTexts);
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    api.getInstallLink({ params: { id: String(projectId) } }).then(
      (link) => setUrl(link.url),
      () => null,
    );
  }, [projectId]);
  if (url === null) return <Skeleton width="80%" />;
  const mail = `mailto:?subject=${encodeURIComponent(texts.mailSubject(site))}&body=${encodeURIComponent(texts.mailBody(site, url))}`;
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft text-sm">{texts.developerText}</p>
      <CodeBlock title={texts.link} code={url} texts={common} />
      <p>
        <a href={mail} className={buttonClass('signal')}>
          {texts.mail}
        </a>
      </p>
    </div>
  );
}
