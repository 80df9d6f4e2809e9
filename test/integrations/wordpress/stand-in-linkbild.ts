import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** The calls of a connected site, answered as told. Which changes came is what a test asks. */
export interface StandInLinkbild {
  apiUrl: string;
  code: string;
  changes: { url: string; change: string }[];
  /** 200, or what every call with a token answers instead. */
  status: number;
  stop(): Promise<void>;
}

export const token = 'lbs_0123456789abcdefghijklmnopqrstuvwxyzABCDEF';
export const project = {
  uuid: '7e3f0f6e-9a53-4f43-9d86-0d2b6f4c9a11',
  title: 'Lamps & more',
  url: 'http://localhost',
  screenUrl: 'https://linkbild.example/dashboard',
};
export const imagesUrl = 'https://linkbild.example/images';

export async function startStandInLinkbild(uuid = project.uuid): Promise<StandInLinkbild> {
  const server = createServer(async (request, response) => {
    const body = JSON.parse((await text(request)) || '{}');
    const answer = (status: number, value: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(value));
    };
    if (request.url === '/api/site/connect') {
      if (body.code === standIn.code.split('@')[0])
        return answer(200, { token, imagesUrl, project: { ...project, uuid } });
      return answer(404, { statusCode: 404, code: 'CONNECT_CODE_UNKNOWN', message: 'This code is unknown.' });
    }
    const isKnown = request.headers.authorization === `Bearer ${token}`;
    const status = isKnown ? standIn.status : 401;
    if (status !== 200) return answer(status, { statusCode: status, code: 'STAND_IN', message: 'Not now.' });
    if (request.url === '/api/site/changes') standIn.changes.push(...body.changes);
    answer(200, { accepted: body.changes?.length ?? 0, ignored: [], pages: [], ok: true });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const apiUrl = `http://localhost:${port}/api`;
  const standIn: StandInLinkbild = {
    apiUrl,
    code: `7K3M-Q9TA-0XVB-W2ZE@${apiUrl}`,
    changes: [],
    status: 200,
    stop: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
  return standIn;
}
