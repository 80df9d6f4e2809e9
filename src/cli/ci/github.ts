import { readFileSync } from 'node:fs';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { type Called, COMMENT_MARKER, callApi, type Forge, fieldOf, listOf, type Refused, textOf } from './forge.ts';

// GitHub: the comment is one of the pull request, the images are files of a branch that holds nothing else. A comment
// cannot hold data URIs, and GitHub has no call for uploads; files of the repository are shown to whoever may read it.

const IMAGES_BRANCH = 'linkbild-previews';
const PER_PAGE = 100;
/** A pull request with more comments has other problems. */
const MAX_PAGES = 20;
/** Another pull request may have added images just now. */
const ATTEMPTS = 4;

export interface GithubJob {
  apiUrl: string;
  serverUrl: string;
  repository: string;
  token: string;
  /** Of the pull request. */
  number: number;
  /** The commit whose previews are shown. */
  sha: string;
}

/** The number of the pull request, from the event that started the job; null: there is none. */
export function pullRequestOf(eventPath: string | undefined): { number: number; sha: string } | null {
  if (!eventPath) return null;
  try {
    const pull = fieldOf(JSON.parse(readFileSync(eventPath, 'utf8')), 'pull_request');
    const number = fieldOf(pull, 'number');
    return typeof number === 'number' ? { number, sha: textOf(fieldOf(pull, 'head'), 'sha') } : null;
  } catch {
    return null; // an event without a file, as in a schedule
  }
}

export function github(safeFetch: SafeFetch, job: GithubJob): Forge {
  const repo = `${job.apiUrl}/repos/${job.repository}`;
  const headers = {
    authorization: `Bearer ${job.token}`,
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
  };
  const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown): Promise<Called> =>
    callApi(safeFetch, { method, url: `${repo}${path}`, headers, ...(body === undefined ? {} : { body }) });

  return {
    storeImages: (images) => storeImages(call, images, job),
    async comment(text) {
      const found = await findComment(call, job.number);
      if (found !== null && typeof found === 'object') return found;
      const body = { body: text };
      const done =
        found === null
          ? await call('POST', `/issues/${job.number}/comments`, body)
          : await call('PATCH', `/issues/comments/${found}`, body);
      return done.ok ? { done: found === null ? 'created' : 'updated' } : { refused: done.message };
    },
  };
}

type CallRepo = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) => Promise<Called>;

/** Anybody can write the mark into a comment; only one of a program or of the project's people is ours to change. */
const trusted: ReadonlySet<string> = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);
const isOurs = (comment: unknown): boolean =>
  textOf(comment, 'body').startsWith(COMMENT_MARKER) &&
  (textOf(fieldOf(comment, 'user'), 'type') === 'Bot' || trusted.has(textOf(comment, 'author_association')));

async function findComment(call: CallRepo, number: number): Promise<number | null | Refused> {
  for (let page = 1; page <= MAX_PAGES; page++) {
    const answer = await call('GET', `/issues/${number}/comments?per_page=${PER_PAGE}&page=${page}`);
    if (!answer.ok) return { refused: answer.message };
    const comments = listOf(answer.value);
    const id = fieldOf(comments.find(isOurs), 'id');
    if (typeof id === 'number') return id;
    if (comments.length < PER_PAGE) break;
  }
  return null;
}

/** One commit with all images in a folder of the pull request. The link names the commit, so it stays right. */
async function storeImages(call: CallRepo, images: ReadonlyMap<string, string>, job: GithubJob) {
  const folder = `pr-${job.number}`;
  for (let attempt = 1; ; attempt++) {
    const head = await branchHead(call);
    if (!head.ok) return { refused: head.message };
    const tree = await call('POST', '/git/trees', {
      ...(head.tree === null ? {} : { base_tree: head.tree }),
      tree: Array.from(images, ([name, content]) => ({
        path: `${folder}/${name}`,
        mode: '100644',
        type: 'blob',
        content,
      })),
    });
    if (!tree.ok) return { refused: tree.message };
    const commit = await call('POST', '/git/commits', {
      message: `Link previews of pull request ${job.number}`,
      tree: textOf(tree.value, 'sha'),
      parents: head.commit === null ? [] : [head.commit],
    });
    if (!commit.ok) return { refused: commit.message };
    const sha = textOf(commit.value, 'sha');
    const moved =
      head.commit === null
        ? await call('POST', '/git/refs', { ref: `refs/heads/${IMAGES_BRANCH}`, sha })
        : await call('PATCH', `/git/refs/heads/${IMAGES_BRANCH}`, { sha, force: false });
    // 422: the branch has moved, or was made, since it was read.
    if (!moved.ok && moved.status === 422 && attempt < ATTEMPTS) continue;
    if (!moved.ok) return { refused: moved.message };
    const base = `${job.serverUrl}/${job.repository}/blob/${sha}/${folder}`;
    return { links: new Map(Array.from(images.keys(), (name) => [name, `${base}/${name}?raw=true`])) };
  }
}

async function branchHead(call: CallRepo) {
  const ref = await call('GET', `/git/ref/heads/${IMAGES_BRANCH}`);
  if (!ref.ok) return ref.status === 404 ? ({ ok: true, commit: null, tree: null } as const) : ref;
  const commit = textOf(fieldOf(ref.value, 'object'), 'sha');
  const read = await call('GET', `/git/commits/${commit}`);
  if (!read.ok) return read;
  return { ok: true, commit, tree: textOf(fieldOf(read.value, 'tree'), 'sha') } as const;
}
