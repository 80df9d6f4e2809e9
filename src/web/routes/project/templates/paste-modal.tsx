import { useState } from 'react';
import { routeNameOf } from '#domain/routing/route-name.ts';
import { api } from '#web/browser-client.ts';
import { callErrors } from '#web/components/actions/call-errors.ts';
import { useRevalidate } from '#web/components/actions/use-revalidate.ts';
import { toast } from '#web/components/toasts/toasts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Choice } from '#web/components/ui/choice.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { TextArea } from '#web/components/ui/text-field.tsx';
import { commonTexts, offlineTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { templatesTexts } from '#web/i18n/project/templates.ts';
import type { TemplateSection } from './load-templates.server.ts';

interface PasteWindowProps {
  open: boolean;
  onClose: () => void;
  sections: readonly TemplateSection[];
}

type Pasted = Parameters<typeof api.createPastedRouteTemplate>[0]['body']['routeTemplate'];

function readPasted(text: string): Pasted | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null && 'html' in found && 'name' in found ? (found as Pasted) : null;
  } catch {
    return null;
  }
}

/** A template from the clipboard onto a route. The pasted text stays in the field until it is stored. */
export default function PasteModal({ open, onClose, sections }: PasteWindowProps) {
  const texts = useTexts(templatesTexts);
  const common = useTexts(commonTexts);
  const { offline } = useTexts(offlineTexts);
  const language = useLanguage();
  const revalidate = useRevalidate();
  const [text, setText] = useState('');
  const [routeId, setRouteId] = useState(String(sections[0]?.route.id ?? ''));
  const [errors, setErrors] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const paste = async () => {
    const routeTemplate = readPasted(text);
    if (!routeTemplate) return setErrors([texts.pasteWrong]);
    setBusy(true);
    try {
      await api.createPastedRouteTemplate({ body: { routeId: Number(routeId), routeTemplate } });
      toast.success(texts.pasted);
      setText('');
      onClose();
      revalidate();
    } catch (error) {
      setErrors(callErrors(error, offline));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      {...{ open, onClose }}
      title={texts.paste}
      description={texts.pasteText}
      texts={common}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button variant="signal" state={busy ? 'loading' : 'idle'} disabled={text.trim() === ''} onClick={paste}>
            {texts.paste}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <TextArea
          label={texts.pasteLabel}
          value={text}
          errors={errors}
          spellCheck={false}
          onChange={(event) => {
            setText(event.target.value);
            setErrors([]);
          }}
          rows={6}
          style={{ maxHeight: '40dvh', fontFamily: 'var(--font-mono)', fontSize: '0.8125rem' }}
        />
        <Choice
          label={texts.pasteInto}
          value={routeId}
          onChange={setRouteId}
          options={sections.map(({ route }) => ({
            value: String(route.id),
            label: routeNameOf(route)[language],
          }))}
        />
      </div>
    </Modal>
  );
}
