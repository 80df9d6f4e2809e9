import { createHash, randomUUID } from 'node:crypto';
import type { JsonAnswer, JsonRequest } from '../serve-json.ts';

interface Commit {
  tree: Map<string, string>;
  parents: string[];
}

export const error = (status: number, message: string): JsonAnswer => [
  status,
  { message, documentation_url: 'https://docs.github.com/rest', status: String(status) },
];

/** Trees, commits and branches of a repository. A commit's tree has the commit's name. */
export function gitDatabase() {
  const trees = new Map<string, Map<string, string>>();
  const commits = new Map<string, Commit>();
  const refs = new Map<string, string>();
  /** Called before a branch is moved: another job may be faster. */
  const hooks: { beforeMove?: () => void } = {};
  const shaOf = () => createHash('sha1').update(randomUUID()).digest('hex');
  const addCommit = (tree: Map<string, string>, parents: string[]): string => {
    const sha = shaOf();
    commits.set(sha, { tree, parents });
    trees.set(sha, tree);
    return sha;
  };

  function answer({ method, body }: JsonRequest, path: string): JsonAnswer {
    const [, branch] = /^\/git\/refs?\/(heads\/[\w-]+)$/.exec(path) ?? [];
    const [, commitSha = ''] = /^\/git\/commits\/([\da-f]{40})$/.exec(path) ?? [];
    if (method === 'GET' && branch !== undefined) {
      const sha = refs.get(branch);
      return sha === undefined
        ? error(404, 'Not Found')
        : [200, { ref: `refs/${branch}`, object: { type: 'commit', sha } }];
    }
    if (method === 'GET') {
      const commit = commits.get(commitSha);
      return commit ? [200, { sha: commitSha, tree: { sha: commitSha } }] : error(404, 'Not Found');
    }
    const given = body as Record<string, unknown>;
    if (path === '/git/trees') {
      const files = new Map(trees.get(String(given.base_tree)) ?? []);
      for (const { path: file, content } of given.tree as { path: string; content: string }[]) files.set(file, content);
      const sha = shaOf();
      trees.set(sha, files);
      return [201, { sha, tree: [], truncated: false }];
    }
    if (path === '/git/commits') {
      const tree = trees.get(String(given.tree));
      if (!tree) return error(422, 'Tree SHA does not exist');
      return [201, { sha: addCommit(tree, given.parents as string[]) }];
    }
    return moveBranch(method, path, branch, given);
  }

  function moveBranch(
    method: string,
    path: string,
    branch: string | undefined,
    given: Record<string, unknown>,
  ): JsonAnswer {
    hooks.beforeMove?.();
    const sha = String(given.sha);
    if (method === 'POST' && path === '/git/refs') {
      const name = String(given.ref).replace('refs/', '');
      if (refs.has(name)) return error(422, 'Reference already exists');
      refs.set(name, sha);
      return [201, { ref: given.ref, object: { type: 'commit', sha } }];
    }
    if (method !== 'PATCH' || branch === undefined) return error(404, 'Not Found');
    const head = refs.get(branch) ?? '';
    if (!given.force && !commits.get(sha)?.parents.includes(head)) return error(422, 'Update is not a fast forward');
    refs.set(branch, sha);
    return [200, { ref: `refs/${branch}`, object: { type: 'commit', sha } }];
  }

  /** Another job's commit on a branch. */
  const pushTo = (branch: string, files: Record<string, string>) => {
    const head = refs.get(`heads/${branch}`);
    const tree = new Map([...(commits.get(head ?? '')?.tree ?? []), ...Object.entries(files)]);
    refs.set(`heads/${branch}`, addCommit(tree, head === undefined ? [] : [head]));
  };
  const filesOf = (branch: string) => commits.get(refs.get(`heads/${branch}`) ?? '')?.tree ?? new Map<string, string>();
  return { answer, hooks, pushTo, filesOf };
}
