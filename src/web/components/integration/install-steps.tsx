import { useState } from 'react';
import { WithCode } from '#web/components/copy-code.tsx';
import { HeadArt } from '#web/components/site-connection/window-art.tsx';
import { Choice } from '#web/components/ui/choice.tsx';
import { CodeBlock } from '#web/components/ui/code-block.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { integrationTexts } from '#web/i18n/project/integration.ts';
import { IntegrationCheck } from './integration-check.tsx';
import { Step, ZipLink } from './step.tsx';
import { ThemePlaces } from './theme-places.tsx';

export interface CodeFile {
  name: string;
  code: string;
}
export type System = 'shopify' | 'typo3' | 'custom';

interface InstallStepsProps {
  system: System;
  files: readonly CodeFile[];
  /** Null: for somebody without an account. */
  projectId: number | null;
  /** In settings, where the check belongs to the steps of the connection. */
  isWithoutCheck?: boolean;
}

/** The steps in order, and the check at the end. The same in settings and onboarding. */
export function InstallSteps({ system, files, projectId, isWithoutCheck = false }: InstallStepsProps) {
  const texts = useTexts(integrationTexts);
  const steps = { shopify: ShopifySteps, typo3: Typo3Steps, custom: CustomSteps };
  const Steps = steps[system];
  return (
    <ol className="grid gap-10">
      <Steps files={files} projectId={projectId} />
      {!isWithoutCheck && projectId !== null && (
        <Step title={texts.checkTitle} text={texts.checkText}>
          <IntegrationCheck projectId={projectId} system={system} />
        </Step>
      )}
    </ol>
  );
}

const codeOf = (files: readonly CodeFile[], name: string) => files.find((file) => file.name === name)?.code ?? '';

function ShopifySteps({ files }: { files: readonly CodeFile[] }) {
  const texts = useTexts(integrationTexts);
  return (
    <>
      <Step text={texts.shopifyOpen}>
        <ThemePlaces place="menu" />
      </Step>
      <Step text={texts.shopifySnippet}>
        <ThemePlaces place="snippet" />
        <Code file="snippets/linkbild.liquid" files={files} folded />
      </Step>
      <Step text={texts.shopifyTheme}>
        <ThemePlaces place="layout" />
        <Code file="theme.liquid" title="layout/theme.liquid" files={files} />
        <p className="mt-3 text-ink-faint text-sm">{texts.shopifyWhy}</p>
      </Step>
    </>
  );
}

function Typo3Steps({ files }: { files: readonly CodeFile[] }) {
  const texts = useTexts(integrationTexts);
  return (
    <Step text={texts.typo3Step}>
      <Code file="setup.typoscript" files={files} bounded />
      <p className="mt-3 text-ink-faint text-sm">{texts.typo3Why}</p>
    </Step>
  );
}

function CustomSteps({ files, projectId }: { files: readonly CodeFile[]; projectId: number | null }) {
  const texts = useTexts(integrationTexts);
  const [file, setFile] = useState<string>('tags.html');
  return (
    <Step text={texts.customStep}>
      <HeadArt line={'<meta property="og:image" …>'} />
      <Choice
        className="my-4 max-w-72"
        label={texts.customChoice}
        value={file}
        onChange={setFile}
        options={[
          { value: 'tags.html', label: texts.customHtml },
          { value: 'linkbild.js', label: texts.customJs },
          { value: 'linkbild.php', label: texts.customPhp },
        ]}
      />
      <p className="mb-4 max-w-text text-ink-soft text-sm">
        <WithCode text={file === 'tags.html' ? texts.customTags : texts.customCode} />
      </p>
      <Code key={file} file={file} title={file === 'tags.html' ? 'HTML' : file} files={files} bounded folded />
      {file === 'tags.html' && projectId !== null && (
        <div className="mt-3">
          <ZipLink projectId={projectId} system="html" />
        </div>
      )}
      {file === 'linkbild.php' && (
        <div className="mt-4">
          <p className="mb-4 text-ink-soft text-sm">{texts.phpClass}</p>
          <Code file="src/Images.php" files={files} bounded folded />
        </div>
      )}
    </Step>
  );
}

function Code({
  file,
  title,
  files,
  ...how
}: {
  file: string;
  title?: string;
  files: readonly CodeFile[];
  bounded?: boolean;
  /** Nobody has to read it: it is copied. */
  folded?: boolean;
}) {
  const common = useTexts(commonTexts);
  const { showCode } = useTexts(integrationTexts);
  return <CodeBlock title={title ?? file} code={codeOf(files, file)} {...how} texts={{ ...common, showCode }} />;
}
