// A GitLab for tests: notes of merge requests and uploads of one project, with GitLab's shapes and errors
// (docs.gitlab.com/api: notes, project_markdown_uploads).
import { createHash } from 'node:crypto';
import { type JsonAnswer, type JsonRequest, serveJson } from '../serve-json.ts';

interface Note {
  id: number;
  body: string;
  author: { id: number; username: string };
}

/** `read`: a token without the scope api. */
export interface Token {
  user: number;
  scope: 'api' | 'read_api';
}

export async function startGitlab(projectId: string) {
  const tokens = new Map<string, Token>();
  const notes: Note[] = [];
  const uploads = new Map<string, string>();
  let nextId = 1;
  const insufficient = {
    error: 'insufficient_scope',
    error_description: 'The request requires higher privileges than provided by the access token.',
    scope: 'api',
  };

  function answer({ method, path, query, headers, body, text }: JsonRequest): JsonAnswer {
    const token = tokens.get(String(headers['private-token']));
    if (!token) return [401, { message: '401 Unauthorized' }];
    const author = { id: token.user, username: `project_${projectId}_bot` };
    if (path === '/api/v4/user') return [200, author];
    if (method !== 'GET' && token.scope !== 'api') return [403, insufficient];
    const base = `/api/v4/projects/${projectId}`;
    if (!path.startsWith(`${base}/`)) return [404, { message: '404 Project Not Found' }];
    if (path === `${base}/uploads`) return upload(text, String(headers['content-type']));
    const [, id] = /\/merge_requests\/\d+\/notes(?:\/(\d+))?$/.exec(path) ?? ['', null];
    if (id === null) return [404, { message: '404 Not found' }];
    if (method === 'GET') {
      const size = Number(query.get('per_page') ?? 20);
      const from = (Number(query.get('page') ?? 1) - 1) * size;
      return [200, notes.slice(from, from + size)];
    }
    const said = (body as { body?: unknown } | null)?.body;
    if (typeof said !== 'string') return [400, { error: 'body is missing' }];
    if (method === 'PUT') {
      const known = notes.find((note) => note.id === Number(id));
      if (!known) return [404, { message: '404 Note Not Found' }];
      if (known.author.id !== token.user) return [403, { message: '403 Forbidden' }];
      known.body = said;
      return [200, known];
    }
    const note = { id: nextId++, body: said, author };
    notes.push(note);
    return [201, note];
  }

  function upload(text: string, contentType: string): JsonAnswer {
    const [, boundary = ''] = /boundary=(.+)$/.exec(contentType) ?? [];
    const [, part = ''] = text.split(`--${boundary}`);
    const [head = '', content = ''] = part.split(/\r\n\r\n([\s\S]*)\r\n$/);
    const [, name] = /name="file"; filename="([^"]+)"/.exec(head) ?? [];
    if (name === undefined) return [400, { error: 'file is missing' }];
    const secret = createHash('md5').update(content).digest('hex');
    uploads.set(name, content);
    const url = `/uploads/${secret}/${name}`;
    const alt = name.replace(/\.\w+$/, '');
    return [201, { id: nextId++, alt, url, full_path: `/-/project/${projectId}${url}`, markdown: `![${alt}](${url})` }];
  }

  const { url, close } = await serveJson(answer);
  return { apiUrl: `${url}/api/v4`, close, tokens, notes, uploads };
}
