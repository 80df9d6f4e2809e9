import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import {
  type Call,
  type Called,
  COMMENT_MARKER,
  callApi,
  type Forge,
  fieldOf,
  listOf,
  type Refused,
  textOf,
} from './forge.ts';

// GitLab: the comment is a note of the merge request, the images are uploads of the project. A job's own token may do
// neither, so a project access token with the scope api is needed.

const PER_PAGE = 100;
const MAX_PAGES = 20;

export interface GitlabJob {
  /** `https://gitlab.com/api/v4` */
  apiUrl: string;
  /** Of the merge request's target: notes and uploads belong there, also for forks. */
  projectId: string;
  mergeRequest: string;
  token: string;
}

export function gitlab(safeFetch: SafeFetch, job: GitlabJob): Forge {
  const project = `${job.apiUrl}/projects/${encodeURIComponent(job.projectId)}`;
  const notes = `${project}/merge_requests/${encodeURIComponent(job.mergeRequest)}/notes`;
  const send = (method: Call['method'], url: string, more: Pick<Call, 'body'> & { headers?: Call['headers'] } = {}) =>
    callApi(safeFetch, { method, url, ...more, headers: { 'private-token': job.token, ...more.headers } });

  return {
    async storeImages(images) {
      const links = new Map<string, string>();
      for (const [name, svg] of images) {
        const uploaded = await send('POST', `${project}/uploads`, multipart(name, svg));
        if (!uploaded.ok) return { refused: uploaded.message };
        links.set(name, textOf(uploaded.value, 'url'));
      }
      return { links };
    },
    async comment(text) {
      const found = await findNote(send, job.apiUrl, notes);
      if (found !== null && typeof found === 'object') return found;
      const body = { body: text };
      const done =
        found === null ? await send('POST', notes, { body }) : await send('PUT', `${notes}/${found}`, { body });
      return done.ok ? { done: found === null ? 'created' : 'updated' } : { refused: done.message };
    },
  };
}

/** A name without quotes and line breaks needs no escaping (picture-name.ts). */
function multipart(name: string, svg: string) {
  const boundary = `linkbild-${crypto.randomUUID()}`;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/svg+xml\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${head}${svg}\r\n--${boundary}--\r\n`,
  };
}

type Send = (method: Call['method'], url: string) => Promise<Called>;

/** Only a note of the token's own user is changed: anybody can write the mark. */
async function findNote(send: Send, apiUrl: string, notes: string): Promise<number | null | Refused> {
  const user = await send('GET', `${apiUrl}/user`);
  if (!user.ok) return { refused: user.message };
  const own = fieldOf(user.value, 'id');
  for (let page = 1; page <= MAX_PAGES; page++) {
    const answer = await send('GET', `${notes}?per_page=${PER_PAGE}&page=${page}&sort=asc`);
    if (!answer.ok) return { refused: answer.message };
    const listed = listOf(answer.value);
    const note = listed.find(
      (one) => textOf(one, 'body').startsWith(COMMENT_MARKER) && fieldOf(fieldOf(one, 'author'), 'id') === own,
    );
    const id = fieldOf(note, 'id');
    if (typeof id === 'number') return id;
    if (listed.length < PER_PAGE) break;
  }
  return null;
}
