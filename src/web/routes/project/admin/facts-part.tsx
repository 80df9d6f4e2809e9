import type { Project } from '#contract/entities/project.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { Moment } from '../../../components/ui/timestamp.tsx';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { projectAdminTexts } from '../../../i18n/project/admin.ts';
import { Part } from '../../app/account/part.tsx';

export function FactsPart({ project }: { project: Project }) {
  const texts = useTexts(projectAdminTexts);
  const language = useLanguage();
  const rows = [
    [texts.address, project.full],
    [texts.slug, project.slug],
    [texts.id, project.id],
    [texts.uuid, <code key="uuid">{project.uuid}</code>],
    [texts.created, <Moment key="created" iso={project.createdAt} isFull />],
    [texts.lastRead, project.subPagesFetchedAt && <Moment key="read" iso={project.subPagesFetchedAt} isFull />],
    [texts.found, project.subPagesFound === null ? null : writeNumber(project.subPagesFound, language)],
  ] as const;
  return (
    <Part title={texts.facts} text={texts.factsText}>
      <dl className="grid gap-2.5 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6">
            <dt className="text-ink-faint">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
