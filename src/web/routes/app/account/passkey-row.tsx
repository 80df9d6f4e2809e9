import { type SubmitEvent, useState } from 'react';
import type { Passkey } from '#contract/entities/passkey.ts';
import { DeleteButton } from '#web/components/actions/action-buttons.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button, IconButton } from '#web/components/ui/button.tsx';
import { KeyRound, Pencil } from '#web/components/ui/icons.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { accountTexts } from '#web/i18n/app/account.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: (name: string) => Promise<unknown>;
  onRemove: () => void;
}

export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const texts = useTexts(accountTexts);
  const common = useTexts(commonTexts);
  const [isRenaming, setRenaming] = useState(false);
  const rename = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (name && name !== passkey.name) await onRename(name);
    setRenaming(false);
  };
  if (isRenaming) {
    return (
      <li className="py-4">
        <form onSubmit={rename} className="flex flex-wrap items-end gap-3" noValidate>
          <TextField
            name="name"
            className="flex-1 basis-52"
            label={texts.passkeyName}
            defaultValue={passkey.name}
            maxLength={60}
            // The person has just requested this very field.
            autoFocus
          />
          <Button type="submit" variant="outline">
            {common.save}
          </Button>
          <Button variant="quiet" onClick={() => setRenaming(false)}>
            {common.cancel}
          </Button>
        </form>
      </li>
    );
  }
  return (
    <li className="flex items-center gap-4 py-4">
      <KeyRound aria-hidden className="size-4.5 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-[550]">
          <span className="[overflow-wrap:anywhere]">{passkey.name}</span>
          {passkey.isBackedUp && <Badge>{texts.passkeySynced}</Badge>}
        </p>
        <p className="mt-0.5 text-ink-faint">
          {texts.added} <Timestamp iso={passkey.createdAt} isDay /> · {texts.lastUsed}{' '}
          {passkey.lastUsedAt ? <Timestamp iso={passkey.lastUsedAt} isFull /> : texts.never}
        </p>
      </div>
      <div className="flex shrink-0">
        <IconButton size="sm" label={texts.renameThis(passkey.name)} onClick={() => setRenaming(true)}>
          <Pencil aria-hidden className="size-4" />
        </IconButton>
        <DeleteButton label={texts.removeThis(passkey.name)} onClick={onRemove} />
      </div>
    </li>
  );
}
