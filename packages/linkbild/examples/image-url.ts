import { type Client, LinkbildError } from 'linkbild/client';

/** The address of a page's image. A page that Linkbild does not know yet is added; null: it is not of this site. */
export async function imageUrl(client: Client, projectId: string, url: string): Promise<string | null> {
  try {
    const page = await client.addSubPage({ params: { id: projectId }, body: { url } });
    return page.liveImageUrl;
  } catch (error) {
    if (error instanceof LinkbildError && error.code === 'PAGE_NOT_OF_SITE') return null;
    throw error;
  }
}
