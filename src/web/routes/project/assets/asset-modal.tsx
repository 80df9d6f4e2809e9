import { useState } from 'react';
import { CallFailed } from '#contract/client.ts';
import type { Asset } from '#contract/entities/project.ts';
import type { FieldErrors } from '#contract/errors.ts';
import { api } from '#web/browser-client.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ColourPicker } from '#web/components/ui/colour-picker.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { commonTexts, offlineTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { assetsTexts } from '#web/i18n/project/assets.ts';

interface AssetWindowProps {
  open: boolean;
  projectId: number;
  /** Null creates a new colour: fonts and images start with a file. */
  asset: Asset | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Name, description and, for a colour, its value. */
export default function AssetModal({ open, projectId, asset, onClose, onSaved }: AssetWindowProps) {
  const texts = useTexts(assetsTexts);
  const common = useTexts(commonTexts);
  const { offline } = useTexts(offlineTexts);
  const [name, setName] = useState(asset?.name ?? '');
  const [description, setDescription] = useState(asset?.description ?? '');
  const [value, setValue] = useState(asset?.value ?? '#c8350b');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const isColour = asset === null || asset.type === 'color';
  const save = async () => {
    setBusy(true);
    const params = { id: String(projectId) };
    const fields = { name: name.trim(), description: description.trim(), ...(isColour ? { value } : {}) };
    try {
      if (asset) await api.updateAsset({ params: { ...params, assetId: String(asset.id) }, body: fields });
      else await api.createAsset({ params, body: { ...fields, type: 'color' } });
      onSaved();
      onClose();
    } catch (error) {
      if (!(error instanceof CallFailed)) setErrors({ name: [offline] });
      else setErrors(Object.keys(error.errors).length > 0 ? error.errors : { name: [error.message] });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      {...{ open, onClose }}
      size="sm"
      title={asset ? texts.editTitle : texts.newColour}
      texts={common}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button variant="signal" state={busy ? 'loading' : 'idle'} disabled={name.trim() === ''} onClick={save}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') save();
        }}
      >
        <TextField
          label={texts.name}
          value={name}
          maxLength={100}
          errors={errors.name}
          onChange={(event) => setName(event.target.value)}
        />
        {isColour && (
          <ColourPicker label={texts.colour} value={value} onChange={setValue} errors={errors.value} texts={texts} />
        )}
        <TextField
          label={texts.description}
          note={texts.optional}
          value={description}
          maxLength={500}
          errors={errors.description}
          onChange={(event) => setDescription(event.target.value)}
        />
        <button type="submit" hidden />
      </form>
    </Modal>
  );
}
