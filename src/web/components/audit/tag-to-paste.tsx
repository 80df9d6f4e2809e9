import { useTexts } from '../../i18n/language.tsx';
import { previewTexts } from '../../i18n/public/preview.ts';
import { CopyCode } from '../copy-code.tsx';

/** A tag to copy. */
export function SuggestedTag({ code }: { code: string }) {
  const texts = useTexts(previewTexts);
  return <CopyCode code={code} title={texts.pasteTitle} texts={texts} />;
}
