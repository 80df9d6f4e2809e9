import { Button } from '#web/components/ui/button.tsx';
import { CodeBlock } from '#web/components/ui/code-block.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { webhooksTexts } from '#web/i18n/project/webhooks.ts';

/** Shown once, until the person says that they have it. */
export function NewSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const texts = useTexts(webhooksTexts);
  return (
    <div className="grid justify-items-start gap-3" role="status">
      <p className="text-sm">{texts.secretOnce}</p>
      <div className="w-full">
        <CodeBlock code={secret} title={texts.secret} texts={useTexts(commonTexts)} />
      </div>
      <Button size="sm" variant="outline" onClick={onClose}>
        {texts.secretCopied}
      </Button>
    </div>
  );
}
