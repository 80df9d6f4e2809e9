/** The address as people say it: without protocol, www and trailing slash. */
const spoken = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/(?<!\/)\/+$/, '');

/** Whether the typed text names the project: by slug or address, with or without protocol. */
export function confirmsProject(typed: string, project: { slug: string; full: string }): boolean {
  const given = spoken(typed);
  return given !== '' && (given === project.slug || given === spoken(project.full));
}

export const confirmsAccount = (typed: string, email: string): boolean => typed.trim().toLowerCase() === email;
