// A GitHub for tests: comments of issues and the git database of one repository, with GitHub's shapes and errors
// (docs.github.com/rest: issues/comments, git/trees, git/commits, git/refs).
import { type JsonAnswer, type JsonRequest, serveJson } from '../serve-json.ts';
import { error, gitDatabase } from './git-database.ts';

interface Comment {
  id: number;
  body: string;
  user: { login: string; type: 'Bot' | 'User' };
  author_association: string;
}

/** What a job's token may do: `fork` is the token of a pull request from a fork. */
export type Permission = 'write' | 'fork' | 'no-contents';

export async function startGithub(repository: string) {
  const tokens = new Map<string, Permission>();
  const comments: Comment[] = [];
  const git = gitDatabase();
  const calls: string[] = [];
  let nextId = 1;

  function answer(request: JsonRequest): JsonAnswer {
    calls.push(`${request.method} ${request.path}`);
    const permission = tokens.get(String(request.headers.authorization).replace('Bearer ', ''));
    if (permission === undefined) return error(401, 'Bad credentials');
    const base = `/repos/${repository}`;
    if (!request.path.startsWith(`${base}/`)) return error(404, 'Not Found');
    const path = request.path.slice(base.length);
    const isWrite = request.method !== 'GET';
    const isGit = path.startsWith('/git/');
    if (isWrite && (permission === 'fork' || (isGit && permission === 'no-contents')))
      return error(403, 'Resource not accessible by integration');
    return isGit ? git.answer(request, path) : issues(request, path);
  }

  function issues({ method, query, body }: JsonRequest, path: string): JsonAnswer {
    const said = (body as { body?: unknown } | null)?.body;
    if (method !== 'GET' && (typeof said !== 'string' || said.length > 65_536)) return error(422, 'Validation Failed');
    const [, id] = /^\/issues\/comments\/(\d+)$/.exec(path) ?? [];
    if (id !== undefined && method === 'PATCH') {
      const known = comments.find((one) => one.id === Number(id));
      if (!known) return error(404, 'Not Found');
      known.body = String(said);
      return [200, known];
    }
    if (!/^\/issues\/\d+\/comments$/.test(path)) return error(404, 'Not Found');
    if (method === 'GET') {
      const size = Number(query.get('per_page') ?? 30);
      const from = (Number(query.get('page') ?? 1) - 1) * size;
      return [200, comments.slice(from, from + size)];
    }
    const comment: Comment = {
      id: nextId++,
      body: String(said),
      user: { login: 'github-actions[bot]', type: 'Bot' },
      author_association: 'NONE',
    };
    comments.push(comment);
    return [201, comment];
  }

  const { url, close } = await serveJson(answer);
  const { hooks, pushTo, filesOf } = git;
  return { url, close, tokens, comments, calls, hooks, pushTo, filesOf };
}
