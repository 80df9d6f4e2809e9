export const SESSION_COOKIE = 'linkbild_session';

/** Makes a browser forget its session, also where the API could not be asked to end it. */
export const forgottenSession = `${SESSION_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;
