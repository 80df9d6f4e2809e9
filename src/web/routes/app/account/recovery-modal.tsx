import { Download } from '#web/components/ui/icons.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CodeBlock } from '../../../components/ui/code-block.tsx';
import { Modal } from '../../../components/ui/modal.tsx';
import { accountTexts } from '../../../i18n/app/account.ts';
import { commonTexts } from '../../../i18n/common.ts';
import { useTexts } from '../../../i18n/language.tsx';

/** The only time the codes can be read. Only its button closes it. */
export default function RecoveryCodesModal({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const texts = useTexts(accountTexts);
  const common = useTexts(commonTexts);
  const all = codes.join('\n');
  const download = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([`${texts.recovery} – Linkbild\n\n${all}\n`], { type: 'text/plain' }));
    link.download = texts.codesFile;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={texts.codesTitle}
      description={texts.codesText}
      noBackdropClose
      noEscapeClose
      noCloseButton
      texts={common}
      footer={
        <>
          <Button variant="outline" icon={<Download aria-hidden className="size-4" />} onClick={download}>
            {texts.download}
          </Button>
          <Button variant="signal" onClick={onClose}>
            {texts.codesSaved}
          </Button>
        </>
      }
    >
      <CodeBlock code={all} title={texts.recovery} texts={common} />
    </Modal>
  );
}
