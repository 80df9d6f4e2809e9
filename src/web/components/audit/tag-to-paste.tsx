import { CopyCode } from '#web/components/copy-code.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { previewTexts } from '#web/i18n/public/preview.ts';

/** A tag to copy. */
export function SuggestedTag({ code }: { code: string }) {
  const texts = useTexts(previewTexts);
  return <CopyCode code={code} title={texts.pasteTitle} texts={texts} />;
}
