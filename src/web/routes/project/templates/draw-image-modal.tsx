import { useState } from 'react';
import type { ListedTemplate, OgImage } from '#contract/entities/template.ts';
import { api } from '#web/browser-client.ts';
import { callErrors } from '#web/components/actions/call-errors.ts';
import { copyText } from '#web/components/actions/copy-text.ts';
import { Button } from '#web/components/ui/button.tsx';
import { FieldErrors } from '#web/components/ui/field.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { RadioGroup } from '#web/components/ui/radio-group.tsx';
import { commonTexts, offlineTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { drawImageTexts } from '#web/i18n/project/draw-image.ts';
import { studioSession } from '#web/studio/draw-design.ts';
import { type SamplePage, SamplePageChoice } from '#web/studio/sample-page.tsx';
import { useTemplateName } from '#web/studio/template-name.ts';
import type { TemplateSection } from './load-templates.server.ts';

interface DrawImageModalProps {
  template: ListedTemplate;
  route: TemplateSection['route'];
  open: boolean;
  onClose: () => void;
}

const kinds = ['draft', 'demo'] as const;
type Kind = (typeof kinds)[number];

/** One image with its own address, to look at or to show somebody, without anything becoming live. */
export default function DrawImageModal({ template, route, open, onClose }: DrawImageModalProps) {
  const texts = useTexts(drawImageTexts);
  const nameOf = useTemplateName();
  const common = useTexts(commonTexts);
  const { offline } = useTexts(offlineTexts);
  const [page, setPage] = useState<SamplePage | null>(route.sampleSubPage);
  const [kind, setKind] = useState<Kind>('draft');
  const [drawn, setDrawn] = useState<OgImage | null>(null);
  const [errors, setErrors] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const draw = async () => {
    if (!page) return;
    setBusy(true);
    setErrors([]);
    const input = { params: { id: template.uuid }, body: { url: page.url, sessionId: studioSession } };
    try {
      setDrawn(await (kind === 'draft' ? api.createDraftOgImage(input) : api.createDemoOgImage(input)));
    } catch (error) {
      setErrors(callErrors(error, offline));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      {...{ open, onClose }}
      onClosed={() => setDrawn(null)}
      title={texts.title(nameOf(template.name))}
      description={texts.description}
      texts={common}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {drawn ? common.close : common.cancel}
          </Button>
          {drawn ? (
            <Button variant="signal" onClick={() => copyText(drawn.url, texts.copied)}>
              {texts.copy}
            </Button>
          ) : (
            <Button variant="signal" state={busy ? 'loading' : 'idle'} disabled={!page} onClick={draw}>
              {texts.draw}
            </Button>
          )}
        </>
      }
    >
      {drawn ? (
        <figure>
          <img
            src={drawn.url}
            alt={texts.drawnAlt}
            width={1200}
            height={630}
            className="h-auto w-full rounded-md border border-line bg-sunken"
          />
          <figcaption className="mt-2 text-ink-soft text-sm [overflow-wrap:anywhere]">{drawn.url}</figcaption>
        </figure>
      ) : (
        <div className="grid gap-6">
          <SamplePageChoice
            projectId={template.projectId}
            routeId={route.id}
            pages={[]}
            page={page}
            onChange={setPage}
          />
          <RadioGroup
            name={`kind-${template.uuid}`}
            legend={texts.kind}
            options={kinds.map((value) => ({ value, label: texts[value], hint: texts[`${value}Hint`] }))}
            value={kind}
            onChange={setKind}
          />
          <FieldErrors id={`errors-${template.uuid}`} errors={errors} />
        </div>
      )}
    </Modal>
  );
}
