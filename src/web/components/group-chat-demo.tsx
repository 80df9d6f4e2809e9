import clsx from 'clsx';
import {
  type ChatImage,
  type ChatPreview,
  chatPreviewOf,
  chatPreviewRule,
} from '#domain/audit/emulation/chat-preview.ts';

/** The group chat of docs/specification.md#s3.22. */
interface GroupChatLink {
  title: string;
  baseurl: string;
  url: string;
  ogImage: ChatImage | null;
  description: string;
  hasPreview: boolean;
}
export interface GroupChatMessage {
  text: string;
  time: string;
  type: 'other' | 'self';
  /** Colour of the author's name. */
  color: string;
  author: string;
  link?: GroupChatLink;
  /** The message the demo is about; it stands out. */
  demoMessage?: boolean;
}
export interface GroupChat {
  name: string;
  members: string;
  imageUrl: string | null;
  messages: readonly GroupChatMessage[];
}
export interface GroupChatDemoProps {
  chat: GroupChat;
  texts: { imageOf: string };
}

/**
 * A chat as it would happen. It is complete without scripts; with them it plays once it scrolls into view
 * (`[data-chat]` in #web/enhance/enhance-page.ts).
 */
export function GroupChatDemo({ chat, texts }: GroupChatDemoProps) {
  return (
    <section data-chat className="overflow-hidden rounded-xl border border-line bg-sunken">
      <header className="flex items-center gap-3 border-line border-b bg-surface px-4 py-3">
        {chat.imageUrl ? (
          <img src={chat.imageUrl} alt="" className="size-9 rounded-full object-cover" width="36" height="36" />
        ) : (
          <span
            aria-hidden
            className="grid size-9 place-items-center rounded-full bg-signal-soft font-display font-semibold text-signal"
          >
            {chat.name.slice(0, 1)}
          </span>
        )}
        <div className="min-w-0">
          <p className="truncate font-[550] text-sm">{chat.name}</p>
          <p className="truncate text-ink-faint text-xs">{chat.members}</p>
        </div>
      </header>
      <ol className="grid gap-2 p-4">
        {chat.messages.map((message) => (
          <li
            key={`${message.time} ${message.author} ${message.text}`}
            className={clsx(
              'max-w-[85%] transition-[translate] duration-300 ease-standard print:visible',
              message.type === 'self' ? 'justify-self-end' : 'justify-self-start',
            )}
          >
            <Message message={message} imageOf={texts.imageOf} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Message({ message, imageOf }: { message: GroupChatMessage; imageOf: string }) {
  const { link } = message;
  const self = message.type === 'self';
  return (
    <div
      className={clsx(
        'rounded-lg border px-3 py-2 text-sm',
        self ? 'rounded-br-xs bg-good-soft' : 'rounded-bl-xs bg-surface',
        message.demoMessage ? 'border-signal' : 'border-line',
      )}
    >
      {!self && (
        <p className="mb-0.5 font-[550] text-xs" style={{ color: message.color }}>
          {message.author}
        </p>
      )}
      {link?.hasPreview && (
        <LinkCard preview={chatPreviewOf(link)} alt={`${imageOf} ${link.title}`} host={link.baseurl} />
      )}
      <p className="flow-root [overflow-wrap:anywhere]">
        {message.text}
        {link && (
          <>
            {message.text && ' '}
            {/* A drawing of a link: the shop behind it is invented. */}
            <span className="text-info underline underline-offset-2">{link.url}</span>
          </>
        )}
        <time className="float-right mt-1 ml-3 text-[0.6875rem] text-ink-faint leading-4">{message.time}</time>
      </p>
    </div>
  );
}

const { preferred } = chatPreviewRule;

/** A wide image stands above the text; a square or tall one small beside it, as chats do. */
function LinkCard({
  preview: { title, description, image },
  alt,
  host,
}: {
  preview: ChatPreview;
  alt: string;
  host: string;
}) {
  const isWide = image?.shape === 'landscape';
  return (
    <span className={clsx('-mx-1 mb-1.5 overflow-hidden rounded-md bg-sunken', isWide ? 'block' : 'flex')}>
      {image && (
        <img
          src={image.url}
          alt={alt}
          width={image.width}
          height={image.height}
          loading="lazy"
          data-shape={image.shape}
          className={clsx('object-cover', isWide ? 'w-full' : 'w-20 shrink-0 self-stretch')}
          style={{
            aspectRatio: isWide ? `${preferred.width}/${preferred.height}` : image.shape === 'square' ? '1' : '3/4',
          }}
        />
      )}
      <span className="block min-w-0 px-2.5 py-2">
        <span className="block font-[550] text-ink leading-snug">{title}</span>
        <span className="mt-0.5 block text-ink-soft text-xs">{description}</span>
        <span className="mt-0.5 block truncate text-ink-faint text-xs">{host}</span>
      </span>
    </span>
  );
}
