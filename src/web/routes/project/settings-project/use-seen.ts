import { useState } from 'react';
import { useActionData, useNavigation } from 'react-router';
import type { Project } from '#contract/entities/project.ts';
import type { SettingsActionData } from './answer-settings.server.ts';

/** The form's text fields, and what is saved of an empty one. */
export const textFields = {
  title: '',
  description: '',
  notes: '',
  logoUrl: null,
  shopifyUrl: null,
  primaryColor: null,
} satisfies Partial<Record<keyof Project, '' | null>>;
const fields = [...(Object.keys(textFields) as (keyof typeof textFields)[]), 'pageType' as const];
type Seen = Pick<Project, (typeof fields)[number]>;

/**
 * The fields as the person saw them at first, as JSON. If they were shown what somebody else wrote, they have seen that
 * too: saving again then means replacing it.
 */
export function useSeen(project: Project, answer: SettingsActionData | undefined): string {
  const [shown, setShown] = useState<{ seen: Seen; answer: SettingsActionData | undefined }>({ seen: project, answer });
  if (answer !== shown.answer) {
    const conflicting = answer?.refusal?.status === 409 ? fields.filter((field) => answer.refusal?.errors[field]) : [];
    setShown({
      seen: { ...shown.seen, ...Object.fromEntries(conflicting.map((field) => [field, project[field]])) },
      answer,
    });
  }
  return JSON.stringify(Object.fromEntries(fields.map((field) => [field, shown.seen[field]])));
}

/** The response to a save once the project has been reloaded: the router provides it earlier. */
export function useSettledActionData(): SettingsActionData | undefined {
  const newest = useActionData<SettingsActionData>();
  const { state } = useNavigation();
  const [settled, setSettled] = useState(newest);
  if (state === 'idle' && settled !== newest) setSettled(newest);
  return settled;
}

/** Counts saves. As the form's key it starts over with the server's data, when no input can be lost. */
export function useSaves(answer: SettingsActionData | undefined): number {
  const [saves, setSaves] = useState({ count: 0, answer });
  if (answer !== saves.answer) {
    const isSaved = answer?.intent === 'save' && answer.refusal === null;
    setSaves({ count: saves.count + (isSaved ? 1 : 0), answer });
  }
  return saves.count;
}
