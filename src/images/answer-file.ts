interface FileAnswer {
  /** Not public: no shared cache keeps it, and no search engine lists it. */
  isPublic: boolean;
  disposition?: string;
}

/** A public report can be unpublished: shared caches keep its files only for minutes. */
export function sendFile(bytes: Uint8Array, contentType: string, { isPublic, disposition }: FileAnswer): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': contentType,
      ...(isPublic
        ? { 'cache-control': 'public, max-age=300' }
        : { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' }),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      ...(disposition ? { 'content-disposition': disposition } : {}),
    },
  });
}
