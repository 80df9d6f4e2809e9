import { type ReactNode, useState } from 'react';
import { commonTexts } from '../../i18n/common.ts';
import { useTexts } from '../../i18n/language.tsx';
import { integrationTexts } from '../../i18n/project/integration.ts';
import { Choice } from '../listing/choice.tsx';
import { CodeBlock } from '../ui/code-block.tsx';
import { WithCode } from '../ui/with-code.tsx';
import { IntegrationCheck } from './integration-check.tsx';

export interface CodeFile {
  name: string;
  code: string;
}
export type System = 'shopify' | 'typo3' | 'custom';

interface InstallStepsProps {
  system: System;
  files: readonly CodeFile[];
  projectId: number;
}

/** What to do, in order, and the check at the end. The same in settings and onboarding. */
export function InstallSteps({ system, files, projectId }: InstallStepsProps) {
  const texts = useTexts(integrationTexts);
  const steps = { shopify: ShopifySteps, typo3: Typo3Steps, custom: CustomSteps };
  const Steps = steps[system];
  return (
    <ol className="grid gap-10">
      <Steps files={files} />
      <Step title={texts.checkTitle} text={texts.checkText}>
        <IntegrationCheck projectId={projectId} system={system} />
      </Step>
    </ol>
  );
}

const codeOf = (files: readonly CodeFile[], name: string) => files.find((file) => file.name === name)?.code ?? '';

function ShopifySteps({ files }: { files: readonly CodeFile[] }) {
  const texts = useTexts(integrationTexts);
  return (
    <>
      <Step text={texts.shopifyOpen} />
      <Step text={texts.shopifySnippet}>
        <Code file="snippets/linkbild.liquid" files={files} bounded />
      </Step>
      <Step text={texts.shopifyTheme}>
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

const languages = { 'linkbild.js': 'JavaScript', 'linkbild.php': 'PHP', 'wordpress.php': 'WordPress' } as const;

function CustomSteps({ files }: { files: readonly CodeFile[] }) {
  const texts = useTexts(integrationTexts);
  const [file, setFile] = useState<string>('linkbild.js');
  return (
    <>
      <Step text={texts.customTags}>
        <Code file="tags.html" title="HTML" files={files} />
      </Step>
      <Step text={texts.customCode}>
        <Choice
          className="mb-4 max-w-56"
          label={texts.languageChoice}
          value={file}
          onChange={setFile}
          options={Object.entries(languages).map(([value, label]) => ({ value, label }))}
        />
        {file === 'wordpress.php' && <p className="mb-4 text-ink-soft text-sm">{texts.wordpress}</p>}
        <Code key={file} file={file} files={files} bounded />
      </Step>
    </>
  );
}

function Code({
  file,
  title,
  files,
  bounded,
}: {
  file: string;
  title?: string;
  files: readonly CodeFile[];
  bounded?: boolean;
}) {
  const common = useTexts(commonTexts);
  return <CodeBlock title={title ?? file} code={codeOf(files, file)} bounded={bounded} texts={common} />;
}

function Step({ title, text, children }: { title?: string; text: string; children?: ReactNode }) {
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 [counter-increment:step]">
      <span
        aria-hidden
        className="figures grid size-7 place-items-center rounded-full border border-line-strong/60 text-sm before:content-[counter(step)]"
      />
      <div className="min-w-0 pt-0.5">
        {title && <h2 className="mb-1 font-[550] text-base">{title}</h2>}
        <p className="max-w-text text-ink-soft text-sm">
          <WithCode text={text} />
        </p>
        {children && <div className="mt-4">{children}</div>}
      </div>
    </li>
  );
}
