export const SESSION_COOKIE = 'linkbild_session';

/** Makes a browser forget its session, also where the API could not be asked to end it. */
export const forgottenSession = `${SESSION_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

export function readCookie(header: string | null, name: string): string | null {
  for (const part of (header ?? '').slice(0, 16_384).split(';')) {
    const [key, value] = part.split('=');
    if (key?.trim() === name && value && /^[\w-]{1,200}$/.test(value.trim())) return value.trim();
  }
  return null;
}
