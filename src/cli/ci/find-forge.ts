import type { Text } from '#domain/language.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { type Forge, refusedTexts } from './forge.ts';
import { github, pullRequestOf } from './github.ts';
import { gitlab } from './gitlab.ts';

type Environment = Record<string, string | undefined>;

/** Where a job's results can be shown, or why they cannot. */
export type FoundForge = { apiUrl: string; open: (safeFetch: SafeFetch) => Forge } | { without: Text };

export function findForge(env: Environment): FoundForge {
  if (env.GITLAB_CI) return findGitlab(env);
  const pull = pullRequestOf(env.GITHUB_EVENT_PATH);
  if (pull === null || !env.GITHUB_REPOSITORY) return { without: refusedTexts.noRequest };
  const token = env.GITHUB_TOKEN;
  if (!token) return { without: refusedTexts.noToken('GITHUB_TOKEN') };
  const apiUrl = env.GITHUB_API_URL ?? 'https://api.github.com';
  const serverUrl = env.GITHUB_SERVER_URL ?? 'https://github.com';
  const repository = env.GITHUB_REPOSITORY;
  return { apiUrl, open: (safeFetch) => github(safeFetch, { apiUrl, serverUrl, repository, token, ...pull }) };
}

function findGitlab(env: Environment): FoundForge {
  const mergeRequest = env.CI_MERGE_REQUEST_IID;
  const projectId = env.CI_MERGE_REQUEST_PROJECT_ID ?? env.CI_PROJECT_ID;
  const apiUrl = env.CI_API_V4_URL;
  if (!mergeRequest || !projectId || !apiUrl) return { without: refusedTexts.noRequest };
  const token = env.LINKBILD_GITLAB_TOKEN;
  if (!token) return { without: refusedTexts.noToken('LINKBILD_GITLAB_TOKEN') };
  return { apiUrl, open: (safeFetch) => gitlab(safeFetch, { apiUrl, projectId, mergeRequest, token }) };
}
