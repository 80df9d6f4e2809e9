import type { UserAgent } from '#contract/calls/admin-tables.ts';
import { allSources } from '#domain/agents/agent.ts';
import { EditModal } from '#web/components/admin-lists/edit-modal.tsx';
import { Choice } from '#web/components/ui/choice.tsx';
import { Switch } from '#web/components/ui/switch.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { adminTableTexts } from '#web/i18n/admin/admin.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';

interface UserAgentWindowProps {
  open: boolean;
  onClose: () => void;
  row: UserAgent | null;
  nextPosition: number;
  /** For a new row: the unknown agent's name. */
  pattern?: string;
}

export default function UserAgentModal({ open, onClose, row, nextPosition, pattern }: UserAgentWindowProps) {
  const texts = useTexts(adminTableTexts);
  const common = useTexts(commonTexts);
  return (
    <EditModal
      {...{ open, onClose, row }}
      title={row ? texts.editAgent : texts.addAgent}
      rowInWords={row ? [row.position, row.pattern, row.bot, row.source, row.parent].filter(Boolean).join(' · ') : ''}
      fields={(errors) => (
        <>
          <TextField
            name="pattern"
            label={texts.pattern}
            hint={texts.patternHint}
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={row?.pattern ?? pattern ?? ''}
            errors={errors.pattern}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField name="bot" label={texts.bot} defaultValue={row?.bot ?? ''} errors={errors.bot} />
            <TextField
              name="parent"
              label={texts.parent}
              note={common.optional}
              defaultValue={row?.parent ?? ''}
              errors={errors.parent}
            />
            <Choice
              name="source"
              label={texts.source}
              defaultValue={row?.source ?? 'Unknown'}
              options={allSources.map((source) => ({ value: source, label: source }))}
              errors={errors.source}
            />
            <TextField
              name="position"
              label={texts.position}
              inputMode="numeric"
              defaultValue={String(row?.position ?? nextPosition)}
              errors={errors.position}
            />
          </div>
          <Switch name="isBot" label={texts.isBot} defaultChecked={row?.isBot ?? true} />
        </>
      )}
    />
  );
}
