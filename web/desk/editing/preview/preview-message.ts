import type { ArticleAnswer } from '#shared/library/library.schema.ts';

/** What the form and the frame of its preview say to each other. */
type FromFrame = { type: 'preview-ready' };
type ToFrame = { type: 'preview-article'; article: ArticleAnswer };

export function sendToFrame(frame: HTMLIFrameElement, article: ArticleAnswer): void {
  const message: ToFrame = { type: 'preview-article', article };
  frame.contentWindow?.postMessage(message, window.location.origin);
}

/** Hears when the page in the frame is there and waits for an article, as often as it is loaded. */
export function onFrameReady(frame: HTMLIFrameElement, onReady: () => void): () => void {
  return hear<FromFrame>(({ source, data }) => {
    if (source === frame.contentWindow && data?.type === 'preview-ready') onReady();
  });
}

/** In the frame: asks for the article, and hears of every change. Without a form around it, nothing comes. */
export function onPreviewArticle(onArticle: (article: ArticleAnswer) => void): () => void {
  const stop = hear<ToFrame>(({ source, data }) => {
    if (source === window.parent && data?.type === 'preview-article') onArticle(data.article);
  });
  const ready: FromFrame = { type: 'preview-ready' };
  if (window.parent !== window) window.parent.postMessage(ready, window.location.origin);
  return stop;
}

/** In the frame: saving by key means the form, wherever the last click was. */
export function passSaveKeyOn(): () => void {
  const pass = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (window.parent === window || !(ctrlKey || metaKey) || altKey || key.toLowerCase() !== 's') return;
    event.preventDefault();
    window.parent.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey }));
  };
  window.addEventListener('keydown', pass);
  return () => window.removeEventListener('keydown', pass);
}

/** Only our own pages are listened to. */
function hear<Message>(listener: (event: MessageEvent<Message | null>) => void): () => void {
  const checked = (event: MessageEvent<Message | null>) => {
    if (event.origin === window.location.origin) listener(event);
  };
  window.addEventListener('message', checked);
  return () => window.removeEventListener('message', checked);
}
