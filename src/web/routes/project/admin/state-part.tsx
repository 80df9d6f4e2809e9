import { projects } from '#contract/admin-lists/customers.ts';
import type { Project } from '#contract/entities/project.ts';
import { pageStates } from '#domain/enumerations.ts';
import type { useAction } from '#web/components/actions/use-action.ts';
import { Choice } from '#web/components/listing/choice.tsx';
import { Part } from '#web/components/part.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Moment } from '#web/components/ui/timestamp.tsx';
import { adminTexts } from '#web/i18n/admin/admin.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { projectAdminTexts } from '#web/i18n/project/admin.ts';

export function StatePart({ project, act, isBusy }: { project: Project } & ReturnType<typeof useAction>) {
  const texts = useTexts(projectAdminTexts);
  const language = useLanguage();
  const words = useTexts(adminTexts);
  const { state, verifiedAt } = project;
  return (
    <Part title={texts.state} text={texts.stateText}>
      <div className="grid gap-6">
        <Choice
          className="max-w-64"
          label={texts.state}
          value={state}
          onChange={(next) => act('state', { id: next })}
          options={pageStates.map((one) => ({ value: one, label: projects.choice.values[one][language] }))}
        />
        <div className="flex flex-wrap items-center gap-4 text-sm">
          {verifiedAt ? (
            <span>
              <Badge tone="good">{words.verified}</Badge> <Moment iso={verifiedAt} isDay />
            </span>
          ) : (
            <Badge>{words.notVerified}</Badge>
          )}
          <Button
            size="sm"
            variant="outline"
            state={isBusy('verified', verifiedAt ? 'no' : 'yes') ? 'loading' : 'idle'}
            onClick={() => act('verified', { id: verifiedAt ? 'no' : 'yes' })}
          >
            {verifiedAt ? texts.unverify : texts.markVerified}
          </Button>
        </div>
      </div>
    </Part>
  );
}
