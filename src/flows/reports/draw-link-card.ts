import type { CardContent } from '#domain/audit/emulation/card.ts';
import type { Io } from '#io/io.ts';
import type { Renderer } from '#io/render/renderer.ts';

// A link in a WhatsApp chat, as an image for mails, which can draw no cards themselves. Measures are those of
// web/previews/platforms/whatsapp.css, enlarged so that a phone shows the text large enough to read.

type Parts = Pick<Io, 'safeFetch' | 'settings'> & { renderer: Pick<Renderer, 'render'> };

const MAX_CARD_IMAGE_BYTES = 10_000_000;
/** Twice the width of a mail's column. */
const WIDTH = 1040;
const heights = { wide: 800, row: 340, bare: 220 } as const;

const html = `<div style="display:flex;align-items:center;justify-content:center;width:${WIDTH}px;height:{{ height }}px;background-color:#efeae2;color:#111b21">
  <div style="display:flex;flex-direction:column;width:900px;padding:9px;border-radius:24px;background-color:#d9fdd3">
    {% if isShown %}<div style="display:flex;flex-direction:{% if isWide %}column{% else %}row{% endif %};border-radius:18px;overflow:hidden;background-color:#d1f4cc">
      {% if image and isWide %}<img src="{{ image }}" style="width:882px;height:462px;object-fit:cover"/>{% elsif image %}<img src="{{ image }}" style="width:190px;height:190px;object-fit:cover"/>{% endif %}
      <div style="display:flex;flex-direction:column;flex:1;padding:18px 28px 22px">
        {% if title %}<div style="font-size:37px;line-height:50px;font-weight:600;line-clamp:{{ titleLines }};overflow:hidden">{{ title }}</div>{% endif %}
        {% if description %}<div style="font-size:33px;line-height:45px;color:#54656f;line-clamp:{{ descriptionLines }};overflow:hidden">{{ description }}</div>{% endif %}
        <div style="font-size:32px;line-height:45px;color:#7c908a;line-clamp:1;overflow:hidden">{{ host }}</div>
      </div>
    </div>{% endif %}
    <div style="display:flex;align-items:flex-end;gap:24px;padding:14px 16px 8px 20px">
      <div style="flex:1;font-size:37px;line-height:50px;color:#027eb5;line-clamp:1;overflow:hidden;overflow-wrap:anywhere">{{ url }}</div>
      <div style="font-size:29px;line-height:40px;color:#54656f">14:02</div>
      <svg width="44" height="40" viewBox="0 0 22 20" fill="none" stroke="#4fc3f7" stroke-width="1.9"><path d="M2 11l4 4 8-9M9.5 14.5l.5.5 8-9"/></svg>
    </div>
  </div>
</div>`;

/** Null if it could not be drawn, or not with its image. */
export async function drawLinkCard(
  { renderer, safeFetch, settings }: Parts,
  card: CardContent,
): Promise<Uint8Array | null> {
  const hasImage = card.image !== null && (card.layout === 'lg' || card.layout.startsWith('sm'));
  const isWide = card.layout === 'lg' && hasImage;
  const height = !card.isShown ? heights.bare : isWide ? heights.wide : heights.row;
  const image = hasImage && card.isShown ? (card.image?.url ?? null) : null;
  const drawn = await renderer.render({
    // By the page's site: one whose photos are made to be expensive delays only itself.
    quota: `link cards of ${card.host}`,
    html,
    data: {
      height,
      isShown: card.isShown,
      isWide,
      image,
      title: card.title,
      titleLines: Math.max(1, Math.min(2, card.lines.title)),
      description: card.lines.description > 0 ? card.description : null,
      descriptionLines: 1,
      host: card.host,
      url: card.url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''),
    },
    width: WIDTH,
    height,
    format: 'jpeg',
    loadImage: async (url) => {
      const { userAgent } = settings;
      const answer = await safeFetch.fetch(url, { userAgent, accept: 'image/*', maxBytes: MAX_CARD_IMAGE_BYTES });
      return answer.ok ? answer.body : null;
    },
  });
  return drawn.ok && drawn.missingImages.length === 0 ? drawn.bytes : null;
}
